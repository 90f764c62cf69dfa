import type { Seen } from '#events/token.js';
import type { Seat } from '#events/viewer.js';
import type { Lump, Relic, Stone } from './components.js';

/** A game of Quarry at one moment, as the rules or as a viewer know it. */
export interface Quarry {
  readonly turn: number;
  readonly phase: Phase;
  readonly diggers: readonly Digger[];
  /** Chance is lazy: what is left in the pit has no order, a stone is picked when it is dug. */
  readonly pit: readonly Seen<Stone>[];
  readonly crate: readonly Seen<Relic>[];
  readonly lost: readonly Seen<Relic>[];
  readonly bag: Readonly<Record<Lump, number>>;
  /** Sand that was panned. */
  readonly river: number;
  /** Whose peg stands on each plot. */
  readonly plots: readonly (Seat | null)[];
}

export interface Digger {
  readonly gold: number;
  readonly pegs: number;
  readonly yard: readonly Seen<Stone>[];
  readonly relics: readonly Seen<Relic>[];
  /** The weights of the stones in the wall, from below. */
  readonly wall: readonly number[];
}

/** What is being decided, by whom, and how many actions are left of the turn. */
export type Phase =
  | { readonly kind: 'working'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'searching'; readonly seat: Seat; readonly left: number; readonly relics: readonly Seen<Relic>[] }
  | { readonly kind: 'over' };

export const diggerOf = (quarry: Quarry, seat: Seat): Digger => {
  const digger = quarry.diggers[seat];
  if (digger === undefined) throw new Error(`No seat ${seat} at a quarry of ${quarry.diggers.length}.`);
  return digger;
};
