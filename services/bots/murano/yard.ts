import { playerOf } from '#engine/murano/players.js';
import type { MuranoState } from '#engine/murano/state.js';
import { boardOf } from './board.js';
import type { Outlook } from './outlook.js';
import { ENGINE, ENGINE_TURNS, SPECIAL_IN_HAND, TURN } from './weights.js';

/**
 * The buildings bought and not yet built: what each brings when it is built, less its third of a Build turn. Where no
 * site is open, streets have to come first and take thirds of turns too.
 */
export const buildingsToCome = (state: MuranoState, outlook: Outlook): readonly number[] => {
  const { factories, specials, shops, palaces } = playerOf(state, outlook.seat);
  const board = boardOf(state, outlook);
  const early = Math.min(1, outlook.turns / ENGINE_TURNS);
  const buildings = [
    ...Array.from({ length: factories }, (_, more) => FACTORY + early * (ENGINE[board.factories + more] ?? 0)),
    ...shops.map((_, more) => SHOP + early * (ENGINE[board.shops + more] ?? 0)),
    ...palaces.map(() => PALACE),
    ...Array<number>(specials).fill(SPECIAL_IN_HAND),
  ].sort((a, b) => b - a);
  const open = board.room.open;
  const streets = Math.min(
    Math.ceil(Math.max(0, buildings.length - open) / SITES_A_STREET),
    state.stacks.streets.length,
  );
  return [
    ...buildings.slice(0, open + streets * SITES_A_STREET).map((vp) => Math.max(0, vp - A_THIRD)),
    ...Array<number>(streets).fill(-A_THIRD),
  ];
};

const FACTORY = 1;
const SHOP = 2;
const PALACE = 3;
const A_THIRD = TURN / 3;
/** A street opens about this many sites. */
const SITES_A_STREET = 2;
