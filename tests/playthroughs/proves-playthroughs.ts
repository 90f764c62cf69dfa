import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Game } from '#engine/kit/game.js';
import { fileOf, folderOf, textOf } from './kept.js';
import type { Playthroughs } from './kept.js';

/** The suite of one game's playthroughs: they come out as they are kept, and leave nothing out. */
export const provesPlaythroughs = (playthroughs: Playthroughs): void => {
  const { game, kept, ways, seldom } = playthroughs;
  const games = kept.map((one) => ({ ...one, moves: one.play() }));

  test.each(games)('P1: $name replays to the same transcript', (one) => {
    expect(textOf(playthroughs, one, one.moves)).toBe(readFileSync(join(folderOf(game), fileOf(one)), 'utf8'));
  });

  test('P1: every transcript that is kept is replayed', () => {
    const there = readdirSync(folderOf(game)).filter((file) => file.endsWith('.txt'));
    expect(new Set(there)).toEqual(new Set(kept.map(fileOf)));
  });

  test('P1: there is one for each number of seats, each way of ending and each option', () => {
    expect(new Set(kept.map(({ seats }) => seats))).toEqual(new Set(seatsFrom(game)));
    expect(new Set(kept.flatMap(({ ends }) => ends))).toEqual(new Set(ways));
    expect(new Set(kept.flatMap(({ options }) => Object.keys(options)))).toEqual(new Set(Object.keys(game.options)));
  });

  test('P1: each game ends as its plan says', () => {
    const ended = games.map(({ name, moves }) => {
      const table = moves.at(-1)?.after;
      return { name, ends: table?.status === 'finished' ? playthroughs.endOf(table) : [] };
    });
    expect(ended).toEqual(kept.map(({ name, ends }) => ({ name, ends })));
  });

  test('P1: in one of them moves are taken back', () => {
    expect(games.some(({ moves }) => moves.some(({ command }) => command?.type === 'undo'))).toBe(true);
  });

  test('P1: together they show every kind of event', () => {
    const shown = new Set(games.flatMap(({ moves }) => moves.flatMap(({ events }) => events.map(({ type }) => type))));
    expect(Object.keys(game.seenBy).filter((type) => !shown.has(type))).toEqual(seldom);
  });
};

const seatsFrom = ({ seats: { min, max } }: Game): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more);
