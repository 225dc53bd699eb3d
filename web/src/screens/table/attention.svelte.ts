// Drawing attention: the live region, the window's title, a sound if wished.

import { settings } from "../../shared/settings.svelte";
import { t } from "../../text/catalogue.svelte";

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

/** The window's title while I am asked, with its own words in somebody else's turn. */
export function title(mine: boolean, abroad: boolean, game: string): void {
  const asked = abroad ? `● ${t("ui-your-decision-abroad")}` : t("web-your-decision-title");
  document.title = mine ? `${asked} · ${game}` : game;
}

/** Calls whoever is asked: by a sound, and by a notification if he looks elsewhere. Each only if switched on. */
export function call(abroad: boolean): void {
  if (settings.sound) ring(abroad);
  if (settings.notify && document.hidden && Notification.permission === "granted") {
    const body = t(abroad ? "ui-your-decision-abroad" : "ui-your-decision");
    new Notification(t("ui-title"), { body, tag: "epoka" });
  }
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
