import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ENDINGS } from '#events/burano/components.js';
import { buranoSeenBy } from '#events/burano/seen-by.js';
import { burano } from '#engine/burano/game.js';
import { BURANO_FOLDER, BURANO_PLANS, buranoText, playedIn } from './burano-plans.js';
import { fileOf } from './files.js';

const GAMES = BURANO_PLANS.map((plan) => ({ ...plan, moves: playedIn(plan) }));

test.each(GAMES)('P1: $name replays to the same transcript', (game) => {
  expect(buranoText(game, game.moves)).toBe(readFileSync(join(BURANO_FOLDER, fileOf(game.name)), 'utf8'));
});

test('P1: every transcript that is kept is replayed', () => {
  expect(readdirSync(BURANO_FOLDER).sort(byName)).toEqual(BURANO_PLANS.map(({ name }) => fileOf(name)).sort(byName));
});

test('P1: there is one for each number of seats, each way of ending and each option', () => {
  expect(new Set(BURANO_PLANS.map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(BURANO_PLANS.map(({ why }) => why))).toEqual(new Set(ENDINGS));
  expect(new Set(BURANO_PLANS.flatMap(({ options }) => Object.keys(options)))).toEqual(
    new Set(Object.keys(burano.options)),
  );
});

test('P1: each game ends as its plan says', () => {
  const endings = GAMES.map(({ name, moves }) => {
    const table = moves.at(-1)?.after;
    return { name, why: table?.status === 'finished' ? table.state.ending : null };
  });
  expect(endings).toEqual(BURANO_PLANS.map(({ name, why }) => ({ name, why })));
});

test('P1: in one of them moves are taken back', () => {
  expect(GAMES.some(({ moves }) => moves.some(({ command }) => command?.type === 'undo'))).toBe(true);
});

/** So seldom that no game is kept for it: the tests of rule V3 bring it about. */
const SELDOM = 'NobodyCame';

test('P1: together they show every kind of event', () => {
  const shown = new Set<string>(
    GAMES.flatMap(({ moves }) => moves.flatMap(({ events }) => events.map(({ type }) => type))),
  );
  expect(Object.keys(buranoSeenBy).filter((type) => !shown.has(type))).toEqual([SELDOM]);
});

const byName = (one: string, other: string): number => (one < other ? -1 : 1);
