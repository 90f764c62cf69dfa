import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { muranoSeenBy } from '#events/murano/seen-by.js';
import { FOLDER, fileOf, textOf } from './files.js';
import { KINDS, PLANS, emptyIn, playedBy } from './plans.js';

const GAMES = PLANS.map((plan) => ({ ...plan, moves: playedBy(plan) }));

test.each(GAMES)('P1: $name replays to the same transcript', (game) => {
  expect(textOf(game, game.moves)).toBe(readFileSync(join(FOLDER, fileOf(game.name)), 'utf8'));
});

test('P1: every transcript that is kept is replayed', () => {
  expect(readdirSync(FOLDER).sort(byName)).toEqual(PLANS.map(({ name }) => fileOf(name)).sort(byName));
});

test('P1: there is one for each number of seats', () => {
  expect(new Set(PLANS.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
});

test('P1: each game ends as its name says', () => {
  const endings = GAMES.map(({ name, moves }) => {
    const table = moves.at(-1)?.after;
    return { name, empty: table?.status === 'finished' ? emptyIn(table.state) : null };
  });
  expect(endings).toEqual(PLANS.map(({ name, empty }) => ({ name, empty })));
});

test('P1: there is one for each pair of stacks that can run out', () => {
  const pairs = KINDS.flatMap((one, index) => KINDS.slice(index + 1).map((other) => `${one} ${other}`));
  expect(pairs.filter((pair) => !PLANS.some(({ empty }) => empty.join(' ') === pair))).toEqual([]);
});

test('P1: in one of them moves are taken back', () => {
  expect(GAMES.some(({ moves }) => moves.some(({ command }) => command?.type === 'undo'))).toBe(true);
});

test('P1: together they show every kind of event', () => {
  const shown = new Set(GAMES.flatMap(({ moves }) => moves.flatMap(({ events }) => events.map(({ type }) => type))));
  expect(Object.keys(muranoSeenBy).filter((type) => !shown.has(type as keyof typeof muranoSeenBy))).toEqual([]);
});

const byName = (one: string, other: string): number => (one < other ? -1 : 1);
