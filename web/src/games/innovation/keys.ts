// The keyboard: numbers choose, letters begin an action, arrows move between the places of the table.

import { sheet } from "../../ui/sheet.svelte";
import { isElsewhere, keyOf } from "../../ui/keys";
import { consequences } from "./consequences";
import type { Desk, Mode } from "./desk.svelte";

export type KeyHooks = {
  undo: () => void;
  help: () => void;
  command: () => void;
  readIcons: () => void;
  lastEvent: () => void;
};

const MODES: Record<string, Mode> = { m: "meld", a: "dogma", o: "achieve" };
const ZONES = ["open", "opponent", "board", "ledger", "hidden", "hand", "score"];

export function onKey(event: KeyboardEvent, desk: Desk, hooks: KeyHooks): void {
  // A press that only says «seen» must not answer the next question as well.
  if (event.defaultPrevented || isElsewhere(event)) return;
  const key = keyOf(event);
  const takesBack = (event.ctrlKey || event.metaKey) && key === "z";
  if (desk.held && (takesBack || key === "escape")) return use(event, () => (desk.held = null));
  if (takesBack) return use(event, hooks.undo);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[1-9]$/.test(key)) return use(event, () => desk.choose(desk.numbered[Number(key) - 1]));
  if (key === " " && !(event.target instanceof HTMLButtonElement)) return use(event, () => byDefault(desk));
  if (key === "d" && desk.isAction) return use(event, () => desk.chooseWord("draw"));
  if (desk.held?.reason === "covered" && key === "enter" && !(event.target instanceof HTMLButtonElement)) {
    return use(event, () => desk.choose(desk.held?.candidate, "sure"));
  }
  const mode = MODES[key];
  if (mode && desk.isAction) return use(event, () => enter(desk, mode));
  if (key === "escape") return use(event, () => (desk.mode = null));
  if (key.startsWith("arrow")) return move(event);
  const other = {
    "?": () => why(desk, hooks.help),
    "/": hooks.command,
    i: hooks.readIcons,
    ".": hooks.lastEvent,
    v: () => showPile(desk),
  }[key];
  if (other) use(event, other);
}

function use(event: KeyboardEvent, run: () => void): void {
  event.preventDefault();
  run();
}

/** Space: the pass, or the only answer there is. */
function byDefault(desk: Desk): void {
  const pass = desk.numbered.find(({ option }) => option.choice === "pass");
  desk.choose(pass ?? (desk.numbered.length === 1 ? desk.numbered[0] : undefined));
}

/** The pile under the focus, or the first of mine that has cards. */
function showPile(desk: Desk): void {
  const [, seat, color] =
    document.activeElement?.closest<HTMLElement>("[data-place^='board:']")?.dataset.place?.split(":") ?? [];
  const first = desk.player.piles.find((pile) => pile.cards.length > 0)?.color;
  if (color) desk.pile = { seat: Number(seat), color };
  else if (first) desk.pile = { seat: desk.me, color: first };
}

/** Explains what has the focus: a line of the log or a card; without one the card that runs, or the keys. */
function why(desk: Desk, help: () => void): void {
  const here = document.activeElement;
  const line = here?.closest(".line")?.querySelector<HTMLElement>(".ask");
  if (line) return line.click();
  const slug = here?.closest<HTMLElement>("[data-slug]")?.dataset.slug ?? desk.running?.card;
  if (!slug) return help();
  const candidate = desk.candidate(`card:${slug}`);
  sheet.pin(slug, "innovation", here, null, candidate ? consequences(desk, candidate.option) : []);
}

function enter(desk: Desk, mode: Mode): void {
  desk.mode = desk.mode === mode ? null : mode;
  const first = desk.numbered[0];
  if (!first) {
    desk.mode = null;
    return;
  }
  queueMicrotask(() => {
    const candidates = [...document.querySelectorAll<HTMLElement>(".spot.candidate")];
    candidates[0]?.focus();
  });
}

/** Left and right within a zone, up and down to the next one. What scrolls and has the focus scrolls. */
function move(event: KeyboardEvent): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-zone]")].filter(
    (one) => !(one as HTMLButtonElement).disabled,
  );
  const here = document.activeElement as HTMLElement | null;
  const zone = here?.dataset.zone;
  if (!zone && here?.closest("[role=region]")) return;
  event.preventDefault();
  if (!here || !zone) {
    all.find((one) => one.dataset.zone === "hand")?.focus();
    return;
  }
  const same = all.filter((one) => one.dataset.zone === zone);
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step !== 0) {
    same[(same.indexOf(here) + step + same.length) % same.length]?.focus();
    return;
  }
  const used = ZONES.filter((name) => all.some((one) => one.dataset.zone === name));
  const next = used[(used.indexOf(zone) + (event.key === "ArrowDown" ? 1 : -1) + used.length) % used.length];
  const x = here.getBoundingClientRect().left;
  const near = all
    .filter((one) => one.dataset.zone === next)
    .sort(
      (a, b) => Math.abs(a.getBoundingClientRect().left - x) - Math.abs(b.getBoundingClientRect().left - x),
    );
  near[0]?.focus();
}
