import type { GameModule } from "../game";
import { stopsOf } from "../../table/log/stops";
import { t } from "../../ui/text/catalogue.svelte";
import type { Event } from "./api";
import Card from "./Card.svelte";
import Cards from "./Cards.svelte";
import { ideaCalled } from "./data";
import Emblem from "./Emblem.svelte";
import Game from "./Game.svelte";
import Replay from "./Replay.svelte";
import { turns } from "./story";
import Symbol from "./Symbol.svelte";
import { isDeedOf } from "./words";

export const game: GameModule = {
  Emblem,
  Game,
  Replay,
  Card,
  cardId: (slug) => (ideaCalled(slug) ? `cvlizations-idea-${slug}` : null),
  Cards,
  Filters: null,
  pictures: () => import("pictures:cvlizations"),
  symbols: {
    names: ["food", "wood", "stone", "happiness"],
    Symbol,
    say: (good) => t(`web-good-${good === "happiness" ? "token" : good}`),
  },
  isDeed: (event, by) => isDeedOf(event as Event | undefined, by),
  stops: (events, reader) => stopsOf(turns(events as Event[], reader)),
};
