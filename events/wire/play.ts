import * as z from 'zod';
import { at, commandId, digest, hash, id, inAddress, seat, seq, tableId } from './ids.js';
import { jsonObject, typed } from './json.js';
import { asWhom } from './looking.js';
import { EVENTS_AT_ONCE } from './protocol.js';

const edition = z.int().positive();

/** An event as one viewer sees it: on a socket, and one a line in a history. */
export const ShownEvent = z.strictObject({
  table: tableId,
  seq,
  at,
  /** `null` where the viewer may not know even the kind. */
  event: typed.nullable(),
  digest,
  /**
   * To the secret part, where events of this type have one, whoever looks: with it anyone can check the digest live (see
   * events/chain/README.md). Whether it is there depends on the type of the event alone.
   */
  commitment: hash.exactOptional(),
});
export type ShownEvent = z.infer<typeof ShownEvent>;

/** `POST /api/tables/:id/commands`; the id of the command is in the header `Idempotency-Key`. */
export const CommandAsked = z.strictObject({ seen: seq, command: typed });
export type CommandAsked = z.infer<typeof CommandAsked>;

export const CommandHeaders = z.object({ 'idempotency-key': commandId });

/** Its answer: what happened, as the seat that asked sees it. */
export const CommandDone = z.strictObject({ seq, events: z.array(ShownEvent).readonly() });
export type CommandDone = z.infer<typeof CommandDone>;

/** `GET /api/tables/:id/choices` */
export const Choices = z.strictObject({ seq, seat, choices: z.array(typed).readonly() });
export type Choices = z.infer<typeof Choices>;

/** The query of `GET /api/tables/:id/state`: without `at`, now. */
export const StateAsked = z.strictObject({ at: inAddress.exactOptional(), ...asWhom });
export type StateAsked = z.infer<typeof StateAsked>;

/** Its answer. */
export const ShownState = z.strictObject({ seq, state: jsonObject, digest });
export type ShownState = z.infer<typeof ShownState>;

/** The query of `GET /api/tables/:id/events`. */
export const EventsAsked = z.strictObject({
  after: inAddress.default(0),
  limit: inAddress.pipe(z.int().min(1).max(EVENTS_AT_ONCE)).default(EVENTS_AT_ONCE),
  ...asWhom,
});
export type EventsAsked = z.infer<typeof EventsAsked>;

/** A line of `GET /api/tables/:id/export`: an event as it is stored, secrets opened. */
export const ExportedEvent = z.strictObject({
  table: tableId,
  seq: seq.positive(),
  at,
  seat: seat.nullable(),
  command: id.nullable(),
  edition,
  event: typed,
  digest,
  commitment: hash.exactOptional(),
  /** At the first event of a decision that drew, in scheme 2: how many draws it took. */
  draws: z.int().positive().exactOptional(),
  /** At the first event of a command: what was asked for, and the seq that it was decided on. */
  given: z.strictObject({ seen: seq, command: typed }).exactOptional(),
});
export type ExportedEvent = z.infer<typeof ExportedEvent>;
