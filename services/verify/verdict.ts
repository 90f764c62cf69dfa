import type { Scheme } from '#events/chain/schemes.js';
import type { Fault } from './fault.js';

/** What is looked at, in this order. */
export const CHECKS = ['form', 'chain', 'signature', 'commitment', 'nonces', 'secrets', 'draws', 'commands'] as const;
export type CheckName = (typeof CHECKS)[number];

/** What came of one check: it holds for so many things, it does not, or it could not be made. */
export type Checked =
  | { readonly name: CheckName; readonly state: 'holds'; readonly count: number }
  | { readonly name: CheckName; readonly state: 'broken'; readonly fault: Fault }
  | { readonly name: CheckName; readonly state: 'open'; readonly why: Why };

/**
 * Why a check was not made: what it needs is broken, no key is at hand that is known from elsewhere, or signatures cannot
 * be checked where this runs.
 */
export type Why = 'unreached' | 'noKeys' | 'noSignatures';

/** What a history is about, as far as it could be read. */
export interface About {
  readonly table: string;
  readonly game: string;
  readonly edition: number;
  /** How its draws are keyed (events/chain/schemes.ts); `null` where it is not known here. */
  readonly scheme: Scheme | null;
  readonly seats: number;
  readonly events: number;
  /** What each seat added to the luck: whoever sat there knows theirs. */
  readonly nonces: readonly (string | null)[];
  /** The key that signed its head. */
  readonly key: string | null;
}

export interface Verdict {
  readonly about: About | null;
  readonly checks: readonly Checked[];
  /** Nothing is broken, which proves a game only where nothing was left unchecked: `findingIn`. */
  readonly holds: boolean;
  /** The first event with which something is wrong. */
  readonly firstBad: number | null;
}

/** What it comes to: it was played here as it stands, it was not, or it fits together and nobody vouches for it. */
export type Finding = 'proven' | 'broken' | 'unproven';

export const findingIn = ({ checks, holds: isWell }: Verdict): Finding => {
  if (!isWell) return 'broken';
  return checks.every(({ state }) => state === 'holds') ? 'proven' : 'unproven';
};

export const holds = (name: CheckName, count: number): Checked => ({ name, state: 'holds', count });
export const broken = (name: CheckName, fault: Fault): Checked => ({ name, state: 'broken', fault });
export const unmade = (name: CheckName, why: Why = 'unreached'): Checked => ({ name, state: 'open', why });
