import {
  PRICES,
  berthPrice,
  charactersShown,
  dismissalGold,
  goldToTake,
  hirePrice,
  recruitPrice,
} from '#engine/murano/rules/prices.js';
import type { Player } from '#engine/murano/state.js';

/** What a player pays and gets for each action as things are, building cards counted. */
export interface Prices {
  readonly takes: number;
  readonly factory: number;
  readonly shop: number;
  readonly palace: number;
  readonly special: number;
  readonly search: number;
  readonly recruit: number;
  readonly shown: number;
  readonly ownBerth: number;
  readonly otherBerth: number;
  readonly hire: number;
  readonly dismissal: number;
}

export const pricesFor = (player: Player): Prices => ({
  ...PRICES,
  takes: goldToTake(player),
  recruit: recruitPrice(player),
  shown: charactersShown(player),
  ownBerth: berthPrice(player, true),
  otherBerth: berthPrice(player, false),
  hire: hirePrice(player),
  dismissal: dismissalGold(player),
});
