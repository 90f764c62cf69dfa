import type { Berth } from '#events/murano/components.js';
import { berthColour } from '#engine/murano/data/islands.js';
import { evolve } from '#engine/murano/evolve/evolve.js';
import { playerOf, works } from '#engine/murano/players.js';
import { berthPrice, dismissalGold, hirePrice } from '#engine/murano/rules/prices.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Outlook } from './outlook.js';
import { worthOf } from './worth.js';

/** The position with a gondolier on that berth. */
export const gondolierPlaced = (state: MuranoState, berth: Berth, outlook: Outlook): number => {
  const { seat } = outlook;
  const player = playerOf(state, seat);
  const gold = berthPrice(player, berthColour(berth) === seat);
  const vp = works(player, 'building-dockside-bar') ? 1 : 0;
  return worthOf(evolve(state, { type: 'GondolierPlaced', seat, berth, gold, vp }), outlook);
};

export const dismissed = (state: MuranoState, outlook: Outlook): number => {
  const player = playerOf(state, outlook.seat);
  if (player.gondoliers === 0) return -Infinity;
  const event = { type: 'GondolierDismissed', seat: outlook.seat, gold: dismissalGold(player) } as const;
  return worthOf(evolve(state, event), outlook);
};

export const hired = (state: MuranoState, outlook: Outlook): number => {
  const player = playerOf(state, outlook.seat);
  const gold = hirePrice(player);
  if (player.dismissed === 0 || player.gold < gold) return -Infinity;
  return worthOf(evolve(state, { type: 'GondolierHired', seat: outlook.seat, gold }), outlook);
};
