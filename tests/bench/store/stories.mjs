import { createHash, randomUUID } from 'node:crypto';
import { murano } from '../engine-under-test.mjs';
import { record } from '../record.mjs';

/** As much as the longest of our games says at once; Murano's own events have half of it, and one comes for a command. */
export const BYTES_OF_AN_EVENT = 120;
export const EVENTS_OF_TWO_COMMANDS = 3;

export const SEED = new Uint8Array(32).fill(7);
const AT = 1_761_955_200_000;

/** Digests are made beforehand: what a chain costs is measured where it is made, not here. */
const DIGESTS = Array.from({ length: 1021 }, (_, n) => createHash('sha256').update(`${n}`).digest('base64url'));
let digests = 0;
const aDigest = () => DIGESTS[(digests += 1) % DIGESTS.length];

const { moves, steps } = record(murano, 4, 1);
const HAPPENED = steps.map(({ event }) => {
  const said = { ...event, said: '' };
  return { ...said, said: 'x'.repeat(Math.max(0, BYTES_OF_AN_EVENT - JSON.stringify(said).length)) };
});

export const aTable = () => `t-${randomUUID()}`;

export const stored = (table, seq, event, seat = null, command = null) => ({
  table,
  seq,
  at: AT + seq,
  seat,
  command,
  edition: murano.edition,
  event,
  digest: aDigest(),
  commitment: seq % 4 === 0 ? aDigest() : null,
});

export const anOpening = (table, happened) => ({
  table,
  game: murano.id,
  edition: murano.edition,
  seed: SEED,
  events: happened.map((event, index) => stored(table, index + 1, event)),
});

/** The commands of one table, without end: each is decided on what the one before brought about. */
export const commandsAt = (table, { seq, digest }) => {
  let head = { seq, digest };
  let nth = 0;
  return () => {
    const { seat, command } = moves[nth % moves.length];
    const id = randomUUID();
    const count = nth % 2 === 0 ? 1 : EVENTS_OF_TWO_COMMANDS - 1;
    const events = Array.from({ length: count }, (_, index) =>
      stored(table, head.seq + 1 + index, HAPPENED[(nth + index) % HAPPENED.length], seat, id),
    );
    const append = {
      table,
      after: head.seq,
      onto: head.digest,
      events,
      command: { id, seat, command, seen: head.seq },
    };
    head = { seq: head.seq + count, digest: events.at(-1).digest };
    nth += 1;
    return append;
  };
};

/** A whole game of so many events: before it starts, Anna cannot make up her mind where to sit. */
export const aLongGame = (count) => {
  const played = steps.map(({ event }) => event);
  const [opened, ...others] = [{ type: 'TableOpened', game: murano.id, edition: murano.edition, seats: 4 }, ...played];
  const sits = Array.from({ length: count - played.length - 1 }, (_, index) =>
    index % 2 === 0 ? { type: 'SeatTaken', seat: 0, nonce: `nonce-${index}` } : { type: 'SeatLeft', seat: 0 },
  );
  return [{ ...opened, options: {}, commitment: 'not revealed' }, ...sits, ...others];
};
