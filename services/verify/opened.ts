import { fromBase64url } from '#events/base64url.js';
import { commitToSeed, SEED_BYTES } from '#events/chain/commitment.js';
import { opens } from '#events/chain/digest.js';
import type { Hashes } from '#events/chain/hashes.js';
import type { Happening } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { FaultKind } from './fault.js';
import { isWhole } from './history.js';
import type { History } from './history.js';
import { checkNonces } from './nonces.js';
import { replay } from './replay.js';
import { broken, holds, unmade } from './verdict.js';
import type { Checked } from './verdict.js';

/** What is remembered of a table, and how it is hashed here. */
interface Remembered {
  readonly nonces: ReadonlyMap<number, string>;
  readonly hashes: Hashes;
}

/** All that shows when the seed does. */
export const checkOpened = (history: History, { nonces, hashes }: Remembered): readonly Checked[] => {
  const { opening, events } = history;
  const last = isWhole(history) ? events.at(-1) : undefined;
  const seed = last === undefined ? null : seedIn(last.event);
  if (last === undefined || seed === null) return UNREACHED.map((name) => unmade(name));

  // With another seed nothing opens and no draw fits: that says no more than that the seed is another.
  const isOwn = seed.length === SEED_BYTES && commitToSeed(seed) === opening?.commitment;
  return [
    isOwn ? holds('commitment', 1) : broken('commitment', { kind: 'foreignSeed', seq: last.seq }),
    checkNonces(history, nonces),
    isOwn ? checkSecrets(history, seed, hashes) : unmade('secrets'),
    ...(isOwn ? checkPlay(history, seed, hashes) : PLAY.map((name) => unmade(name))),
  ];
};

const DRAWN_WRONG: ReadonlySet<FaultKind> = new Set(['otherLuck', 'otherDraw', 'otherScheme', 'otherCount']);

const PLAY = ['draws', 'commands'] as const;
const UNREACHED = ['commitment', 'nonces', 'secrets', ...PLAY] as const;

const seedIn = (event: Happening): Uint8Array | null => (isReveal(event) ? fromBase64url(event.seed) : null);

const isReveal = (event: Happening): event is Extract<TableEvent, { type: 'SeedRevealed' }> =>
  event.type === 'SeedRevealed';

const checkSecrets = ({ events, showings }: History, seed: Uint8Array, hashes: Hashes): Checked => {
  let count = 0;
  for (const { table, seq, event, commitment = null } of events) {
    if (!opens({ table, seq, event }, showings, commitment, seed, hashes))
      return broken('secrets', { kind: 'otherSecret', seq, type: event.type });
    if (commitment !== null) count += 1;
  }
  return holds('secrets', count);
};

const checkPlay = ({ game, opening, events }: History, seed: Uint8Array, hashes: Hashes): readonly Checked[] => {
  const [first] = events;
  if (game === null || opening === null || first === undefined) return PLAY.map((name) => unmade(name));
  const { fault, draws, commands } = replay({ game, table: first.table, seed, opening, events, hashes });
  if (fault === null) return [holds('draws', draws), holds('commands', commands)];
  return DRAWN_WRONG.has(fault.kind)
    ? [broken('draws', fault), unmade('commands')]
    : [unmade('draws'), broken('commands', fault)];
};
