// Drawing attention: the live region, the window's title, a sound if wished.

import { settings } from "../../shared/settings.svelte";
import { t } from "../../text/catalogue.svelte";

class Attention {
  polite = $state("");
  urgent = $state("");
}

export const attention = new Attention();

/** Says something to screen readers; urgent if an answer is wanted in somebody else's turn. */
export function announce(text: string, urgent: boolean): void {
  attention.urgent = urgent ? text : "";
  attention.polite = urgent ? "" : text;
}

export function title(mine: boolean, game: string): void {
  document.title = mine ? `${t("web-your-decision-title")} · ${game}` : game;
}

let audio: AudioContext | null = null;

/** A short tone when I am asked; a double one in somebody else's turn. Off unless switched on. */
export function ring(abroad: boolean): void {
  if (!settings.sound) return;
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
