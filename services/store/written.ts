import { canonical } from '#events/canonical.js';
import { SEED_BYTES } from '#events/chain/commitment.js';
import type { TableId } from '#events/envelope.js';
import type { Append, NewTable, StoredEvent } from './event-store.js';
import { Unfit } from './unfit.js';

/**
 * The events of one append, and their command, as they are kept: in the letters that the chain's commitments are made
 * over, so that what is read back is what was sealed.
 */
export interface Written {
  /** One for each event. */
  readonly texts: readonly string[];
  readonly command: string | null;
  readonly size: number;
}

/** More than any decision of any game brings about, and little enough to travel with others in one statement. */
export const LARGEST_APPEND = 1 << 20;
export const MOST_EVENTS = 2000;

/** What an append is kept as. `Unfit` where it contradicts itself: both stores refuse the same. */
export const writeAppend = (append: Append): Written => {
  const { table, after, onto, events, command } = append;
  if (!isSeq(after)) throw new Unfit(`No seq to append after at ${table}: ${after}.`);
  if (!HASH.test(onto)) throw new Unfit(`No digest to append onto at ${table}.`);
  if (command !== null && !isSeq(command.seen)) throw new Unfit(`No seq that a command at ${table} was decided on.`);
  if (command !== null) checkSeat(table, command.seat);
  if (command !== null && !ID.test(command.id)) throw new Unfit(`No command id at ${table}.`);

  return write(table, after, events, command);
};

/** What a table's first events are kept as. */
export const writeOpening = ({ table, game, edition, seed, events }: NewTable): Written => {
  if (!ID.test(game)) throw new Unfit(`No game at ${table}.`);
  if (seed.length !== SEED_BYTES) throw new Unfit(`The seed of ${table} has not ${SEED_BYTES} bytes.`);
  if (!isSeq(edition)) throw new Unfit(`No edition at ${table}: ${edition}.`);

  return write(table, 0, events, null);
};

const write = (table: TableId, after: number, events: readonly StoredEvent[], command: Append['command']): Written => {
  if (!ID.test(table)) throw new Unfit('No table id.');
  if (events.length === 0) throw new Unfit(`Nothing to append at ${table}.`);
  if (events.length > MOST_EVENTS) throw new Unfit(`Too many events at once at ${table}: ${events.length}.`);

  events.forEach((event, index) => checkEvent(event, table, after + 1 + index, command?.id ?? null));
  const texts = events.map(({ event, seq }) => lettersOf(event, `${table} ${seq}`));
  const asked = command === null ? null : lettersOf(command.command, `a command at ${table}`);
  const size = texts.reduce((sum, text) => sum + text.length, asked?.length ?? 0);
  if (size > LARGEST_APPEND) throw new Unfit(`Too large at ${table}: ${size} letters.`);

  return { texts, command: asked, size };
};

const checkEvent = (event: StoredEvent, table: TableId, seq: number, command: string | null): void => {
  if (event.table !== table) throw new Unfit(`An event of ${event.table} for ${table}.`);
  if (event.seq !== seq) throw new Unfit(`A gap at ${table}: ${event.seq} where ${seq} comes next.`);
  checkCounts(event, `${table} ${seq}`);
  if (!Number.isSafeInteger(event.at)) throw new Unfit(`No time at ${table} ${seq}: ${event.at}.`);
  if (event.seat !== null) checkSeat(table, event.seat);
  if (event.command !== null && event.command !== command) throw new Unfit(`A foreign command at ${table} ${seq}.`);
  if (!HASH.test(event.digest)) throw new Unfit(`No digest at ${table} ${seq}.`);
  if (event.commitment !== null && !HASH.test(event.commitment)) throw new Unfit(`No commitment at ${table} ${seq}.`);
};

const checkCounts = ({ seq, edition, draws }: StoredEvent, where: string): void => {
  if (!isSeq(seq) || !isSeq(edition)) throw new Unfit(`No seq or edition at ${where}.`);
  if (!isSeq(draws)) throw new Unfit(`No number of draws at ${where}.`);
};

const checkSeat = (table: TableId, seat: number): void => {
  if (!isSeq(seat)) throw new Unfit(`No seat at ${table}: ${seat}.`);
};

/** Anything else would be cut or changed on its way into a column, and then it were not what was sealed. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const HASH = /^[A-Za-z0-9_-]{43}$/;
const LARGEST_INTEGER = 2 ** 31 - 1;
const isSeq = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= LARGEST_INTEGER;

/** A value as it is kept. `where` is for the fault. */
export const lettersOf = (value: unknown, where: string): string => {
  try {
    return canonical(value);
  } catch (fault) {
    throw new Unfit(`Not to be written at ${where}.`, fault);
  }
};
