import { check, origin } from '#events/chain/digest.js';
import { portableHashes } from '#events/chain/hashes.js';
import type { Hashes } from '#events/chain/hashes.js';
import { schemeOf } from '#events/chain/schemes.js';
import { seqOf } from './fault.js';
import { isWhole, readHistory } from './history.js';
import type { History, Rules } from './history.js';
import { noncesAdded } from './nonces.js';
import { checkOpened } from './opened.js';
import { checkSignature } from './signature.js';
import type { IsSigned, KnownKey } from './signature.js';
import { broken, holds, unmade } from './verdict.js';
import type { About, Checked, Verdict } from './verdict.js';

/** What checking needs of where it runs, and what is known from elsewhere. */
export interface Means {
  readonly rules: Rules;
  readonly isSigned: IsSigned;
  /** The keys that heads may be signed with, or `null` where nobody told. */
  readonly keys: readonly KnownKey[] | null;
  /** Nonces that somebody remembers, by seat. */
  readonly nonces?: ReadonlyMap<number, string>;
  readonly hashes?: Hashes;
}

/** Checks an exported history: all that can be checked of it, each by itself, so that one thing wrong hides no other. */
export const verify = async (pieces: AsyncIterable<string>, means: Means): Promise<Verdict> => {
  const history = await readHistory(pieces, means.rules);
  const { fault, events } = history;
  const hashes = means.hashes ?? portableHashes;
  const checks = [
    fault === null ? holds('form', events.length) : broken('form', fault),
    checkChain(history, hashes),
    isLegible(history) ? await checkSignature(history, means.keys, means.isSigned) : unmade('signature'),
    ...checkOpened(history, { nonces: means.nonces ?? new Map(), hashes }),
  ];
  const bad = checks.flatMap((each) => (each.state === 'broken' ? [seqOf(each.fault) ?? []].flat() : []));
  return {
    about: aboutOf(history),
    checks,
    holds: checks.every(({ state }) => state !== 'broken'),
    firstBad: bad.length === 0 ? null : Math.min(...bad),
  };
};

/** What breaks off may still say where it should have ended; of what cannot be read nothing more is said. */
const isLegible = (history: History): boolean => isWhole(history) || history.fault?.kind === 'unfinished';

const checkChain = ({ game, events, showings }: History, hashes: Hashes): Checked => {
  const [first] = events;
  if (game === null || first === undefined) return unmade('chain');
  let previous = origin(first.table);
  for (const { table, seq, at, edition, event, digest, commitment = null } of events) {
    const step = { table, seq, at, edition, event };
    if (!check(previous, step, showings, { digest, commitment }, hashes))
      return broken('chain', { kind: 'unchained', seq, type: event.type });
    previous = digest;
  }
  return holds('chain', events.length);
};

const aboutOf = (history: History): About | null => {
  const { opening, events, head } = history;
  const [first] = events;
  if (opening === null || first === undefined) return null;
  const { game, edition, seats } = opening;
  const added = noncesAdded(history);
  return {
    ...{ table: first.table, game, edition, scheme: schemeOf(opening), seats, events: events.length },
    nonces: Array.from({ length: seats }, (_, seat) => added.get(seat) ?? null),
    key: head?.head.key ?? null,
  };
};
