import type { Scheme } from '#events/chain/schemes.js';
import type { FaultKind, Faults } from '../fault.js';
import type { CheckName, Why } from '../verdict.js';

/** All that is said of a check in one language: in a terminal, at a table and on the page that needs no server. */
export interface VerifyWords {
  /** What each check is called, and what it says where it holds. */
  readonly checks: Readonly<Record<CheckName, { readonly name: string; readonly holds: (count: number) => string }>>;
  readonly whys: Readonly<Record<Why, string>>;
  readonly faults: { readonly [Kind in FaultKind]: (fault: Faults[Kind]) => string };
  readonly verdict: {
    readonly holds: string;
    /** It fits together, and nobody is known to vouch for it. */
    readonly unproven: Readonly<Record<Exclude<Why, 'unreached'>, string>>;
    readonly broken: string;
    readonly firstBad: (seq: number) => string;
  };
  readonly about: (game: string, edition: number, seats: number, events: number) => string;
  /** The promise of a table's draws, by its scheme. */
  readonly schemes: Readonly<Record<Scheme, string>>;
  readonly nonce: (seat: string, nonce: string) => string;
  readonly key: (id: string) => string;
}
