import { LessThanOrEqual, MoreThan } from 'typeorm';
import type { DataSource } from 'typeorm';
import type { Pool } from 'pg';
import type { CommandId, Digest, TableId } from '#events/envelope.js';
import { EventStore } from '../event-store.js';
import type {
  Answered,
  Append,
  Appended,
  Head,
  NewTable,
  Snapshot,
  StoredEvent,
  TakenCommand,
} from '../event-store.js';
import type { Address } from './address.js';
import { connect } from './connect.js';
import { CommandRow, SeedRow, SnapshotRow, TableRow } from './entities.js';
import { GatheredReads } from './gathered-reads.js';
import { Lanes } from './lanes.js';
import { LIMITS } from './limits.js';
import type { Limits } from './limits.js';
import { open } from './opening.js';
import { PostgresAttendance } from './postgres-attendance.js';
import { PostgresDeadlines } from './postgres-deadlines.js';
import { PostgresDepartures } from './postgres-departures.js';
import { PostgresLeases } from './postgres-leases.js';
import { PostgresLobby } from './postgres-lobby.js';
import { Crier, PostgresNews } from './postgres-news.js';
import { PostgresNotes } from './postgres-notes.js';
import { PostgresOutbox } from './postgres-outbox.js';
import { PostgresPeople } from './postgres-people.js';
import { PostgresRecords } from './postgres-records.js';
import { PostgresReports } from './postgres-reports.js';
import { PostgresTimelines } from './postgres-timelines.js';
import { PostgresProjections } from './postgres-projections.js';
import { PostgresStandings } from './postgres-standings.js';
import { PostgresSignatures } from './postgres-signatures.js';
import { reading } from './reading.js';
import { keepSnapshot } from './snapshots.js';

/**
 * All that is kept, over one pool, in a database that `migrate` brought to the schema of this release. Closing the store
 * closes all of it.
 */
export interface Kept {
  readonly store: PostgresStore;
  readonly outbox: PostgresOutbox;
  readonly people: PostgresPeople;
  readonly lobby: PostgresLobby;
  readonly projections: PostgresProjections;
  readonly standings: PostgresStandings;
  readonly deadlines: PostgresDeadlines;
  readonly leases: PostgresLeases;
  readonly departures: PostgresDepartures;
  readonly news: PostgresNews;
  readonly attendance: PostgresAttendance;
  readonly records: PostgresRecords;
  readonly reports: PostgresReports;
  readonly notes: PostgresNotes;
  readonly timelines: PostgresTimelines;
  readonly signatures: PostgresSignatures;
}

/** Whether each batch of appends is followed by a word to whoever listens for news: others have to know of it, or nobody. */
export type Spoken = 'aloud' | 'silently';

export const openPostgres = async (address: Address, limits = LIMITS, spoken: Spoken = 'silently'): Promise<Kept> => {
  const { source, pool } = await connect(address, limits);
  const crier = new Crier(pool);
  const appended = spoken === 'aloud' ? () => crier.say() : () => undefined;
  return {
    store: new PostgresStore(source, pool, limits, appended),
    outbox: new PostgresOutbox(pool),
    people: new PostgresPeople(source, pool),
    lobby: new PostgresLobby(source, pool),
    projections: new PostgresProjections(pool),
    standings: new PostgresStandings(pool),
    deadlines: new PostgresDeadlines(pool),
    leases: new PostgresLeases(pool),
    departures: new PostgresDepartures(pool),
    news: new PostgresNews(address),
    attendance: new PostgresAttendance(pool),
    records: new PostgresRecords(pool),
    reports: new PostgresReports(pool),
    notes: new PostgresNotes(pool),
    timelines: new PostgresTimelines(pool),
    signatures: new PostgresSignatures(pool),
  };
};

/** The authority. Events come and go in prepared SQL, what is read one by one through TypeORM, over one pool. */
export class PostgresStore extends EventStore {
  readonly #source: DataSource;
  readonly #pool: Pool;
  readonly #appends: Lanes;
  readonly #appended: () => void;
  readonly #reads: GatheredReads;

  constructor(source: DataSource, pool: Pool, limits: Limits, appended: () => void) {
    super();
    this.#source = source;
    this.#pool = pool;
    this.#appends = new Lanes(pool, limits, appended);
    this.#appended = appended;
    this.#reads = new GatheredReads(pool);
  }

  override async open(table: NewTable): Promise<void> {
    await open(this.#pool, table);
    this.#appended();
  }

  override append(append: Append): Promise<Appended> {
    return this.#appends.append(append);
  }

  override read(table: TableId, after: number, limit: number): Promise<readonly StoredEvent[]> {
    return this.#reads.read(table, after, limit);
  }

  override async head(table: TableId): Promise<Head | null> {
    const row = await reading(() => this.#source.getRepository(TableRow).findOneBy({ id: table }));
    if (row === null) return null;
    return { seq: row.seq, digest: row.digest as Digest, game: row.game, edition: row.edition };
  }

  override async answer(table: TableId, command: CommandId): Promise<Answered | null> {
    const row = await reading(() => this.#source.getRepository(CommandRow).findOneBy({ table, id: command }));
    return row === null ? null : { first: row.first, last: row.last };
  }

  override async commands(table: TableId, after: number, limit: number): Promise<readonly TakenCommand[]> {
    const rows = await reading(() =>
      this.#source
        .getRepository(CommandRow)
        .find({ where: { table, last: MoreThan(after) }, order: { first: 'asc' }, take: limit }),
    );
    return rows.map(({ id, seat, command, seen, first, last }) => ({
      id: id as CommandId,
      seat,
      command,
      seen,
      first,
      last,
    }));
  }

  override async keepSnapshot(snapshot: Snapshot): Promise<void> {
    await keepSnapshot(this.#pool, snapshot);
  }

  override async snapshot(table: TableId, atMost?: number): Promise<Snapshot | null> {
    const [row] = await reading(() =>
      this.#source.getRepository(SnapshotRow).find({
        where: { table, ...(atMost === undefined ? {} : { seq: LessThanOrEqual(atMost) }) },
        order: { seq: 'desc' },
        take: 1,
      }),
    );
    return row === undefined ? null : { table, seq: row.seq, digest: row.digest as Digest, state: row.state };
  }

  override async seed(table: TableId): Promise<Uint8Array | null> {
    const row = await reading(() => this.#source.getRepository(SeedRow).findOneBy({ table }));
    return row === null ? null : new Uint8Array(row.seed);
  }

  override async close(): Promise<void> {
    await this.#appends.close();
    await this.#source.destroy();
  }
}
