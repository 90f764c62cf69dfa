import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { lightMastersSeenBy } from '#events/light-masters/seen-by.js';
import { lightMasters } from '#engine/light-masters/game.js';
import { fileOf } from './files.js';
import {
  LIGHT_MASTERS_FOLDER,
  LIGHT_MASTERS_PLANS,
  endOf,
  lightMastersPlayed,
  lightMastersText,
} from './light-masters-plans.js';

const GAMES = LIGHT_MASTERS_PLANS.map((plan) => ({ ...plan, moves: lightMastersPlayed(plan) }));

test.each(GAMES)('P1: $name replays to the same transcript', (game) => {
  const kept = readFileSync(join(LIGHT_MASTERS_FOLDER, fileOf(game.name)), 'utf8');
  expect(lightMastersText(game, game.moves)).toBe(kept);
});

test('P1: every transcript that is kept is replayed', () => {
  const plans = LIGHT_MASTERS_PLANS.map(({ name }) => fileOf(name));
  expect(readdirSync(LIGHT_MASTERS_FOLDER).sort(byName)).toEqual(plans.sort(byName));
});

test('P1: there is one for each number of seats, each way of ending and of winning, and each option', () => {
  expect(new Set(LIGHT_MASTERS_PLANS.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
  expect(new Set(LIGHT_MASTERS_PLANS.map(({ end }) => end))).toEqual(new Set(['at once', 'after the round']));
  expect(new Set(LIGHT_MASTERS_PLANS.map(({ won }) => won))).toEqual(
    new Set(['by Lira', 'by fewer creations', 'together']),
  );
  expect(new Set(LIGHT_MASTERS_PLANS.flatMap(({ options }) => Object.keys(options)))).toEqual(
    new Set(Object.keys(lightMasters.options)),
  );
});

test('P1: each game ends and is won as its plan says', () => {
  expect(GAMES.map(({ name, moves }) => ({ name, ...endOf(moves) }))).toEqual(
    LIGHT_MASTERS_PLANS.map(({ name, end, won }) => ({ name, end, won })),
  );
});

test('P1: in one of them moves are taken back', () => {
  expect(GAMES.some(({ moves }) => moves.some(({ command }) => command?.type === 'undo'))).toBe(true);
});

test('P1: together they show every kind of event', () => {
  const shown = new Set<string>(
    GAMES.flatMap(({ moves }) => moves.flatMap(({ events }) => events.map(({ type }) => type))),
  );
  expect(Object.keys(lightMastersSeenBy).filter((type) => !shown.has(type))).toEqual([]);
});

const byName = (one: string, other: string): number => (one < other ? -1 : 1);
