import { describe, expect, it } from '@jest/globals';
import { standingsOf, winnersOf } from '#client/panel/lobby/standings.js';
import { ANNA, BEN, finishedTable, playingTable } from './shown-tables.js';

const namesIn = (standings: ReturnType<typeof standingsOf>) =>
  standings.map(({ sitter }) => (sitter.kind === 'free' ? '-' : sitter.name));

describe('The standings of a finished game', () => {
  it('are by place, with the names of those who sat there', () => {
    const standings = standingsOf(finishedTable('t', [ANNA, 31], ['strong', 52], [BEN, 44]), ANNA.id);
    expect(standings.map(({ place, points, seat }) => [place, points, seat])).toEqual([
      [1, 52, 1],
      [2, 44, 2],
      [3, 31, 0],
    ]);
    expect(namesIn(standings)).toEqual(['strong', 'Ben', 'Anna']);
  });

  it('know one winner, or all who share the win', () => {
    expect(namesIn(winnersOf(standingsOf(finishedTable('t', [ANNA, 31], [BEN, 52]), null)))).toEqual(['Ben']);
    expect(namesIn(winnersOf(standingsOf(finishedTable('t', [ANNA, 52], [BEN, 52]), null)))).toEqual(['Anna', 'Ben']);
  });

  it('are empty for a game that goes on, or that was left by all', () => {
    expect(standingsOf(playingTable('t', ANNA, BEN), null)).toEqual([]);
    expect(standingsOf(finishedTable('t'), null)).toEqual([]);
  });
});
