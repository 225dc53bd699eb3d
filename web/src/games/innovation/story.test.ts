import { expect, test } from "vitest";
import type { Event } from "./api";
import { blows, turns } from "./story";

const effect = (seat: number, card: string, number = 0): Event =>
  ({ effect: { seat, card, effect: number, demand: false } }) as Event;
const begins = (seat: number): Event => ({ turn: { seat } }) as Event;
const activates: Event = { activated: { seat: 0, card: "clothing", sharers: [1], victims: [] } } as Event;
const splays: Event = { splayed: { seat: 0, color: "green", splay: "left" } } as Event;

const idle = (events: Event[]) =>
  turns([begins(0), activates, ...events], 0).flatMap(({ lines }) => lines.map((line) => line.idle));

test("an effect after which nothing came is told as such", () => {
  expect(idle([effect(1, "clothing"), effect(0, "clothing"), splays, begins(1)])).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test("an effect that may still be running is not", () => {
  expect(idle([effect(1, "clothing")])).toEqual([false, false]);
  expect(idle([effect(1, "clothing"), begins(1)])).toEqual([false, true]);
});

test("an effect that carries out those of another card changes something", () => {
  expect(idle([effect(0, "clothing"), effect(0, "writing"), splays, begins(1)])).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("what I must give to somebody else is against me, what I do with my own cards is not", () => {
  const moves = (from: object | string, to: object | string): Event =>
    ({ moved: { by: 0, act: "transfer", card: "oars", from, to } }) as Event;
  const events = [
    moves({ hand: 0 }, { score: 1 }),
    moves({ hand: 0 }, { score: 0 }),
    moves({ hand: 0 }, "deck"),
    moves({ hand: 1 }, { hand: 2 }),
  ];
  expect(blows(events, 0)).toEqual([0]);
});
