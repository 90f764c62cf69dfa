import type { TableId } from '#events/envelope.js';
import type { ActKind, StaffRole } from '#events/wire/admin.js';

/**
 * What admins did, and who looked at what was hidden. Only ever added to: the database itself refuses anything else. Rejects
 * with `NotSaved` and `NotRead` as the event store does.
 */
export abstract class Records {
  /** Resolves when it is durable: nothing is done or shown before. False where the report was resolved already. */
  abstract keepAct(act: ActKept): Promise<boolean>;
  abstract keepAccess(access: AccessKept): Promise<void>;

  /** Newest first, by pages. */
  abstract acts(asked: ActsListed): Promise<RecordPage<ActKept>>;
  abstract accesses(asked: AccessesListed): Promise<RecordPage<AccessKept>>;

  /** Those of them whose result does not count, by an act that was not withdrawn. */
  abstract voided(tables: readonly TableId[]): Promise<ReadonlySet<TableId>>;
}

export interface ActKept {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The admin, or null where whoever holds the server did it. */
  readonly by: string | null;
  readonly kind: ActKind;
  readonly table: TableId | null;
  readonly player: string | null;
  readonly report: string | null;
  readonly role: StaffRole | null;
  /** The act that came to nothing. */
  readonly withdraws: string | null;
  readonly reason: string;
}

export interface AccessKept {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly table: TableId;
  /** `auditor` or `seat:N`. */
  readonly eyes: string;
  readonly first: number;
  /** Null where they followed the table on. */
  readonly last: number | null;
  readonly reason: string | null;
}

interface PageAsked {
  /** What the page before gave, or null for the first. */
  readonly cursor: string | null;
  readonly limit: number;
}

export interface ActsListed extends PageAsked {
  readonly table: TableId | null;
  readonly player: string | null;
}

export interface AccessesListed extends PageAsked {
  readonly table: TableId | null;
  readonly by: string | null;
}

export interface RecordPage<Kept> {
  readonly records: readonly Kept[];
  /** Null where there are no more. */
  readonly cursor: string | null;
}
