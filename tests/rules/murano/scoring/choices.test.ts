import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { MuranoCommand } from '#events/murano/commands.js';
import { CHARACTER_COUNT, ISLANDS } from '#events/murano/components.js';
import { decideScoring, scoringChoices } from '#engine/murano/scoring/rule.js';
import { delivering, exchanging, scoring } from './asking.js';
import { hands, tableOf } from './hands.js';
import type { Hand } from './hands.js';
import { ANNA, annaScores } from './scene.js';

test('exactly what is offered in the scoring is accepted', () => {
  fc.assert(fc.property(hands(6, 6), offersWhatItAccepts), { numRuns: 60 });
});

const offersWhatItAccepts = (hand: Hand): void => {
  const state = annaScores(tableOf(hand));
  const accepted = COMMANDS.filter((command) => decideScoring(state, ANNA, command).ok);
  expect(inOrder(scoringChoices(state, ANNA))).toEqual(inOrder(accepted));
};

const inOrder = (commands: readonly MuranoCommand[]): readonly string[] =>
  commands.map((command) => JSON.stringify(command)).sort();

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, number) => number);

/** Everything that could be asked for, for every character wherever it is. */
const COMMANDS: readonly MuranoCommand[] = [
  { type: 'finishScoring' },
  { type: 'pass' },
  ...upTo(CHARACTER_COUNT)
    .slice(1)
    .flatMap((number) =>
      ISLANDS.flatMap((island) => [
        scoring(number, island),
        ...upTo(10).map((gold) => exchanging(number, island, gold)),
        ...upTo(4).flatMap((red) =>
          upTo(4).flatMap((green) => upTo(4).map((blue) => delivering(number, island, { red, green, blue }))),
        ),
      ]),
    ),
];
