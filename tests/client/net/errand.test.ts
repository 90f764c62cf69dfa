import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Errand } from '#client/net/errand.js';
import { Line } from '#client/net/line.js';
import type { Answer } from '#events/wire/socket.js';
import { OtherEnd } from './other-end.js';
import { openStorage } from './storage.js';
import { until } from './until.js';

const SAIL = { type: 'sail', ship: 1, to: 4 };

let end: OtherEnd;
let line: Line;
let kept: Map<string, string>;

beforeEach(async () => {
  kept = openStorage();
  end = await OtherEnd.open();
  line = new Line(end.url);
});

afterEach(async () => {
  line.close();
  await end.close();
});

/** As a table has it: given again whenever the line is up, and told of each answer. */
const errandAt = (table: string): Errand => {
  const errand = new Errand(table, line);
  line.listen({
    up: () => {
      errand.again();
    },
    heard: ({ event, data }) => {
      if (event === 'answer') errand.answered(data);
    },
  });
  return errand;
};

const isAnswered = (errand: Errand): Promise<unknown> => until(errand.underWay, (command) => command === null);
const refused = (id: Answer['id'], code: 'illegal' | 'not_saved'): void =>
  end.say({ event: 'answer', data: { id, ok: false, seq: 7, refusal: { code, message: 'Not so.' } } });

describe('A command that is under way', () => {
  it('is given again with the same id over the next line, until it is answered', async () => {
    const errand = errandAt('venezia');
    line.open();
    await until(line.state, ({ kind }) => kind === 'up');
    errand.give(SAIL, 7);
    const given = await end.hears('command');
    expect(given).toMatchObject({ table: 'venezia', seen: 7, command: SAIL });
    end.cut();
    expect(await end.hears('command')).toEqual(given);

    end.say({ event: 'answer', data: { id: given.id, ok: true, seq: 8 } });
    await isAnswered(errand);
    expect(kept.size).toBe(0);
    end.cut();
    // On the first line, on the second, and on this one.
    await end.hears('hello');
    await end.hears('hello');
    await end.hears('hello');
    await until(line.state, ({ kind }) => kind === 'up');
    line.say('unfollow', { table: given.table });
    await end.hears('unfollow');
    expect(end.unasked('command')).toBe(0);
  });

  it('outlives its page: the next one gives it, with the same id', async () => {
    errandAt('venezia').give(SAIL, 7);
    const [text = ''] = kept.values();
    const after = errandAt('venezia');
    expect(errandAt('another table').underWay.value).toBeNull();
    const { given } = JSON.parse(text) as { given: unknown };
    line.open();
    expect(await end.hears('command')).toEqual(given);
    expect(after.underWay.value).toEqual(given);
  });

  it('lets no other be given, and is not taken for another that is answered', async () => {
    const errand = errandAt('venezia');
    line.open();
    await until(line.state, ({ kind }) => kind === 'up');
    errand.give(SAIL, 7);
    errand.give({ type: 'endTurn' }, 7);
    const { id } = await end.hears('command');
    refused('another' as typeof id, 'illegal');
    refused(id, 'illegal');
    await isAnswered(errand);
    expect(end.unasked('command')).toBe(0);
    expect(errand.refusal.value).toEqual({ code: 'illegal', message: 'Not so.' });
    errand.forget();
    expect(errand.refusal.value).toBeNull();
  });

  it('is given again where it could not be stored just now', async () => {
    const errand = errandAt('venezia');
    line.open();
    await until(line.state, ({ kind }) => kind === 'up');
    errand.give(SAIL, 7);
    const given = await end.hears('command');
    refused(given.id, 'not_saved');
    expect(await end.hears('command')).toEqual(given);
    expect(errand.refusal.value?.code).toBe('not_saved');
    errand.close();
  });

  it('that was kept in no form of a command is forgotten', () => {
    kept.set('laguna.errand.venezia', '{"id":7}');
    expect(errandAt('venezia').underWay.value).toBeNull();
  });
});
