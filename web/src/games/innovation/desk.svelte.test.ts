import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { layout } from "../../app/layout.svelte";
import { settings } from "../../app/settings.svelte";
import type { Choice, InnovationQuestion, Outlook, View } from "./api";
import { Desk } from "./desk.svelte";

const MELD: Choice = { meld: "tools" };
const DOGMA: Choice = { dogma: "writing" };
const CLAIM: Choice = { achieve: 1 };

function table(choices: Choice[], risky: boolean[] = []) {
  const options = choices.map((choice) => ({
    text: JSON.stringify(choice),
    choice,
    message: { id: "", args: {} },
  }));
  const prompt = { ask: "action" as const, card: null, effect: 0, demand: false, clause: null };
  const question = { id: 1, prompt, message: { id: "", args: {} }, options, impossible: [] };
  const source = $state({
    view: { players: [{}, {}, {}], turn: 1, rules: {} } as unknown as View,
    question: question as InnovationQuestion | null,
    seats: [],
    viewer: 1 as number | null,
    asked: [1],
    events: [],
    messages: [],
    forced: [],
    showing: null,
    answered: 0,
    sending: false,
    slow: false,
    asking: "1" as string | null,
    chosen: [] as string[],
    choose: (text: string) => void source.chosen.push(text),
    proceed: () => undefined,
  });
  const outlook = { options: choices.map((_, index) => ({ risky: risky[index] ?? false })) } as Outlook;
  let desk: Desk | undefined;
  const leave = $effect.root(() => {
    desk = new Desk(source, () => Promise.resolve(outlook));
  });
  flushSync();
  return { desk: desk as Desk, source, leave };
}

test("claiming is numbered right after drawing, before cards", () => {
  const { desk, leave } = table([MELD, DOGMA, CLAIM, "draw"]);
  expect(desk.numbered.map(({ option }) => option.choice)).toEqual(["draw", CLAIM, MELD, DOGMA]);
  desk.mode = "dogma";
  expect(desk.numbered).toEqual([{ option: expect.objectContaining({ choice: DOGMA }), number: 1 }]);
  leave();
});

test("a choice stands at its place on the table", () => {
  const { desk, leave } = table([MELD, DOGMA, CLAIM, "draw", "pass"]);
  expect([...desk.candidates.keys()]).toEqual(["draw", "age:1", "card:tools", "card:writing"]);
  expect(desk.candidate("card:tools")?.option.choice).toEqual(MELD);
  leave();
});

test("the other seats follow mine around the table; a spectator sits with the first", () => {
  const { desk, source, leave } = table([]);
  expect(desk.others).toEqual([2, 0]);
  source.viewer = null;
  expect([desk.me, ...desk.others]).toEqual([0, 1, 2]);
  leave();
});

test("a risky choice is held until it is sure; another is sent at once", async () => {
  const { desk, source, leave } = table([MELD, DOGMA], [false, true]);
  await desk.choose(desk.candidate("card:writing"));
  expect([desk.held?.reason, source.chosen]).toEqual(["risk", []]);
  await desk.choose(desk.held?.candidate, "sure");
  await desk.choose(desk.candidate("card:tools"));
  expect(source.chosen).toEqual([DOGMA, MELD].map((choice) => JSON.stringify(choice)));
  leave();
});

test("a draw stays covered if that is wished, and on a phone a slow table asks once more", async () => {
  const { desk, source, leave } = table(["draw", MELD]);
  settings.covered = true;
  await desk.choose(desk.candidate("draw"));
  expect(desk.held?.reason).toBe("covered");
  settings.covered = false;
  [layout.phone, source.slow] = [true, true];
  await desk.choose(desk.candidate("card:tools"));
  expect(desk.held?.reason).toBe("confirm");
  await desk.choose(desk.candidate("card:tools"), "seen");
  expect(source.chosen).toEqual([JSON.stringify(MELD)]);
  layout.phone = false;
  leave();
});

test("what was foreseen for a question is forgotten with it", async () => {
  const { desk, source, leave } = table([MELD], [true]);
  await Promise.resolve();
  await Promise.resolve();
  expect(desk.prospect(desk.candidate("card:tools")?.option ?? null)?.risky).toBe(true);
  [source.asking, source.question] = [null, null];
  flushSync();
  expect(desk.outlook).toBeNull();
  leave();
});
