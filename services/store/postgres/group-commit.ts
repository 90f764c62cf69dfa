import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';
import type { Append, Appended } from '../event-store.js';
import { NotSaved } from '../not-saved.js';
import { Unfit } from '../unfit.js';
import { writeAppend } from '../written.js';
import type { Asked } from './append-statement.js';
import { bare, failureOf } from './failure.js';
import type { Found } from './found.js';
import { Line } from './line.js';
import type { Waiting } from './line.js';
import { Unreachable } from './own-connection.js';
import type { Seen } from './second-look.js';
import { secondVerdict, verdictOf } from './verdict.js';
import type { Verdict } from './verdict.js';

/** The two statements, each answered by a row for each append. Fails with `Unreachable` where nothing was sent. */
export interface Database {
  append(batch: readonly Asked[]): Promise<readonly Found[]>;
  lookAgain(appends: readonly Append[]): Promise<readonly Seen[]>;
}

/** Until a table that is held elsewhere is asked for again: one commit. */
const HELD_PAUSE_MS = 5;
/** Until a server that went away is asked for again. */
const AWAY_PAUSE_MS = 50;
/** Who came after so many would wait longer than anybody looks at a board. */
const LONGEST_LINE = 20_000;

/**
 * Appends in batches, one at a time: whatever comes while one is on its way goes with the next, so that all of them share
 * one wait for the disk. An append ends in an answer of its own, whatever becomes of the others of its batch.
 */
export class GroupCommit {
  readonly #database: Database;
  readonly #patienceMs: number;
  readonly #line = new Line();
  #work: Promise<void> | null = null;
  #closed = false;

  constructor(database: Database, patienceMs: number) {
    this.#database = database;
    this.#patienceMs = patienceMs;
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const written = writeAppend(append);
      if (this.#closed) throw new NotSaved('The store is closed.');
      if (this.#line.length >= LONGEST_LINE) throw new NotSaved('The line is too long.');

      this.#line.join({
        append,
        written,
        until: performance.now() + this.#patienceMs,
        inDoubt: false,
        resolve,
        reject,
      });
      this.#work ??= this.#serve();
    });
  }

  /** Takes nothing new, and ends when everybody in line has an answer. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#work;
  }

  async #serve(): Promise<void> {
    let ahead: Flight | null = null;
    while (ahead !== null || this.#line.length > 0) {
      // Who just heard an answer asks again within this round of the loop: so they travel together.
      if (ahead === null) await nextRound();
      ahead = await this.#land(ahead ?? this.#send(this.#line.take()), () => this.#sendNext());
    }
    this.#work = null;
  }

  #send(batch: readonly Waiting[]): Flight {
    const found = this.#database.append(batch);
    // It is waited for when it is to land, which may be later than it fails.
    found.catch(() => undefined);
    return { batch, found };
  }

  #sendNext(): Flight | null {
    return this.#line.length > 0 ? this.#send(this.#line.take()) : null;
  }

  /** Answers a batch when the database has, and says what was sent meanwhile. */
  async #land({ batch, found }: Flight, sendAhead: () => Flight | null): Promise<Flight | null> {
    let unsettled = batch;
    try {
      const judged = pairs(batch, await found).map(([waiting, row]) => ({
        waiting,
        verdict: verdictOf(waiting.append, waiting.inDoubt, row),
      }));
      // Who is asked for again comes before who stands in line. Where nobody is, the line need not wait for the answers.
      const ahead = judged.every(({ verdict }) => isSettled(verdict)) ? sendAhead() : null;
      const busy: Waiting[] = [];
      const unclear: { readonly waiting: Waiting; readonly otherwise: Appended }[] = [];
      for (const { waiting, verdict } of judged) {
        if (verdict.kind === 'settled') waiting.resolve(verdict.appended);
        if (verdict.kind === 'unfit') waiting.reject(verdict.fault);
        if (verdict.kind === 'busy') busy.push(waiting);
        if (verdict.kind === 'unclear') unclear.push({ waiting, otherwise: verdict.otherwise });
      }
      this.#again(busy, new Error('Its table was held elsewhere.'));
      if (busy.length === batch.length) await pause(HELD_PAUSE_MS);
      if (unclear.length === 0) return ahead;

      unsettled = unclear.map(({ waiting }) => waiting);
      const seen = await this.#database.lookAgain(unsettled.map(({ append }) => append));
      for (const [{ waiting, otherwise }, row] of pairs(unclear, seen)) {
        waiting.resolve(secondVerdict(waiting.append, waiting.inDoubt, row, otherwise));
      }
    } catch (fault) {
      await this.#failed(unsettled, fault);
    }
    return null;
  }

  async #failed(batch: readonly Waiting[], fault: unknown): Promise<void> {
    if (fault instanceof Unreachable) return this.#away([...batch, ...this.#line.sendAway()], fault.cause);

    switch (failureOf(fault)) {
      case 'lost':
        for (const waiting of batch) waiting.inDoubt = true;
        return this.#away(batch, fault);
      case 'refused':
        return this.#away(batch, fault);
      case 'crossed':
        this.#again(batch, fault);
        return;
      case 'unfit':
        return this.#oneByOne(batch, fault);
    }
  }

  /** What was kept by nobody is told so at once; what may have been kept is asked for again. */
  async #away(batch: readonly Waiting[], fault: unknown): Promise<void> {
    for (const { reject } of batch.filter(({ inDoubt }) => !inDoubt)) reject(new NotSaved(bare(fault)));

    const inDoubt = batch.filter((waiting) => waiting.inDoubt);
    this.#again(inDoubt, fault);
    if (inDoubt.length > 0) await pause(AWAY_PAUSE_MS);
  }

  #again(batch: readonly Waiting[], fault: unknown): void {
    const now = performance.now();
    for (const { reject } of batch.filter(({ until }) => until < now)) reject(new NotSaved(bare(fault)));
    this.#line.goBack(batch.filter(({ until }) => until >= now));
  }

  /** One of them cannot be kept: each for itself, so that it is the only one to hear so. */
  async #oneByOne(batch: readonly Waiting[], fault: unknown): Promise<void> {
    if (batch.length > 1) {
      for (const waiting of batch) await this.#land(this.#send([waiting]), nothingAhead);
      return;
    }
    for (const { append, reject } of batch) reject(new Unfit(`Not to be kept at ${append.table}.`, bare(fault)));
  }
}

/** A batch on its way, and what the database will say of each. */
interface Flight {
  readonly batch: readonly Waiting[];
  readonly found: Promise<readonly Found[]>;
}

const nothingAhead = (): null => null;

const isSettled = ({ kind }: Verdict): boolean => kind === 'settled' || kind === 'unfit';

/** Each with the row that the statement gave for it, by its place. */
const pairs = <T, Row extends { readonly n: number }>(
  asked: readonly T[],
  rows: readonly Row[],
): readonly (readonly [T, Row])[] =>
  rows.flatMap((row) => {
    const one = asked[row.n - 1];
    return one === undefined ? [] : [[one, row] as const];
  });
