#!/usr/bin/env python3
"""A complete player for Epoka: see bot-protocol.md. It claims and buys what it can, and else follows its luck.

Try it:  epoka arena innovation --bot "python3 docs/example-bot.py" --bots random
"""
import json
import random
import sys


def say(**message):
    print(json.dumps(message), flush=True)


def liking(option):
    """How much the bot likes an option, by the first word of its text; chance decides between equals."""
    likings = {"achieve": 5, "buy": 4, "meld": 3, "dogma": 3, "draw": 2, "yes": 2, "pass": 0, "done": 0}
    return likings.get(option["text"].split()[0], 1), random.random()


def main():
    view, events = None, []
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            random.seed(message["seat"])
            say(type="hello", name="example")
        elif message["type"] == "events":
            events += message["events"]  # what has happened in the whole game; this bot has no use for it
        elif message["type"] == "view":
            view = message["view"]  # the table as it lies now; nor for this
        elif message["type"] == "decision":
            options = message["options"]
            best = max(range(len(options)), key=lambda index: liking(options[index]))
            say(type="answer", number=message["number"], index=best)
        elif message["type"] == "dismissed":
            sys.exit("lost its seat: it " + message["reason"])
        elif message["type"] == "over":
            return


main()
