import type * as z from 'zod';
import type { Happening, SeenBy, Showing } from '#events/seen-by.js';
import { tableSeenBy } from '#events/table/events.js';

/**
 * An event type that an older release wrote at tables of this edition, and that no release writes any more. Such events stay
 * stored as they are. They are redacted and hashed in the form they have, and folded in the form of today.
 */
export interface Upcast<Event extends Happening = Happening, Old extends Happening = Happening> {
  /** Its form, as stored or as seen. */
  readonly form: z.ZodType<Old>;
  /** Who may know it, in that form: its digest and its commitment were made by this. */
  readonly seenBy: Showing<Old>;
  /** The event that it is read as, whole or as a viewer saw it. What was hidden stays hidden. */
  read(old: Old): Event;
}

/** The upcast of one old type; its form says what its events are. */
export const upcast = <Event extends Happening, Old extends Happening>(
  form: z.ZodType<Old>,
  seenBy: Showing<NoInfer<Old>>,
  read: (old: NoInfer<Old>) => Event,
): Upcast<Event> => {
  const each: Upcast<Event, Old> = { form, seenBy, read };
  return each;
};

/** Old event types by name; none of them is also a type of today. */
export type Upcasts<Event extends Happening = Happening> = Readonly<Record<string, Upcast<Event>>>;

/** The upcast of an event, where it is of an old type. */
export const upcastOf = <E extends Happening>(upcasts: Upcasts<E>, { type }: Happening): Upcast<E> | undefined =>
  Object.hasOwn(upcasts, type) ? upcasts[type] : undefined;

/** An event as this release would have written it. */
export const readToday = <E extends Happening>(upcasts: Upcasts<E>, event: E): E =>
  upcastOf(upcasts, event)?.read(event) ?? event;

/** The form that a game's event has to have: that of its own type, where an older release wrote it. */
export const formOf = <E extends Happening>(
  { event: today, upcasts }: { readonly event: z.ZodType<E>; readonly upcasts: Upcasts<E> },
  event: Happening,
): z.ZodType<Happening> => upcastOf(upcasts, event)?.form ?? today;

/** Who may know what, in the words of today and of old. */
interface Vocabulary {
  readonly seenBy: SeenBy<Happening>;
  readonly upcasts: Upcasts;
}

/** Who may know any event of a table, in the form in which it is stored: the game's, the old ones, and those of every table. */
export const showingsOf = ({ seenBy, upcasts }: Vocabulary): SeenBy<Happening> => ({
  ...Object.fromEntries(Object.entries(upcasts).map(([type, old]) => [type, old.seenBy])),
  ...seenBy,
  ...tableSeenBy,
});
