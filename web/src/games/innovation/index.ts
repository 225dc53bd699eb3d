import type { GameModule } from "../game";
import { stopsOf } from "../../table/log/stops";
import { t } from "../../ui/text/catalogue.svelte";
import type { Event } from "./api";
import Card from "./card/Card.svelte";
import { ICONS, isCard } from "./card/data";
import Symbol from "./card/Symbol.svelte";
import Cards from "./Cards.svelte";
import Emblem from "./Emblem.svelte";
import Filters from "./Filters.svelte";
import Game from "./Game.svelte";
import Replay from "./Replay.svelte";
import { turns } from "./story";
import { isDeedOf } from "./words";

export const game: GameModule = {
  Emblem,
  Game,
  Replay,
  Card,
  cardId: (slug) => (isCard(slug) ? `innovation-card-${slug}` : null),
  Cards,
  Filters,
  pictures: () => import("pictures:innovation"),
  symbols: { names: ICONS, Symbol, say: (icon) => t(`innovation-icon-${icon}`) },
  isDeed: (event, by) => isDeedOf(event as Event | undefined, by),
  stops: (events, reader) => stopsOf(turns(events as Event[], reader)),
};
