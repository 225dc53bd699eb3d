// Drawing attention: the live region, the window's title, a sound if wished.

import { notify } from "../app/notifications";
import type { Table } from "./connection/table.svelte";
import { settings } from "../app/settings.svelte";
import { t } from "../ui/text/catalogue.svelte";

class Attention {
  polite = $state("");
  urgent = $state("");
  against = $state("");
}

export const attention = new Attention();

/** Says something to screen readers; urgent if an answer is wanted in somebody else's turn. */
export function announce(text: string, urgent: boolean): void {
  attention.urgent = urgent ? text : "";
  attention.polite = urgent ? "" : text;
}

/** What is wanted of me at a table: to come to the game that somebody else has started, or to decide. */
export function wanted({ question, rematch }: Table, abroad: boolean): string | null {
  if (rematch && !rematch.creator && rematch.mine.length > 0) return t("ui-end-rematch");
  return question && t(abroad ? "ui-your-decision-abroad" : "ui-your-decision");
}

/** The window's title: before the game stands what is wanted of me, or else how things are. */
export function title(wanted: string | null, otherwise: string, game: string): void {
  const first = wanted === null ? otherwise : `● ${wanted}`;
  document.title = [first, game].filter(Boolean).join(" · ");
}

/** Calls whoever is wanted: by a sound, and by a notification if he looks elsewhere. Each only if switched on. */
export function call(body: string, abroad: boolean): void {
  if (settings.sound) ring(abroad);
  if (settings.notify && document.hidden) notify(t("ui-title"), body);
}

let audio: AudioContext | null = null;

/** A short tone when I am asked; a double one in somebody else's turn. */
function ring(abroad: boolean): void {
  audio ??= new AudioContext();
  const tone = (at: number, pitch: number) => {
    if (!audio) return;
    const [source, volume] = [audio.createOscillator(), audio.createGain()];
    source.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.35);
    source.connect(volume).connect(audio.destination);
    source.start(audio.currentTime + at);
    source.stop(audio.currentTime + at + 0.4);
  };
  tone(0, abroad ? 660 : 520);
  if (abroad) tone(0.18, 880);
}
