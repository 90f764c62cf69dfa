import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import type { EventStore } from '#store/event-store.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { aCommandId, anOpening, aTable, digestOf, play } from '../story.js';
import { ask } from './server.js';
import type { Server } from './server.js';

const TABLES = 8;
const EACH = 25;
/** Often enough that some are cut in the middle, and seldom enough that something gets done in between. */
const ANSWERS_A_CUT = 40;

/** Writes until each command is answered for, whatever breaks in between, and says where each one stands. */
const writer = async (
  store: EventStore,
  table: TableId,
  answered: () => void,
): Promise<ReadonlyMap<string, number>> => {
  const places = new Map<string, number>();
  for (const id of Array.from({ length: EACH }, aCommandId)) {
    let seq: number | null = null;
    while (seq === null) seq = await attempt(store, table, id);
    places.set(id, seq);
    answered();
  }
  return places;
};

/** Where the command took effect, or null where it is to be tried again. */
const attempt = async (
  store: EventStore,
  table: TableId,
  id: ReturnType<typeof aCommandId>,
): Promise<number | null> => {
  try {
    const { seq, digest } = (await store.head(table)) ?? { seq: 0, digest: digestOf() };
    const answer = await store.append({ ...play(table, seq, id), onto: digest });
    if (answer.kind === 'known') return answer.answer.first;
    return answer.kind === 'appended' ? seq + 1 : null;
  } catch (fault) {
    if (fault instanceof Error && 'retryHelps' in fault && fault.retryHelps === true) return null;
    throw fault;
  }
};

const cutAll = async (url: string): Promise<void> => {
  await ask(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'laguna store'`,
  );
};

export const cutUnderLoad = (server: () => Server): void => {
  describe('connections that are cut while many write', () => {
    it('lose nothing that was answered for, and double nothing', async () => {
      const { url } = server();
      const nodes = await Promise.all([openPostgres(url), openPostgres(url)]);
      const tables = Array.from({ length: TABLES }, aTable);
      for (const table of tables) await nodes[0].store.open(anOpening(table));

      let answers = 0;
      let cuts = Promise.resolve();
      const onAnswer = (): void => {
        answers += 1;
        if (answers % ANSWERS_A_CUT === 0) cuts = cuts.then(() => cutAll(url));
      };
      const answered = await Promise.all(
        nodes.flatMap(({ store }) =>
          tables.map(async (table) => [table, await writer(store, table, onAnswer)] as const),
        ),
      );
      await cuts;

      for (const table of tables) {
        const events = await whole(nodes[0].store, table);
        const places = new Map(events.slice(1).map(({ command, seq }) => [command, seq]));
        const told = answered.filter(([whose]) => whose === table).flatMap(([, map]) => [...map]);

        expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
        expect(new Map(told)).toEqual(places);
        expect(told).toHaveLength(2 * EACH);
        expect(events).toHaveLength(1 + 2 * EACH);
      }
      await Promise.all(nodes.map(async ({ store }) => store.close()));
    });
  });
};

/** Read when the last cut is over: the first tries may still find connections that were cut. */
const whole = async (store: EventStore, table: TableId, tries = 20): ReturnType<EventStore['read']> => {
  try {
    return await store.read(table, 0, 1000);
  } catch (fault) {
    if (tries === 0) throw fault;
    return whole(store, table, tries - 1);
  }
};
