import { describe, expect, it } from '@jest/globals';
import type { CommandId, Digest, TableId } from '#events/envelope.js';
import type { Append, StoredEvent } from '#store/event-store.js';
import { Unfit } from '#store/unfit.js';
import { LARGEST_APPEND, MOST_EVENTS } from '#store/written.js';
import { anEvent, anOpening, APPENDED, aTable, play, run, serve } from '../story.js';
import { tableIn } from './stores.js';
import type { StoresOf } from './stores.js';

/** An append at a table that stands at 1, spoilt. */
const SPOILT: readonly (readonly [string, (append: Append) => Append])[] = [
  ['no event', (append) => ({ ...append, events: [] })],
  ['a gap', (append) => ({ ...append, events: [anEvent(append.table, 3)] })],
  ['a gap between', (append) => ({ ...append, events: [2, 4].map((seq) => anEvent(append.table, seq)) })],
  ['an event of another table', (append) => ({ ...append, events: [anEvent(aTable(), 2)] })],
  ['no seq', (append) => ({ ...append, after: 1.5 })],
  ['a seq below nothing', (append) => ({ ...append, after: -1, events: [anEvent(append.table, 0)] })],
  [
    'a seq that no column holds',
    (append) => ({ ...append, after: 2 ** 31, events: [anEvent(append.table, 2 ** 31 + 1)] }),
  ],
  ['a foreign command', (append) => changed(append, { command: 'other' as CommandId })],
  ['nothing to build on', (append) => ({ ...append, onto: '' as Digest })],
  ['no digest', (append) => changed(append, { digest: 'short' as Digest })],
  ['no commitment', (append) => changed(append, { commitment: '\u0000' })],
  ['no time', (append) => changed(append, { at: Number.NaN })],
  ['no number of draws', (append) => changed(append, { draws: -1 })],
  ['no seat', (append) => changed(append, { seat: -1 })],
  ['what is not JSON', (append) => changed(append, { event: { type: 'Odd', ...{ stones: new Set(['red']) } } })],
  ['half a character', (append) => changed(append, { event: { type: '\ud800' } })],
  ['a table id that is none', (append) => ({ ...append, table: 'a b' as TableId })],
  ['too many letters', (append) => changed(append, { event: { type: 'x'.repeat(LARGEST_APPEND) } })],
  [
    'too many events',
    (append) =>
      serve(
        append.table,
        1,
        Array.from({ length: MOST_EVENTS + 1 }, () => ({})),
      ),
  ],
  ['a command that is not JSON', (append) => ordered(append, { command: undefined })],
  ['a command that saw no seq', (append) => ordered(append, { seen: -1 })],
  ['a command of no seat', (append) => ordered(append, { seat: 0.5 })],
];

const changed = (append: Append, change: Partial<StoredEvent>): Append => ({
  ...append,
  events: append.events.map((event) => ({ ...event, ...change })),
});

const ordered = (append: Append, change: Partial<NonNullable<Append['command']>>): Append => ({
  ...append,
  command: append.command === null ? null : { ...append.command, ...change },
});

export const unfit = (stores: StoresOf): void => {
  describe('what can never be kept', () => {
    it.each(SPOILT)('is told so at once: %s', async (_, spoil) => {
      const { store } = stores();
      const table = await tableIn(stores());

      await expect(store.append(spoil(play(table, 1)))).rejects.toThrow(Unfit);
      expect(await store.head(table)).toMatchObject({ seq: 1 });
    });

    it('is what is for a table that nobody set', async () => {
      await expect(stores().store.append(play(aTable(), 0))).rejects.toThrow('There is no table');
    });

    it('is a table without a first event, a seed or a name for its game', async () => {
      const { store } = stores();
      const sound = anOpening(aTable());

      await expect(store.open({ ...sound, events: [] })).rejects.toThrow(Unfit);
      await expect(store.open({ ...sound, seed: new Uint8Array(31) })).rejects.toThrow(Unfit);
      await expect(store.open({ ...sound, game: '' })).rejects.toThrow(Unfit);
      expect(await store.head(sound.table)).toBeNull();
    });

    it('is not what is just as large as may be', async () => {
      const { store } = stores();
      const table = await tableIn(stores());
      const around = JSON.stringify({ type: 'StoneLaid', text: '' }).length;

      const text = 'x'.repeat(LARGEST_APPEND - around);
      const appends = run(
        serve(table, 1, [{ text }]),
        serve(
          table,
          2,
          Array.from({ length: MOST_EVENTS }, () => ({})),
        ),
      );
      expect(await Promise.all(appends.map((append) => store.append(append)))).toEqual([APPENDED, APPENDED]);
    });
  });
};
