import { works } from '../players.js';
import type { Player } from '../state.js';

export const PRICES = { factory: 1, shop: 2, palace: 2, special: 2, search: 4 } as const;
/** The price of what cannot be had whatever one pays. */
export const OUT_OF_REACH = Infinity;
export const PASS_GOLD = 1;

/** The next ship's price: nothing, then 1, 2, 3 and so on (rule T2). */
export const sailPrice = (moved: number): number => moved;

export const goldToTake = (player: Player): number => (works(player, 'building-bank') ? 4 : 2);

/** 1 and as much as one holds characters; 2 less with the Inn (rules A8, L2). */
export const recruitPrice = (player: Player): number =>
  Math.max(0, 1 + player.characters.length - (works(player, 'building-inn') ? 2 : 0));

export const charactersShown = (player: Player): number => (works(player, 'building-hostel') ? 5 : 3);

/** In one's own colour, and in any other (rules A10, L8). */
export const berthPrice = (player: Player, ownColour: boolean): number => {
  if (works(player, 'building-harbor')) return ownColour ? 1 : 3;
  return ownColour ? 2 : 5;
};

export const hirePrice = (player: Player): number => (works(player, 'building-assembly-hall') ? 1 : 3);
export const dismissalGold = (player: Player): number => (works(player, 'building-assembly-hall') ? 5 : 3);

/** For 1, 2 or 3 beads of one colour (rule A13). */
export const BEAD_GOLD: readonly number[] = [0, 5, 12, 20];
