import * as z from 'zod';
import { Refusal } from '../refusal.js';
import { Player, token } from './accounts.js';
import { at, commandId, seat, seq, tableId } from './ids.js';
import { typed } from './json.js';
import { Choices, ShownEvent, ShownState } from './play.js';
import { TroubleCode } from './problem.js';

/** The first message on a socket; without a token one is the public. */
export const Hello = z.strictObject({ token: token.exactOptional(), protocol: z.int().positive() });
export type Hello = z.infer<typeof Hello>;

/**
 * With `after`, the last seq held, only what came later; without, a snapshot first. Who has the rules and works out by
 * itself what its seat may do says `choices: false`, and is not sent them.
 */
export const Follow = z.strictObject({
  table: tableId,
  after: seq.exactOptional(),
  choices: z.boolean().exactOptional(),
});
export type Follow = z.infer<typeof Follow>;

export const Unfollow = z.strictObject({ table: tableId });
export type Unfollow = z.infer<typeof Unfollow>;

/** The same `id` twice has one effect; `seen` is the seq that it was decided on. */
export const GivenCommand = z.strictObject({ table: tableId, id: commandId, seen: seq, command: typed });
export type GivenCommand = z.infer<typeof GivenCommand>;

/** All that a server listens to. */
export const ClientMessage = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('hello'), data: Hello }),
  z.strictObject({ event: z.literal('follow'), data: Follow }),
  z.strictObject({ event: z.literal('unfollow'), data: Unfollow }),
  z.strictObject({ event: z.literal('command'), data: GivenCommand }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

export const Welcome = z.strictObject({
  player: Player.exactOptional(),
  protocol: z.int().positive(),
  node: z.string(),
  /** What time it is by the clock that events are stamped by, in milliseconds since 1970: a client's own may be wrong. */
  now: at.exactOptional(),
});
export type Welcome = z.infer<typeof Welcome>;

export const Snapshot = z.strictObject({ table: tableId, ...ShownState.shape });
export type Snapshot = z.infer<typeof Snapshot>;

/** Never before the events that the command caused. */
export const Answer = z.discriminatedUnion('ok', [
  z.strictObject({ id: commandId, ok: z.literal(true), seq }),
  z.strictObject({ id: commandId, ok: z.literal(false), refusal: Refusal, seq }),
]);
export type Answer = z.infer<typeof Answer>;

/** To a seat that is to decide, after each event. */
export const OfferedChoices = z.strictObject({ table: tableId, ...Choices.omit({ seat: true }).shape });
export type OfferedChoices = z.infer<typeof OfferedChoices>;

export const Presence = z.strictObject({
  table: tableId,
  seats: z.array(z.strictObject({ seat, online: z.boolean() }).readonly()).readonly(),
  watchers: z.int().nonnegative(),
});
export type Presence = z.infer<typeof Presence>;

/** A fatal one is followed by a close, with the code that stands in `CLOSE_CODES`. */
export const Trouble = z.strictObject({
  code: TroubleCode,
  message: z.string(),
  /** Where one is sent elsewhere: when to come back, for each another time, so that not all come at once. */
  comeBackMs: z.int().nonnegative().exactOptional(),
});
export type Trouble = z.infer<typeof Trouble>;

/** All that a server may say: nothing else leaves it. */
export const ServerMessage = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('welcome'), data: Welcome }),
  z.strictObject({ event: z.literal('snapshot'), data: Snapshot }),
  z.strictObject({ event: z.literal('event'), data: ShownEvent }),
  z.strictObject({ event: z.literal('answer'), data: Answer }),
  z.strictObject({ event: z.literal('choices'), data: OfferedChoices }),
  z.strictObject({ event: z.literal('presence'), data: Presence }),
  z.strictObject({ event: z.literal('problem'), data: Trouble }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
