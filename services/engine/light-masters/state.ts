import type { Advantage, Category, Colour, Creation, Fragments, Position } from '#events/light-masters/components.js';
import type { Seen } from '#events/token.js';
import type { Seat } from '#events/viewer.js';
import type { OfEdition } from '../kit/editions.js';
import type { Side } from './data/board.js';

/** A game of Light Masters at one moment, as the rules or as a viewer know it. */
export interface LightMastersState extends OfEdition {
  readonly turn: number;
  readonly phase: Phase;
  /** What was begun and is finished before anything else (rule T3). */
  readonly begun: Begun | null;
  readonly starter: Seat;
  /** Who triggered the end (rule E1), once somebody did. */
  readonly endedBy: Seat | null;
  /** The simplest four advantages are drawn (rule S5). */
  readonly firstGame: boolean;
  readonly side: Side;
  /** By how many steps anticlockwise the ring is turned. */
  readonly turned: number;
  readonly selector: Position;
  readonly warehouse: Fragments;
  readonly markets: readonly Fragments[];
  readonly advantages: Readonly<Record<Category, Advantage>>;
  readonly players: readonly Player[];
  /** Creation cards that were not dealt. */
  readonly box: readonly Seen<Creation>[];
}

export interface Player {
  readonly lira: number;
  readonly bench: Fragments;
  /** In order: the first is the one that can be completed. */
  readonly hand: readonly Seen<Creation>[];
  /** Left of the bench: completed, and not activated yet. */
  readonly completed: readonly Creation[];
  /** Right of the bench. */
  readonly activated: readonly Creation[];
}

/** Which step a turn has come to. Whose turn it is stands in each. */
export type Phase =
  /** `takings` of the pair are still to come; the selector moves before the first, unless it `stays` (Foresight). */
  | {
      readonly kind: 'collecting';
      readonly seat: Seat;
      readonly moved: boolean;
      readonly stays: boolean;
      readonly takings: number;
    }
  /** `actions` are still to be done; the flags are advantages that wait for one; `last` is the one just done. */
  | {
      readonly kind: 'negotiating';
      readonly seat: Seat;
      readonly actions: number;
      readonly free: boolean;
      readonly merchant: boolean;
      readonly expertise: boolean;
      readonly last: Action | null;
      /** All that were done, in editions that ask for more than the last one. */
      readonly done?: readonly Action[];
    }
  /** Creations were completed, and the last one paid `paid` for the empty places. */
  | { readonly kind: 'completing'; readonly seat: Seat; readonly completed: number; readonly paid: number }
  | { readonly kind: 'over' };

export type PhaseOf<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;

/** What can be done when negotiating. */
export type Action = 'exchange' | 'buy' | 'sell';

/** What somebody has begun and has to finish. */
export type Begun =
  /** So many fragments of the pair were not there (rule C2). */
  | { readonly kind: 'replacing'; readonly missing: number }
  /** One of two colours, by a Gift or a Present. */
  | { readonly kind: 'presented'; readonly colours: readonly Colour[] }
  /** Some of what the ring offers, by Expertise. */
  | { readonly kind: 'picking'; readonly offered: Fragments }
  /** A sale of several fragments, of which so many are sold. */
  | { readonly kind: 'selling'; readonly sold: number }
  /** The Wizard's order: so many cards have their place. */
  | { readonly kind: 'ordering'; readonly placed: number }
  | { readonly kind: 'travelling' }
  /** The Opportunist: `swapped` once already. */
  | { readonly kind: 'swapping'; readonly swapped: boolean }
  | { readonly kind: 'seeing' };
