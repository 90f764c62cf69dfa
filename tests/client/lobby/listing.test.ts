import { describe, expect, it } from '@jest/globals';
import {
  approachesTo,
  freeSeats,
  isMyTurn,
  ownInOrder,
  seatOf,
  sittersOf,
  withoutOwn,
} from '#client/panel/lobby/listing.js';
import { ANNA, BEN, finishedTable, openTable, playingTable } from './shown-tables.js';

const NOBODY = null;

describe('A listing', () => {
  it('says of each seat who sits there, and which one is mine', () => {
    expect(sittersOf(openTable('t', ANNA, 'strong', null, BEN), ANNA.id)).toEqual([
      { kind: 'player', name: 'Anna', isMe: true },
      { kind: 'bot', name: 'strong' },
      { kind: 'free' },
      { kind: 'player', name: 'Ben', isMe: false },
    ]);
  });

  it('takes nobody for me while it is not known who I am', () => {
    const table = openTable('t', ANNA, null);
    expect(seatOf(table, NOBODY)).toBeNull();
    expect(sittersOf(table, NOBODY)[0]).toEqual({ kind: 'player', name: 'Anna', isMe: false });
  });

  it('counts as free only where neither a player nor a bot sits', () => {
    expect(freeSeats(openTable('t', null, ANNA, 'random', null))).toEqual([0, 3]);
  });
});

describe('What one can do about a table', () => {
  it('is to sit down at an open one, or to watch', () => {
    expect(approachesTo(openTable('t', BEN, null), ANNA.id)).toEqual(['sit', 'watch']);
    expect(approachesTo(openTable('t', BEN, null), NOBODY)).toEqual(['sit', 'watch']);
  });

  it('is to go there when one sits there, or when it is full and has not begun', () => {
    expect(approachesTo(openTable('t', ANNA, null), ANNA.id)).toEqual(['goThere']);
    expect(approachesTo(openTable('t', BEN, 'strong'), ANNA.id)).toEqual(['goThere']);
  });

  it('is to play on at one’s own, and to watch that of others', () => {
    expect(approachesTo(playingTable('t', ANNA, BEN), ANNA.id)).toEqual(['playOn']);
    expect(approachesTo(playingTable('t', BEN, 'strong'), ANNA.id)).toEqual(['watch']);
  });

  it('is to look back once it is over', () => {
    expect(approachesTo(finishedTable('t', [ANNA, 40], [BEN, 30]), ANNA.id)).toEqual(['lookBack']);
  });
});

describe('One’s own tables', () => {
  const waits = { ...playingTable('waits', BEN, ANNA), deciding: [1] };
  const runs = { ...playingTable('runs', ANNA, BEN), deciding: [1] };
  const silent = playingTable('silent', ANNA, BEN);
  const gathers = openTable('gathers', ANNA, null);

  it('wait for me where my seat is to decide, and where the server says nothing nobody is said to', () => {
    expect(isMyTurn(waits, ANNA.id)).toBe(true);
    expect(isMyTurn(runs, ANNA.id)).toBe(false);
    expect(isMyTurn(silent, ANNA.id)).toBe(false);
    expect(isMyTurn(waits, NOBODY)).toBe(false);
  });

  it('stand in the order in which they want me: my turn, being played, gathering', () => {
    const order = ownInOrder([gathers, silent, runs, waits], ANNA.id).map(({ id }) => id);
    expect(order).toEqual(['waits', 'silent', 'runs', 'gathers']);
  });

  it('are not listed a second time among the others', () => {
    const other = playingTable('other', BEN, 'strong');
    expect(withoutOwn([runs, other], ANNA.id)).toEqual([other]);
    expect(withoutOwn([runs, other], NOBODY)).toEqual([runs, other]);
  });
});
