import type { TableId } from '#events/envelope.js';
import { luckOf } from '#tests/laws/luck.js';
import type { Luck } from '#tests/laws/luck.js';
import { aGuest } from '#tests/service/visitor.js';
import type { Visitor } from '#tests/service/visitor.js';
import { Seated } from './seated.js';
import type { Told } from './told.js';
import { Watcher } from './watcher.js';

export interface Wished {
  readonly urls: () => readonly string[];
  readonly tables: number;
  /** Of all tables together. */
  readonly commandsPerSecond: number;
  /** Names the luck. */
  readonly name: string;
  /** So many more, at which a short game is played at a quick pace, to its end. */
  readonly quick?: number;
}

/** Many tables at which two play, on one node, while somebody watches on that one and somebody on another. */
export class CompanyOfTables {
  readonly tables: readonly TableId[];
  readonly seated: readonly Seated[];
  readonly watchers: readonly Watcher[];
  readonly #quick: ReadonlySet<string>;

  private constructor({ tables, seated, watchers, quickly }: Gathered) {
    this.tables = tables;
    this.seated = seated;
    this.watchers = watchers;
    this.#quick = quickly;
  }

  static async gather({ urls, tables: many, commandsPerSecond, name, quick = 0 }: Wished): Promise<CompanyOfTables> {
    const count = many + quick;
    const tables: TableId[] = [];
    const seated: Seated[] = [];
    const watchers: Watcher[] = [];
    const quickly = new Set<string>();
    const luck = luckOf(name);
    const everyMs = (many / commandsPerSecond) * 1000;
    for (let at = 0; at < count; at += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, one) => at + one);
      await Promise.all(
        some.map(async (one) => {
          const nodes = urls().length;
          const first = one % nodes;
          const isQuick = one < quick;
          const players = await seatTwo(urls()[first] ?? '', isQuick ? 'burano' : 'murano');
          const entry = { urls, first, table: players.table };
          const pauseMs = isQuick ? () => QUICK_MS : inTime(everyMs, luck);
          tables.push(players.table);
          if (isQuick) quickly.add(players.table);
          seated.push(
            ...players.people.map(
              ({ token }, viewer) =>
                new Seated(
                  { ...entry, token, viewer, name: `player ${viewer}` },
                  luckOf(`${name} ${one} ${viewer}`),
                  pauseMs,
                ),
            ),
          );
          const here = new Watcher({ ...entry, token: null, viewer: 'public', name: 'who watches here' });
          const there = {
            ...entry,
            first: first + 1,
            token: null,
            viewer: 'public' as const,
            name: 'who watches there',
          };
          watchers.push(here, new Watcher(there));
        }),
      );
    }
    return new CompanyOfTables({ tables, seated, watchers, quickly });
  }

  get everybody(): readonly Watcher[] {
    return [...this.seated, ...this.watchers];
  }

  get told(): Told {
    return { viewers: this.everybody, commands: this.seated.flatMap(({ commands }) => commands) };
  }

  /** So many commands were acknowledged. */
  get taken(): number {
    return this.told.commands.filter(({ answers }) => answers.some(({ ok }) => ok)).length;
  }

  /** How often somebody had to come back on another node. */
  get hops(): number {
    return this.everybody.reduce((sum, one) => sum + one.hops, 0);
  }

  /** Nobody gives anything any more but where it is quick; what was given is still asked about. */
  rest(): void {
    for (const one of this.seated) if (!this.#quick.has(one.table)) one.rest();
  }

  /** Everybody who plays a short game saw its end. */
  get isThrough(): boolean {
    return this.seated.every((one) => !this.#quick.has(one.table) || one.sawTheEnd);
  }

  leave(): void {
    for (const one of this.everybody) one.leave();
  }
}

const AT_ONCE = 8;

/** Some six seconds for a game, as long as nothing goes wrong. */
const QUICK_MS = 40;

/**
 * How long whoever is to decide at a table still waits, so that its commands come at a pace however long each takes: what
 * was late is made up for, as far as one command. Never at all tables at the same moment.
 */
const inTime = (everyMs: number, luck: Luck): (() => number) => {
  let due = performance.now();
  return () => {
    const now = performance.now();
    due = Math.max(now - everyMs, due) + everyMs * (0.5 + luck.below(1000) / 1000);
    return Math.max(0, due - now);
  };
};

interface Gathered {
  readonly tables: readonly TableId[];
  readonly seated: readonly Seated[];
  readonly watchers: readonly Watcher[];
  readonly quickly: ReadonlySet<string>;
}

const seatTwo = async (
  url: string,
  game: string,
): Promise<{ readonly table: TableId; readonly people: readonly Visitor[] }> => {
  const people = await Promise.all(['Anna', 'Ben'].map((name) => aGuest(url, name)));
  const [anna] = people;
  const opened = await anna?.ask<{ id: TableId }>('POST', '/api/tables', { game, seats: 2 });
  if (opened?.status !== 201) throw new Error(`No table was to be had: ${opened?.text}`);
  const table = opened.body.id;
  for (const [seat, one] of people.entries()) await one.ask('PUT', `/api/tables/${table}/seats/${seat}`, {});
  const started = await anna?.ask('POST', `/api/tables/${table}/start`, {});
  if (started?.status !== 200) throw new Error(`No game was to be had: ${started?.text}`);
  return { table, people };
};
