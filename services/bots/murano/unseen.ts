import type { Character, PalaceTile, ShopTile } from '#events/murano/components.js';
import { supplyFor } from '#engine/murano/data/supply.js';
import type { MuranoState } from '#engine/murano/state.js';

/** Tiles and cards that the seat cannot see: how many of each there may be among all that are face down. */
export const unseenShops = (state: MuranoState): readonly ShopTile[] =>
  leftOver(supplyFor(state.players.length).shops, [
    ...state.sites.flatMap((laid) => (laid?.kind === 'shop' ? [`shop-${laid.colour}`] : [])),
    ...state.players.flatMap(({ shops }) => shops),
  ]);

export const unseenPalaces = (state: MuranoState): readonly PalaceTile[] =>
  leftOver(supplyFor(state.players.length).palaces, [
    ...state.sites.flatMap((laid) => (laid?.kind === 'palace' ? [`palace-${String(laid.crests)}`] : [])),
    ...state.players.flatMap(({ palaces }) => palaces),
  ]);

export const unseenCharacters = (state: MuranoState): readonly Character[] =>
  leftOver(
    supplyFor(state.players.length).characters,
    state.players.flatMap(({ characters }) => characters),
  );

/** How much of what there is in all is not among what is seen. */
const leftOver = <T extends string>(all: readonly T[], seen: readonly (string | null)[]): readonly T[] => {
  const left: T[] = [...all];
  for (const token of seen) {
    const at = left.findIndex((one) => one === token);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

/** Each look once, with how likely the next unseen one is to look so. */
export const oddsOf = <T>(tiles: readonly T[]): readonly { readonly tile: T; readonly odds: number }[] =>
  [...new Set(tiles)].map((tile) => ({ tile, odds: tiles.filter((other) => other === tile).length / tiles.length }));
