import type { TableId } from '#events/envelope.js';
import type { EntryKind } from '#events/wire/timeline.js';
import type { StoredEvent } from './event-store.js';
import type { Note } from './notes.js';
import type { AccessKept, ActKept } from './records.js';
import type { ReportKept } from './reports.js';

/**
 * Everything that is known of a table in one line of time: what happened, and what was noticed, done, looked at and reported
 * beside it. As it is stored, secrets and all: whoever shows it redacts it. Rejects with `NotRead` as the event store does.
 */
export abstract class Timelines {
  /** Oldest first; a cursor that no page of ours gave leads to a page without entries. */
  abstract page(asked: TimelineListed): Promise<TimelinePage>;
}

export interface TimelineListed {
  readonly table: TableId;
  readonly kinds: readonly EntryKind[];
  readonly cursor: string | null;
  readonly limit: number;
}

export interface TimelinePage {
  readonly entries: readonly TimelineKept[];
  /** Null where there are no more. */
  readonly cursor: string | null;
}

/** An entry, and the cursor behind it. */
export type TimelineKept = { readonly cursor: string } & (
  | { readonly kind: 'event'; readonly event: StoredEvent }
  | { readonly kind: 'note'; readonly note: Note }
  | { readonly kind: 'act'; readonly act: ActKept }
  | { readonly kind: 'access'; readonly access: AccessKept }
  | { readonly kind: 'report'; readonly report: ReportKept }
);
