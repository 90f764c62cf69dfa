import { describe, expect, it } from '@jest/globals';
import { canonical } from '#events/canonical.js';
import { anEvent, APPENDED, aTable, movedTo, play, run, serve } from '../story.js';
import { ALL, tableIn } from './stores.js';
import type { StoresOf } from './stores.js';

export const appending = (stores: StoresOf): void => {
  describe('appending', () => {
    it('moves the table on by all events of the command', async () => {
      const { store, other } = stores();
      const table = await tableIn(stores());
      const append = play(table, 1, undefined, [{ stone: 'red' }, { stone: 'blue' }]);

      expect(await store.append(append)).toEqual(APPENDED);
      expect(await other.read(table, 1, ALL)).toEqual(append.events);
      expect(await other.head(table)).toMatchObject({ seq: 3, digest: append.events[1]?.digest });
    });

    it('gives events back to the letter', async () => {
      const { store } = stores();
      const table = await tableIn(stores());
      const said = {
        z: [1, -0, 0.1, 1e21, 5e-324, Number.MAX_SAFE_INTEGER],
        a: { 'ä €': '\u0000 \\ " {},NULL', '': null, '10': true, '9': false },
        text: 'Łódka 🛶 \u2028',
        nothing: [],
      };
      const append = serve(table, 1, [said]);
      await store.append(append);

      const [event] = await store.read(table, 1, ALL);
      expect(canonical(event?.event)).toBe(canonical(append.events[0]?.event));
      expect(event).toEqual({ ...append.events[0], event: JSON.parse(canonical(append.events[0]?.event)) as unknown });
    });

    it('keeps what was given, whatever becomes of it later in the hands of others', async () => {
      const { store } = stores();
      const table = await tableIn(stores());
      const said = { stones: ['red'] };
      const given = serve(table, 1, [said]);
      const appended = store.append(given);
      said.stones.push('blue');
      await appended;

      const [event] = await store.read(table, 1, ALL);
      expect(event?.event).toEqual({ type: 'StoneLaid', stones: ['red'] });
    });

    it('says where the table stands to who comes too late, and keeps nothing', async () => {
      const { store } = stores();
      const table = await tableIn(stores(), 3);

      expect(await store.append(play(table, 2))).toEqual(movedTo(3));
      expect(await store.append(serve(table, 0))).toEqual(movedTo(3));
      expect(await store.head(table)).toMatchObject({ seq: 3 });
      expect(await store.commands(table, 0, ALL)).toEqual([]);
    });

    it('refuses a seq that jumps ahead in the same way', async () => {
      const { store } = stores();
      const table = await tableIn(stores(), 3);

      expect(await store.append(play(table, 4))).toEqual(movedTo(3));
      const onTheLast = { ...play(table, 4), onto: anEvent(table, 3).digest };
      expect(await store.append(onTheLast)).toEqual(movedTo(3));
      expect(await store.read(table, 3, ALL)).toEqual([]);
    });

    it('takes one after the other what is given at once and builds on one another', async () => {
      const { store } = stores();
      const table = await tableIn(stores());
      const appends = run(play(table, 1), serve(table, 2, [{ first: true }, {}]), play(table, 4), play(table, 5));

      expect(await Promise.all(appends.map((append) => store.append(append)))).toEqual(appends.map(() => APPENDED));
      expect(await store.read(table, 1, ALL)).toEqual(appends.flatMap(({ events }) => events));
    });

    it('refuses with one all that build on it', async () => {
      const { store } = stores();
      const table = await tableIn(stores(), 2);
      const tooLate = run(play(table, 1), play(table, 2), play(table, 3));
      const tooEarly = run(play(table, 9), play(table, 10));
      const answers = await Promise.all([...tooLate, ...tooEarly].map((append) => store.append(append)));

      expect(answers).toEqual(answers.map(() => movedTo(2)));
      expect(await store.read(table, 2, ALL)).toEqual([]);
    });

    it('refuses what was decided on another event at the same seq', async () => {
      const { store } = stores();
      const table = await tableIn(stores());
      const [, onAnother] = run(play(table, 1), play(table, 2));
      await store.append(play(table, 1));

      expect(onAnother && (await store.append(onAnother))).toEqual(movedTo(2));
    });

    it('lets tables alone that others fail at', async () => {
      const { store } = stores();
      const [one, two] = [await tableIn(stores()), await tableIn(stores())];
      const [first, second] = run(play(one, 1), serve(one, 2));
      const given = [first, play(aTable(), 1), play(two, 7), play(two, 1), second].filter(
        (append) => append !== undefined,
      );
      const answers = await Promise.allSettled(given.map((append) => store.append(append)));

      expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.kind : 'fault'))).toEqual([
        ...['appended', 'fault', 'moved', 'appended', 'appended'],
      ]);
    });

    it('keeps at each event whose command it was, or that it was nobody`s', async () => {
      const { store } = stores();
      const table = await tableIn(stores());
      const append = play(table, 1);
      await store.append({ ...append, events: [...append.events, anEvent(table, 3)] });

      const kept = await store.read(table, 1, ALL);
      expect(kept.map((event) => [event.seat, event.command])).toEqual([
        [0, append.command?.id],
        [null, null],
      ]);
    });
  });
};
