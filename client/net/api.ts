import * as z from 'zod';
import { SignedIn } from '#events/wire/accounts.js';
import type { Credentials, Goodbye } from '#events/wire/accounts.js';
import { Accesses, MyReports, Report } from '#events/wire/audit.js';
import type { AccessesAsked, MyReportsAsked, NewReport } from '#events/wire/audit.js';
import { heard } from '#events/wire/heard.js';
import { ExportedLine, PublicKeys, SignedHead } from '#events/wire/heads.js';
import { ShownEvent } from '#events/wire/play.js';
import type { ExportedEvent } from '#events/wire/play.js';
import { EVENTS_AT_ONCE } from '#events/wire/protocol.js';
import { Problem } from '#events/wire/problem.js';
import { GamesAsShown, PlayerAsShown, StandingsAsShown } from '#events/wire/standings.js';
import type { GamesAsked, StandingsAsked } from '#events/wire/standings.js';
import { OfferedGame, TableAsShown, TablesAsShown } from '#events/wire/tables.js';
import { ownNonces } from './own-nonces.js';
import { serverClock } from './server-clock.js';
import { texts } from './texts.js';
import type { NewTableAsked, SeatAsked, TablesAsked } from '#events/wire/tables.js';

/** Why the server did not do what was asked, in its own words; `status` 0 where it was not reached at all. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    detail: string,
    /** All that the server said about it, where it said anything. */
    readonly problem: Problem | null = null,
  ) {
    super(detail);
  }

  /** Not reached, too fast, or away for a moment. What the server cannot do at all (501) stays so. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || (this.status >= 500 && this.status !== 501);
  }
}

/** All that is asked of the server over HTTP. Who asks is known by a cookie that no script can read. */
export const api = {
  guest: (name: string): Promise<SignedIn> => asked(SignedIn, 'POST', '/api/guests', { name }),
  register: (credentials: Credentials): Promise<SignedIn> => asked(SignedIn, 'POST', '/api/accounts', credentials),
  signIn: (credentials: Credentials): Promise<SignedIn> => asked(SignedIn, 'POST', '/api/sessions', credentials),
  signOut: (): Promise<unknown> => asked(z.unknown(), 'DELETE', '/api/sessions/current'),

  games: (): Promise<readonly OfferedGame[]> => asked(z.array(OfferedGame), 'GET', '/api/games'),
  tables: (wanted: TablesAsked): Promise<TablesAsShown> =>
    asked(TablesAsShown, 'GET', `/api/tables?${new URLSearchParams(wanted).toString()}`),
  table: (id: string): Promise<TableAsShown> => asked(TableAsShown, 'GET', `/api/tables/${id}`),
  /** The same key is answered with the same table. */
  open: (table: NewTableAsked, key: string): Promise<TableAsShown> =>
    asked(TableAsShown, 'POST', '/api/tables', table, { 'idempotency-key': key }),
  sit: async (id: string, seat: number, wish: SeatAsked): Promise<TableAsShown> => {
    const table = await asked(TableAsShown, 'PUT', `/api/tables/${id}/seats/${seat}`, wish);
    if ('nonce' in wish) ownNonces.keep({ table: id, seat, nonce: wish.nonce });
    return table;
  },
  getUp: async (id: string, seat: number): Promise<TableAsShown> => {
    const table = await asked(TableAsShown, 'DELETE', `/api/tables/${id}/seats/${seat}`);
    ownNonces.forget(id, seat);
    return table;
  },
  start: (id: string): Promise<TableAsShown> => asked(TableAsShown, 'POST', `/api/tables/${id}/start`, {}),
  /** Opens the commitment of our seat, when the table is starting. */
  reveal: (id: string, nonce: string): Promise<TableAsShown> =>
    asked(TableAsShown, 'POST', `/api/tables/${id}/reveals`, { nonce }),

  /** Tells whoever runs the service that something was wrong at a moment. */
  report: (id: string, report: NewReport): Promise<Report> =>
    asked(Report, 'POST', `/api/tables/${id}/reports`, report),
  /** What one told them, with what they answered. */
  ownReports: (wanted: MyReportsAsked): Promise<MyReports> =>
    asked(MyReports, 'GET', `/api/reports/mine?${new URLSearchParams(wanted).toString()}`),
  /** Who looked at what was hidden at a table; for who played there, once it is over. */
  accesses: (id: string, wanted: AccessesAsked): Promise<Accesses> =>
    asked(Accesses, 'GET', `/api/tables/${id}/accesses?${new URLSearchParams(wanted).toString()}`),
  /** Nobody is who asks any more; an account says its password again. */
  forget: (goodbye: Goodbye): Promise<unknown> => asked(z.unknown(), 'DELETE', '/api/accounts/current', goodbye),
  standings: (wanted: StandingsAsked): Promise<StandingsAsShown> =>
    asked(StandingsAsShown, 'GET', `/api/standings?${new URLSearchParams(wanted).toString()}`),
  player: (id: string): Promise<PlayerAsShown> => asked(PlayerAsShown, 'GET', `/api/players/${id}`),
  gamesOf: (id: string, wanted: GamesAsked): Promise<GamesAsShown> =>
    asked(GamesAsShown, 'GET', `/api/players/${id}/games?${new URLSearchParams(wanted).toString()}`),

  /** A page of what the asker may see of a table's events, after this seq. */
  events: (id: string, after: number, stop: AbortSignal | null = null): Promise<readonly ShownEvent[]> =>
    lines(ShownEvent, `/api/tables/${id}/events?after=${after}&limit=${EVENTS_AT_ONCE}`, stop),
  /** A finished table's whole history, secrets opened. */
  export: async (id: string): Promise<readonly ExportedEvent[]> =>
    (await lines(ExportedLine, exportOf(id))).filter((line) => 'event' in line),
  /** Where the chain of a table stands, signed. */
  head: (id: string): Promise<SignedHead> => asked(SignedHead, 'GET', `/api/tables/${id}/head`),
  /** What heads may be signed with. */
  keys: (): Promise<PublicKeys> => asked(PublicKeys, 'GET', '/api/keys'),
  /** The text of a finished table's history, piece by piece, as it is to be checked. */
  history: async (id: string): Promise<AsyncIterable<string>> => uncut(texts(await fetched(exportOf(id), {}))),
};

