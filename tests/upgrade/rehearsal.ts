import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';
import type { Viewer } from '#events/viewer.js';
import type { PublicKeys } from '#events/wire/heads.js';
import type { ShownState } from '#events/wire/play.js';
import { serve, UNHURRIED } from '#tests/service/served.js';
import type { Served } from '#tests/service/served.js';
import { nobody } from '#tests/service/visitor.js';
import type { Visitor } from '#tests/service/visitor.js';
import { verified, wrongIn } from '#tests/verify/verified.js';
import { asFolded } from './as-folded.js';
import { People } from './people.js';
import { printOf, printsIn } from './recorded.js';
import type { Recorded, RecordedTable } from './recorded.js';

/**
 * Fields that later releases added to every table's state, and what they say of a table of this fixture: a nonce was the claim to
 * its seat, and always the seat's own.
 */
const SINCE: Readonly<Record<string, (state: Readonly<Record<string, unknown>>) => unknown>> = {
  scheme: () => 1,
  claims: ({ nonces }) => nonces,
  sources: ({ nonces }) => (nonces as readonly (string | null)[]).map((nonce) => (nonce === null ? null : 'own')),
  isStarting: () => false,
};

/** Of so many moments of the past one is asked for; all are folded from what is sent. */
const ASKED_FOR = 25;

/** Today's service on what an old release left, and what that one said. */
export class Rehearsal {
  readonly recorded: Recorded;
  readonly people: People;
  readonly #folder: string;
  #served: Served | null = null;

  constructor(recorded: Recorded, folder: string) {
    this.recorded = recorded;
    this.#folder = folder;
    this.people = new People(() => this.url, recorded.players);
  }

  get url(): string {
    if (this.#served === null) throw new Error('The service is not started.');
    return this.#served.url;
  }

  /** At the time at which the fixture was taken. While that time stands still, no clock rings and no bot moves. */
  async start(time: 'stops' | 'goes on'): Promise<void> {
    this.#served = await serve(this.#folder, {
      ...UNHURRIED,
      NODE_OPTIONS: '--import ./tests/upgrade/then.mjs',
      CLOCK_AT: String(this.recorded.taken + 1_000),
      ...(time === 'stops' ? { CLOCK_STOPS: 'yes', LAGUNA_BOT_MOVE_MS: '60000' } : {}),
    });
  }

  /** Does nothing where the service does not run: a test that fails leaves it running. */
  async stop(): Promise<void> {
    const served = this.#served;
    this.#served = null;
    if (served !== null) expect(await served.stop()).toBe(0);
  }

  get finished(): readonly RecordedTable[] {
    return this.recorded.tables.filter(({ shown }) => shown['status'] === 'finished');
  }

  get unfinished(): readonly RecordedTable[] {
    return this.recorded.tables.filter(({ shown }) => shown['status'] !== 'finished');
  }

  /** Lists, standings, reports, heads and what stands over a table are as they were. */
  async answersAsItDid(answers = this.recorded.answers): Promise<void> {
    for (const { by, path, body } of answers)
      expect({ path, body: (await this.#called(by).ask('GET', path)).body }).toEqual({ path, body });
    for (const { id, shown, head } of this.recorded.tables) {
      expect((await this.#called(null).ask('GET', `/api/tables/${id}`)).body).toEqual(shown);
      expect((await this.#called(null).ask('GET', `/api/tables/${id}/head`)).body).toMatchObject(head);
    }
  }

  /** Compares a table at each seq with what each viewer was told then; answers with how many states there were. */
  async tellsAsItDid(table: RecordedTable, all = Object.keys(table.states)): Promise<number> {
    let compared = 0;
    for (const eyes of all) {
      const prints = table.states[eyes] ?? '';
      const before = printsIn(prints);
      const { visitor, viewer, as } = this.#looksAs(table, eyes);
      const folded = (await asFolded(visitor, table.id, as, viewer)).slice(0, before.length);
      expect(folded).toHaveLength(before.length);
      const otherwise = folded.flatMap((state, index) =>
        this.#printThen({ ...state }) === before[index] ? [] : [index + 1],
      );
      expect({ table: table.called, eyes, otherwise }).toEqual({ table: table.called, eyes, otherwise: [] });
      for (let seq = before.length; seq > 0; seq -= ASKED_FOR) {
        const print = await this.#printAt(table, eyes, seq);
        expect({ table: table.called, eyes, seq, print }).toMatchObject({ print: before[seq - 1] });
      }
      compared += before.length;
    }
    return compared;
  }

  /** Each is proven by what is exported now, with the keys of both releases and what the players remember. */
  async provesAll(tables: readonly RecordedTable[]): Promise<void> {
    const { keys } = (await this.#called(null).ask<PublicKeys>('GET', '/api/keys')).body;
    for (const { called, id, players } of tables) {
      const { text } = await this.#called(null).ask('GET', `/api/tables/${id}/export`);
      const nonces = players.flatMap((name, seat) => (name === null ? [] : [[seat, `nonce-of-${name}`] as const]));
      const verdict = await verified(text.trimEnd().split('\n'), keys, new Map(nonces));
      expect({ called, wrong: wrongIn(verdict) }).toEqual({ called, wrong: {} });
      expect(verdict.checks.map(({ state }) => state)).toEqual(verdict.checks.map(() => 'holds'));
    }
  }

  #called(name: string | null): Visitor {
    return name === null ? nobody(this.url) : this.people.called(name);
  }

  /** How a viewer of a record looks now: with borrowed eyes at what is over, else as the player or the public. */
  #looksAs({ shown, players }: RecordedTable, eyes: string) {
    const seat = /^seat:(\d+)$/.exec(eyes)?.[1];
    const viewer = (seat === undefined ? eyes : Number(seat)) as Viewer;
    const isOver = shown['status'] === 'finished';
    const name = isOver || seat === undefined ? null : (players[Number(seat)] ?? null);
    return { visitor: this.#called(name), viewer, as: isOver ? eyes : null };
  }

  async #printAt(table: RecordedTable, eyes: string, seq: number): Promise<string> {
    const { visitor, as } = this.#looksAs(table, eyes);
    const path = `/api/tables/${table.id}/state?at=${seq}${as === null ? '' : `&as=${as}`}`;
    const { body } = await visitor.ask<ShownState>('GET', path);
    expect(body.seq).toBe(seq);
    return this.#printThen(body.state);
  }

  /** The print of what the old release knew of a state; what is said beside it has to be named. */
  #printThen(state: Readonly<Record<string, unknown>>): string {
    const then = this.recorded.fields[String(state['status'])] ?? [];
    const more = Object.entries(state).filter(([field]) => !then.includes(field));
    if (more.some(([field, value]) => !isDeepStrictEqual(value, SINCE[field]?.(state))))
      throw new Error(`A table says more than it did: ${JSON.stringify(more)}.`);
    return printOf(Object.fromEntries(Object.entries(state).filter(([field]) => then.includes(field))));
  }
}
