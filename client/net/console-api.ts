import type * as z from 'zod';
import { Act, Acts, Comparison, FiledReports, FoundPlayers, FoundTables, Me } from '#events/wire/admin.js';
import type {
  AccessesSought,
  ActsAsked,
  Compared,
  PlayersSought,
  ReportsSought,
  SoFarAsked,
  TablesSought,
} from '#events/wire/admin.js';
import { Accesses } from '#events/wire/audit.js';
import { Timeline } from '#events/wire/timeline.js';
import type { TimelineAsked, TimelineSheetAsked } from '#events/wire/timeline.js';
import { asked } from './api.js';

/** What who has a role asks of the server, besides what everybody may. */
export const consoleApi = {
  me: (): Promise<Me> => asked(Me, 'GET', '/api/admin/me'),
  tables: (sought: z.input<typeof TablesSought>): Promise<FoundTables> =>
    asked(FoundTables, 'GET', `/api/admin/tables?${queryOf(sought)}`),
  players: (sought: z.input<typeof PlayersSought>): Promise<FoundPlayers> =>
    asked(FoundPlayers, 'GET', `/api/admin/players?${queryOf(sought)}`),
  reports: (sought: z.input<typeof ReportsSought>): Promise<FiledReports> =>
    asked(FiledReports, 'GET', `/api/admin/reports?${queryOf(sought)}`),
  acts: (sought: z.input<typeof ActsAsked>): Promise<Acts> => asked(Acts, 'GET', `/api/admin/acts?${queryOf(sought)}`),
  accesses: (sought: z.input<typeof AccessesSought>): Promise<Accesses> =>
    asked(Accesses, 'GET', `/api/admin/accesses?${queryOf(sought)}`),

  timeline: (id: string, wanted: z.input<typeof TimelineAsked>): Promise<Timeline> =>
    asked(Timeline, 'GET', `/api/admin/tables/${id}/timeline?${queryOf(wanted)}`),
  compare: (id: string, wanted: z.input<typeof Compared>): Promise<Comparison> =>
    asked(Comparison, 'GET', `/api/admin/tables/${id}/compare?${queryOf(wanted)}`),

  /** Acts, for a reason that is kept. */
  end: (table: string, reason: string): Promise<Act> => act(`tables/${table}/end`, reason),
  void: (table: string, reason: string): Promise<Act> => act(`tables/${table}/void`, reason),
  suspend: (player: string, reason: string): Promise<Act> => act(`players/${player}/suspend`, reason),
  unsuspend: (player: string, reason: string): Promise<Act> => act(`players/${player}/unsuspend`, reason),
  resolve: (report: string, reason: string): Promise<Act> => act(`reports/${report}/resolve`, reason),
};

/** The address of a time line as a sheet. */
export const sheetOf = (id: string, wanted: z.input<typeof TimelineSheetAsked>): string =>
  `/api/admin/tables/${id}/timeline.csv?${queryOf(wanted)}`;

/** The address of what happened at a table so far. */
export const soFarOf = (id: string, wanted: z.input<typeof SoFarAsked>): string =>
  `/api/admin/tables/${id}/events.ndjson?${queryOf(wanted)}`;

const act = (path: string, reason: string): Promise<Act> => asked(Act, 'POST', `/api/admin/${path}`, { reason });

const queryOf = (sought: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(sought).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
