import type { Seat } from '#events/viewer.js';
import type { MuranoState } from '#engine/murano/state.js';
import { HIDDEN_CHARACTER } from './weights.js';

/** What the best rival will end with, as far as can be seen, with so many turns to go. */
export const bestRival = (state: MuranoState, seat: Seat, turns: number): number =>
  Math.max(...state.players.map((_, rival) => (rival === seat ? -Infinity : rivalScore(state, rival, turns))));

const rivalScore = (state: MuranoState, rival: Seat, turns: number): number => {
  const player = state.players[rival];
  if (player === undefined) return 0;
  const placed = state.berths.filter((owner) => owner === rival).length;
  const toPlace = Math.min(player.gondoliers, Math.max(0, player.characters.length - placed), turns);
  const scoring = Math.min(player.characters.length, placed + toPlace);
  const idle = Math.max(0, placed - player.characters.length);
  const inHand = player.factories + 2 * player.shops.length + 3 * player.palaces.length + 2 * player.specials;
  return player.vp + scoring * HIDDEN_CHARACTER + idle + inHand * Math.min(1, turns / 2);
};