/** The address of a finished table's whole history. */
export const exportOf = (id: string): string => `/api/tables/${id}/export`;

/** Asks, and reads the answer; what is refused or not understood is thrown as `Refused`. */
export const asked = async <Answer>(
  form: z.ZodType<Answer>,
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const answer = await fetched(path, {
    method,
    ...(body === undefined
      ? { headers }
      : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }),
  });
  return understood(form, answer.status === 204 ? null : jsonIn(await wholeOf(answer)));
};

/** One JSON object a line. */
const lines = async <Line>(
  form: z.ZodType<Line>,
  path: string,
  signal: AbortSignal | null = null,
): Promise<readonly Line[]> => {
  const text = await wholeOf(await fetched(path, { headers: { accept: 'application/x-ndjson' }, signal }));
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => understood(form, jsonIn(line)));
};

const fetched = async (path: string, request: RequestInit): Promise<Response> => {
  let answer: Response;
  try {
    answer = await fetch(path, { ...request, credentials: 'same-origin' });
  } catch {
    throw notReached();
  }
  serverClock.hears(answer.headers, Date.now());
  if (!answer.ok) throw await refusalIn(answer);
  return answer;
};

/** The line may be cut while the answer comes. */
const wholeOf = async (answer: Response): Promise<string> => {
  try {
    return await answer.text();
  } catch {
    throw notReached();
  }
};

async function* uncut(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* pieces;
  } catch {
    throw notReached();
  }
}

const notReached = (): Refused => new Refused(0, 'No line', 'The server cannot be reached.');

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw notUnderstood();
  }
};

const refusalIn = async (answer: Response): Promise<Refused> => {
  const body: unknown = await answer.json().catch(() => null);
  const problem = heard(Problem).safeParse(body);
  return problem.success
    ? new Refused(answer.status, problem.data.title, problem.data.detail, problem.data)
    : new Refused(answer.status, 'Not done', `The server answered ${answer.status}.`);
};

const understood = <Answer>(form: z.ZodType<Answer>, body: unknown): Answer => {
  const read = heard(form).safeParse(body);
  if (read.success) return read.data;
  throw notUnderstood();
};

const notUnderstood = (): Refused =>
  new Refused(0, 'Not understood', 'The server says something that this page does not understand.');
