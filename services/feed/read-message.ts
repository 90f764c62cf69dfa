import type { CommandId } from '#events/envelope.js';
import { FedEvent } from '#events/wire/fed.js';
import type { Poison } from '#events/wire/fed.js';
import type { StoredEvent } from '#store/event-store.js';

/** What is wrong with an event that has the form of one, or null. */
export type Doubt = (fed: FedEvent) => Poison | null;

/** The event that a message tells of, or why nobody can follow it. */
export const readMessage = (
  key: Buffer | null,
  value: Buffer | null,
  doubt: Doubt,
): { readonly event: StoredEvent } | { readonly poison: Poison } => {
  const json = parsed(value);
  if (json === NO_JSON) return { poison: 'not_json' };
  const { success, data: fed } = FedEvent.safeParse(json);
  if (!success) return { poison: 'not_an_event' };
  // By its key it came to its partition: under another one it would come out of order.
  if (key?.toString() !== fed.table) return { poison: 'wrong_key' };
  const poison = doubt(fed);
  return poison === null ? { event: eventOf(fed) } : { poison };
};

const NO_JSON = Symbol('no JSON');

const parsed = (value: Buffer | null): unknown => {
  if (value === null) return NO_JSON;
  try {
    return JSON.parse(value.toString());
  } catch {
    return NO_JSON;
  }
};

const eventOf = (fed: FedEvent): StoredEvent => {
  const { table, seq, at, seat, command, edition, draws = 0, event, digest, commitment } = fed;
  return {
    ...{ table, seq, at, seat, command: command as CommandId | null },
    ...{ edition, draws, event, digest, commitment },
  };
};
