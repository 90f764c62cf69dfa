import type { Viewer } from './viewer.js';

/** Anything that happened at a table: past tense, complete, for ever. */
export interface Happening {
  readonly type: string;
}

/**
 * Who may know an event. `show` is `null` where everybody sees all of it; otherwise it gives what one viewer sees, with
 * a hidden value as `null`, or `null` where the viewer may not know even that something happened. `news` says that
 * somebody learns something by it (luck fell, or a hidden fact came to light): from then on nothing before it can be
 * undone.
 */
export interface Showing<E extends Happening> {
  readonly show: Show<E> | null;
  readonly news: boolean;
}

/** One entry for each event type, so that a new event does not compile until somebody said who may know it. */
export type SeenBy<E extends Happening> = { readonly [T in E['type']]: Showing<Extract<E, { type: T }>> };

/** Open to everybody, and nothing that was not known before. */
export const byAll = { show: null, news: false } as const;

/** Open to everybody, and new to somebody. */
export const byAllAsNews = { show: null, news: true } as const;

/** Written as a method, so that a table of one game's events is also a table of events at large. */
type Show<E extends Happening> = { show(event: E, viewer: Viewer): E | null }['show'];

/** Open in part, and new to somebody. `show` is not asked for the auditor, who sees all. */
export const inPart = <E extends Happening>(show: Show<E>): Showing<E> => ({ show, news: true });

/** Open in part, and even who sees all of it learns nothing. */
export const inPartQuietly = <E extends Happening>(show: Show<E>): Showing<E> => ({ show, news: false });

/** An event as one viewer sees it. */
export const seenBy = <E extends Happening>(showings: SeenBy<E>, event: E, viewer: Viewer): E | null => {
  const show = showingOf(showings, event).show;
  return show === null || viewer === 'auditor' ? event : show(event, viewer);
};

/** Whether everybody sees all of it. */
export const isOpenToAll = <E extends Happening>(showings: SeenBy<E>, event: E): boolean =>
  showingOf(showings, event).show === null;

export const isNews = <E extends Happening>(showings: SeenBy<E>, event: E): boolean => showingOf(showings, event).news;

/** The table is total over the event types, which TypeScript cannot follow through an index by a union. */
const showingOf = <E extends Happening>(showings: SeenBy<E>, event: E): Showing<E> => showings[event.type as E['type']];
