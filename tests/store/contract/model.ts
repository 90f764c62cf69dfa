import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { CommandId, Digest, TableId } from '#events/envelope.js';
import type { Append, Appended, StoredEvent } from '#store/event-store.js';
import { anEvent, anOpening, aTable, knownAt, movedTo, play, serve, APPENDED } from '../story.js';
import { told as toldBy } from '../told.js';
import { ALL } from './stores.js';
import type { StoresOf } from './stores.js';

/** The store as one would tell it in a sentence: a list of events at each table, and who brought them about. */
interface ToldTable {
  readonly events: StoredEvent[];
  readonly taken: Map<CommandId, Appended>;
}

const tell = ({ events, taken }: ToldTable, append: Append): Appended => {
  const known = append.command === null ? undefined : taken.get(append.command.id);
  if (known !== undefined) return known;
  const head = events.at(-1);
  if (head?.seq !== append.after || head.digest !== append.onto) return movedTo(events.length);

  events.push(...append.events);
  const { after, command } = append;
  if (command !== null) taken.set(command.id, knownAt(after + 1, after + append.events.length));
  return APPENDED;
};

/** Somebody asks for something at one of three tables, knowing it as it is, or was, or is not. */
const asked = fc.record({
  at: fc.nat(2),
  behind: fc.constantFrom(0, 0, 0, 0, 1, 2, -1),
  command: fc.option(fc.nat(12), { freq: 4 }),
  events: fc.integer({ min: 1, max: 3 }),
});
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

/** Bunches that are given at once, one bunch after the other. */
const story = fc.array(fc.array(asked, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 });

export const model = (stores: StoresOf): void => {
  describe('any story', () => {
    it('is kept as a list for each table would keep it, and told by the outbox as it was kept', async () => {
      await fc.assert(
        fc.asyncProperty(story, async (bunches) => {
          const { store, outbox } = stores();
          const from = await outbox.now();
          const tables = [aTable(), aTable(), aTable()];
          const told = new Map(tables.map((table) => [table, opened(table)]));
          for (const table of tables) await store.open(anOpening(table));

          for (const bunch of bunches) {
            const given = bunch.map((one) => tellNext(tables, told, one));
            const answers = await Promise.all(given.map(([append]) => store.append(append)));
            expect(answers).toEqual(given.map(([, answer]) => answer));
          }

          const count = [...told.values()].reduce((sum, { events }) => sum + events.length, 0);
          const kept = await toldBy(outbox, from, count);
          for (const [table, { events }] of told) {
            expect(await store.read(table, 0, ALL)).toEqual(events);
            expect(kept.map(({ event }) => event).filter((event) => event.table === table)).toEqual(events);
          }
        }),
        { numRuns: 15 },
      );
    });
  });
};

const opened = (table: TableId): ToldTable => ({ events: [...anOpening(table).events], taken: new Map() });

/** What is asked for, and what the list says to it. */
const tellNext = (
  tables: readonly TableId[],
  told: ReadonlyMap<TableId, ToldTable>,
  { at, behind, command, events: count }: Asked,
): readonly [Append, Appended] => {
  const table = tables[at] ?? aTable();
  const list = told.get(table) ?? opened(table);
  const after = Math.max(0, list.events.length - behind);
  const said = Array.from({ length: count }, (_, index) => ({ index, unlike: randomUUID() }));
  const append = command === null ? serve(table, after, said) : play(table, after, `c-${command}` as CommandId, said);
  const given = { ...append, onto: digestAt(list, after) };
  return [given, tell(list, given)];
};

const digestAt = ({ events }: ToldTable, seq: number): Digest =>
  events[seq - 1]?.digest ?? anEvent(aTable(), seq).digest;
