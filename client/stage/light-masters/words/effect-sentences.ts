import type { Fragment, Fragments, Market } from '#events/light-masters/components.js';

/** What comes of each command, beyond the Lira and the fragments, which are said before it. */
export interface EffectSentences {
  /** Lira paid, and what the seat has; Lira gained, and what it has then. */
  readonly costs: (lira: number, have: number) => string;
  readonly gains: (lira: number, then: number) => string;
  readonly comes: (some: Fragments) => string;
  readonly goes: (some: Fragments) => string;

  readonly collect: (inner: Fragment, ring: Fragment) => string;
  readonly take: () => string;
  readonly takeNone: () => string;
  readonly giveBack: () => string;
  readonly exchange: (market: Market, expert: boolean) => string;
  readonly pick: () => string;
  readonly buy: (market: Market) => string;
  readonly sell: () => string;
  readonly sellSeveral: () => string;
  readonly sellOne: () => string;
  readonly closeSale: () => string;
  /** So many places of the bench are empty then; `second` brings more. */
  readonly complete: (creation: string, empty: number, second: boolean, isLast: boolean) => string;
  /** `null`: then the game is over. */
  readonly endTurn: (next: string | null) => string;
  readonly putFirst: (next: string) => string;
  readonly turnRing: (atSelector: Fragment) => string;
  readonly putNext: () => string;
  readonly move: () => string;
  readonly swap: (again: boolean) => string;
  readonly stopSwapping: () => string;
}
