import * as z from 'zod';
import { Player, PlayerName } from './accounts.js';
import { atOnce, Report, ReportStatus } from './audit.js';
import { at, cursor, id, inAddress, plainText, seq, tableId } from './ids.js';
import { asWhom, reason } from './looking.js';
import { TableAsShown, TableStatus } from './tables.js';

/** An auditor looks and never acts. */
export const StaffRole = z.enum(['admin', 'auditor']);
export type StaffRole = z.infer<typeof StaffRole>;

/** `GET /api/admin/me`: who the console is open for. */
export const Me = z.strictObject({ player: Player, role: StaffRole });
export type Me = z.infer<typeof Me>;

/** What stands out at a table without anybody having said so. */
export const Anomaly = z.enum(['refusal_burst', 'slow_command', 'clock_dispute']);
export type Anomaly = z.infer<typeof Anomaly>;

/** The query of `GET /api/admin/tables`: opened from a moment, and before another; milliseconds since 1970. */
export const TablesSought = z.strictObject({
  status: TableStatus.exactOptional(),
  game: id.exactOptional(),
  player: id.exactOptional(),
  from: inAddress.exactOptional(),
  to: inAddress.exactOptional(),
  anomaly: z.enum(['any', ...Anomaly.options]).exactOptional(),
  limit: atOnce(100),
  cursor: cursor.exactOptional(),
});
export type TablesSought = z.infer<typeof TablesSought>;

export const FoundTable = z.strictObject({
  table: TableAsShown,
  opened: at,
  /** How often each was noticed. */
  anomalies: z.partialRecord(Anomaly, z.int().positive()).readonly(),
  openReports: z.int().nonnegative(),
});
export type FoundTable = z.infer<typeof FoundTable>;

export const FoundTables = z.strictObject({ tables: z.array(FoundTable).readonly(), cursor: cursor.exactOptional() });
export type FoundTables = z.infer<typeof FoundTables>;

/** The query of `GET /api/admin/players`: by the beginning of a name, however it is written. */
export const PlayersSought = z.strictObject({ name: plainText(40), cursor: cursor.exactOptional() });
export type PlayersSought = z.infer<typeof PlayersSought>;

const FoundPlayer = z.strictObject({
  ...{ id, name: PlayerName, isGuest: z.boolean(), role: z.enum(['player', ...StaffRole.options]) },
  suspended: z.boolean(),
});

export const FoundPlayers = z.strictObject({
  players: z.array(FoundPlayer).readonly(),
  cursor: cursor.exactOptional(),
});
export type FoundPlayers = z.infer<typeof FoundPlayers>;

/** The body of everything an admin does. */
export const Reasoned = z.strictObject({ reason });
export type Reasoned = z.infer<typeof Reasoned>;

export const ActKind = z.enum(['end', 'void', 'suspend', 'unsuspend', 'resolve', 'grant', 'revoke', 'withdraw']);
export type ActKind = z.infer<typeof ActKind>;

/** What an admin did, or whoever holds the server where nobody is named. It is kept for ever. */
export const Act = z.strictObject({
  ...{ id, at, kind: ActKind, reason },
  by: Player.exactOptional(),
  table: tableId.exactOptional(),
  player: Player.exactOptional(),
  report: id.exactOptional(),
  role: StaffRole.exactOptional(),
  /** The act that came to nothing, where this one says so. */
  withdraws: id.exactOptional(),
});
export type Act = z.infer<typeof Act>;

/** The query of `GET /api/admin/acts`. */
export const ActsAsked = z.strictObject({
  table: tableId.exactOptional(),
  player: id.exactOptional(),
  cursor: cursor.exactOptional(),
});
export type ActsAsked = z.infer<typeof ActsAsked>;

export const Acts = z.strictObject({ acts: z.array(Act).readonly(), cursor: cursor.exactOptional() });
export type Acts = z.infer<typeof Acts>;

/** The query of `GET /api/admin/accesses`. */
export const AccessesSought = z.strictObject({
  table: tableId.exactOptional(),
  by: id.exactOptional(),
  cursor: cursor.exactOptional(),
});
export type AccessesSought = z.infer<typeof AccessesSought>;

/** The query of `GET /api/admin/reports`. */
export const ReportsSought = z.strictObject({
  status: ReportStatus.exactOptional(),
  table: tableId.exactOptional(),
  cursor: cursor.exactOptional(),
});
export type ReportsSought = z.infer<typeof ReportsSought>;

/** A report with who made it, as far as they are still known. */
export const FiledReport = z.strictObject({ ...Report.shape, by: Player.exactOptional() });
export type FiledReport = z.infer<typeof FiledReport>;

export const FiledReports = z.strictObject({
  reports: z.array(FiledReport).readonly(),
  cursor: cursor.exactOptional(),
});
export type FiledReports = z.infer<typeof FiledReports>;

/** What stands in the address of a report, or of a player. */
export const RecordAddress = z.strictObject({ id });
export type RecordAddress = z.infer<typeof RecordAddress>;

/** The query of `GET /api/admin/tables/:id/compare`. */
export const Compared = z.strictObject({
  from: inAddress.pipe(z.int().positive()),
  to: inAddress.pipe(z.int().positive()),
  ...asWhom,
});
export type Compared = z.infer<typeof Compared>;

/** The query of `GET /api/admin/tables/:id/events.ndjson`. */
export const SoFarAsked = z.strictObject(asWhom);
export type SoFarAsked = z.infer<typeof SoFarAsked>;

/** One place at which two states differ; what is not there stood in one of them only. */
export const Difference = z.strictObject({
  /** As JSON Pointer writes it (RFC 6901). */
  path: z.string(),
  before: z.unknown().exactOptional(),
  after: z.unknown().exactOptional(),
});
export type Difference = z.infer<typeof Difference>;

export const Comparison = z.strictObject({ from: seq, to: seq, differences: z.array(Difference).readonly() });
export type Comparison = z.infer<typeof Comparison>;
