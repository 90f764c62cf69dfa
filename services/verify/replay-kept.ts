import { commitToSeed } from '#events/chain/commitment.js';
import type { Hashes } from '#events/chain/hashes.js';
import { schemeOf } from '#events/chain/schemes.js';
import { TableEvent } from '#events/table/events.js';
import type { Fault } from './fault.js';
import type { Rules } from './history.js';
import type { Recorded } from './recorded.js';
import { replay } from './replay.js';

/** A table as a store keeps it, over or not. */
export interface KeptTable {
  readonly table: string;
  readonly seed: Uint8Array;
  readonly events: readonly Recorded[];
}

/** Does everything at a kept table once more; the first thing that comes out otherwise today, or null. */
export const replayKept = ({ table, seed, events }: KeptTable, rules: Rules, hashes: Hashes): Fault | null => {
  const opening = TableEvent.safeParse(events[0]?.event).data;
  if (opening?.type !== 'TableOpened') return { kind: 'noOpening', seq: events[0]?.seq ?? 0 };
  const game = rules.gameAt(opening.game, opening.edition);
  if (game === undefined) return { kind: 'unknownEdition', game: opening.game, edition: opening.edition };
  if (schemeOf(opening) === null) return { kind: 'unknownScheme', scheme: opening.scheme ?? 1 };
  if (commitToSeed(seed) !== opening.commitment) return { kind: 'foreignSeed', seq: 1 };
  return replay({ game, table, seed, opening, events, hashes }).fault;
};
