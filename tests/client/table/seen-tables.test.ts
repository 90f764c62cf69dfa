import { beforeEach, describe, expect, it } from '@jest/globals';
import { Away } from '#client/panel/table/away.js';
import { seenTables } from '#client/panel/table/seen-tables.js';
import { BarePage } from './bare-page.js';

const MOST = 200;
let page: BarePage;

beforeEach(() => {
  page = BarePage.open();
});

/** Somebody looks at the table as far as it goes. */
const sees = (who: string | null, table: string, seq = 7): void => {
  new Away(table, () => who).stands(seq, 'watching');
};

const seesMany = (who: string, count: number): void => {
  for (let at = 0; at < count; at += 1) sees(who, `${who}-${at}`);
};

/** Where it is kept who saw what. */
const remembered = (): readonly string[] => [...page.kept.keys()].filter((place) => place.startsWith('laguna.seen.'));

describe('A page that begins', () => {
  it('forgets what was seen by nobody knows whom, and nothing else', () => {
    sees('anna', 't', 10);
    sees(null, 't', 3);
    const others = { 'laguna.seen.t': '10', 'laguna.seen.u': '20', 'laguna.nonces': '[]', 'laguna.seenx': 'y' };
    for (const [place, text] of Object.entries(others)) page.kept.set(place, text);
    seenTables.tidy();
    expect(remembered()).toEqual(['laguna.seen.anna.t', 'laguna.seen.public.t']);
    expect([seenTables.upTo('anna', 't'), seenTables.upTo(null, 't')]).toEqual([10, 3]);
    expect([page.kept.get('laguna.nonces'), page.kept.get('laguna.seenx')]).toEqual(['[]', 'y']);
  });

  it('keeps nothing where nothing was kept', () => {
    seenTables.tidy();
    expect([...page.kept]).toEqual([]);
  });

  it('counts what was kept before visits were as visited before all others', () => {
    seesMany('anna', MOST - 1);
    for (const table of ['one', 'two']) page.kept.set(`laguna.seen.anna.${table}`, '5');
    seenTables.tidy();
    expect(remembered()).toHaveLength(MOST);
    expect(seenTables.upTo('anna', 'anna-0')).toBe(7);
    sees('anna', 'another');
    expect([seenTables.upTo('anna', 'one'), seenTables.upTo('anna', 'two')]).toEqual([null, null]);
    expect(seenTables.upTo('anna', 'anna-0')).toBe(7);
  });
});

describe('What was seen of a table', () => {
  it('is forgotten when it was visited least lately of too many', () => {
    seesMany('anna', MOST);
    sees('anna', 'anna-0', 30);
    sees('anna', 'one-more');
    expect(remembered()).toHaveLength(MOST);
    expect(seenTables.upTo('anna', 'anna-1')).toBeNull();
    expect(seenTables.upTo('anna', 'anna-0')).toBe(30);
    expect(seenTables.upTo('anna', 'one-more')).toBe(7);
  });

  it('is bounded for all together who come to one browser', () => {
    seesMany('anna', MOST);
    seesMany('ben', MOST);
    expect(remembered()).toHaveLength(MOST);
    expect(seenTables.upTo('anna', `anna-${MOST - 1}`)).toBeNull();
    expect(seenTables.upTo('ben', 'ben-0')).toBe(7);
  });

  it('is kept as before where what stands beside it makes no sense', () => {
    for (const nonsense of ['', 'nonsense', '{}', '[1]', 'null']) {
      page.kept.set('laguna.seen', nonsense);
      sees('anna', 't', 10);
      expect(seenTables.upTo('anna', 't')).toBe(10);
    }
  });
});
