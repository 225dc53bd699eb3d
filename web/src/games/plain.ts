// A game that gives nothing: its view as a list, its options as buttons.

import PlainGame from "../table/plain/PlainGame.svelte";
import PlainReplay from "../table/plain/PlainReplay.svelte";
import type { GameModule } from "./game";

export const game: GameModule = {
  Emblem: null,
  Game: PlainGame,
  Replay: PlainReplay,
  Card: null,
  cardId: () => null,
  Cards: null,
  Filters: null,
  pictures: null,
  symbols: null,
  isDeed: () => false,
  stops: () => [],
};
