import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { bestScoring } from '#engine/murano/scoring/best.js';
import { redact } from '#engine/murano/redact.js';
import type { MuranoState } from '#engine/murano/state.js';
import { after, delivering, exchanging, scoring } from './asking.js';
import { exhaustive } from './exhaustive.js';
import { hands, tableOf } from './hands.js';
import type { Hand } from './hands.js';
import { ANNA, anna, annaScores, BEN, berth, scene, stillSailing } from './scene.js';

test('the best scoring is as good as the best of all ways to score: small hands', () => {
  fc.assert(fc.property(hands(4, 3), isAsGoodAsAnyWay), { numRuns: 2000 });
});

test('the best scoring is as good as the best of all ways to score: hands as large as they get', () => {
  fc.assert(fc.property(hands(9, 6), isAsGoodAsAnyWay), { numRuns: 300 });
});

test('the steps bring what they promise, in VP and in gold', () => {
  fc.assert(fc.property(hands(9, 6), keepsItsPromise), { numRuns: 1000 });
});

test('whatever is left after each step, the promise stands', () => {
  fc.assert(fc.property(hands(9, 6), staysBest), { numRuns: 300 });
});

test('a seat finds the same in what it sees', () => {
  fc.assert(
    fc.property(hands(6, 6), (hand) => {
      const state = tableOf(hand);
      expect(bestScoring(redact(state, ANNA), ANNA)).toEqual(bestScoring(state, ANNA));
    }),
  );
});

test('the order of the cards does not matter', () => {
  fc.assert(
    fc.property(hands(6, 6), (hand) => {
      const state = tableOf(hand);
      const cards = anna(state).characters;
      expect(bestScoring(state, ANNA, cards.toReversed())).toEqual(bestScoring(state, ANNA, cards));
    }),
  );
});

test('two cards share the islands so that both bring most', () => {
  const state = scene('san-donato a... Fb Fb P1 P1\nsan-pietro a... Fb', { characters: [2, 4] });
  expect(bestScoring(state, ANNA)).toEqual({
    vp: 6,
    gold: 0,
    steps: [scoring(2, 'san-donato'), scoring(4, 'san-pietro')],
    byCard: {
      'character-2': { island: 'san-donato', vp: 4 },
      'character-4': { island: 'san-pietro', vp: 2 },
    },
  });
});

test('a gondolier that no card needs brings 1 VP, and in edition 1 a card that brings no more is left out', () => {
  const state = scene('san-donato aa.. r', { characters: [11, 12] });
  expect(bestScoring({ ...state, edition: 1 }, ANNA)).toMatchObject({ vp: 2, steps: [] });
});

test('F2: a card that brings no more than its gondolier is scored too, since the scoring ends with nothing left to score', () => {
  const state = scene('san-donato aaa. r', { characters: [11, 12] });
  expect(bestScoring(state, ANNA)).toMatchObject({
    vp: 3,
    steps: [scoring(11, 'san-donato'), scoring(12, 'san-donato')],
  });
});

test('gold is kept where it would bring no more than the gondolier does', () => {
  const state = scene('san-donato a... P1 S g bb', { characters: [7], gold: 3 });
  expect(bestScoring(state, ANNA)).toMatchObject({ vp: 1, gold: 3, steps: [] });
});

test('two exchanges share the gold so that they bring most together', () => {
  const state = scene('san-donato aa.. P1 S g bb rr', { characters: [7, 8], gold: 12 });
  expect(bestScoring(state, ANNA)).toMatchObject({
    vp: 15,
    gold: 0,
    steps: [exchanging(7, 'san-donato', 4), exchanging(8, 'san-donato', 8)],
  });
});

test('the last 2 gold are kept: they would bring no more than the gondolier does', () => {
  const state = scene('san-donato aa.. P1 S g bb rr', { characters: [7, 8], gold: 10 });
  expect(bestScoring(state, ANNA)).toMatchObject({ vp: 13, gold: 2 });
});

test('two deliveries share the beads that stand for both', () => {
  const state = scene('san-donato a...\nsacca-mattia a...', {
    characters: [32, 34],
    beads: { red: 4 },
    newCards: ['building-studio-red-blue'],
  });
  expect(bestScoring(state, ANNA)).toMatchObject({
    vp: 28,
    steps: [delivering(32, 'sacca-mattia', { red: 3 }), delivering(34, 'san-donato', { red: 1 })],
  });
});

test('in the scoring it goes on with the gondoliers that are left', () => {
  const state = scene('san-donato aa.. Fb Fb P1', { characters: [2, 4], used: [berth('san-donato', 0)] });
  expect(bestScoring(state, ANNA)).toMatchObject({ vp: 4, steps: [scoring(4, 'san-donato')] });
});

test('what another seat has used up is no matter of hers', () => {
  const state = scene('san-donato ab.. Fb', { characters: [4], endedBy: BEN });
  const benScores: MuranoState = { ...state, phase: { kind: 'scoring', seat: BEN, used: [berth('san-donato', 1)] } };
  expect(bestScoring(benScores, ANNA)).toMatchObject({ vp: 2, steps: [scoring(4, 'san-donato')] });
});

test('nothing more comes to a seat that has finished its scoring', () => {
  const state = scene('san-donato ab.. Fb', { characters: [4] });
  const benScores: MuranoState = { ...state, phase: { kind: 'scoring', seat: BEN, used: [] } };
  expect(bestScoring(benScores, ANNA)).toMatchObject({ vp: 0, steps: [] });
  expect(bestScoring({ ...state, phase: { kind: 'over' } }, ANNA)).toMatchObject({ vp: 0, steps: [] });
});

test('it tells what cards not yet in hand would bring', () => {
  const state = stillSailing(scene('san-donato a... Fb Fb', { characters: [] }));
  expect(bestScoring(state, ANNA, ['character-4'])).toMatchObject({ vp: 4, steps: [scoring(4, 'san-donato')] });
});

test('cards that are hidden bring nothing', () => {
  const state = scene('san-donato ab.. Fb Fb', { characters: [4] });
  expect(bestScoring(redact(state, BEN), ANNA)).toMatchObject({ vp: 1, steps: [] });
});

const isAsGoodAsAnyWay = (hand: Hand): void => {
  const state = tableOf(hand);
  const { vp, gold } = bestScoring(state, ANNA);
  expect({ vp, gold }).toEqual(exhaustive(state));
};

const keepsItsPromise = (hand: Hand): void => {
  const state = tableOf(hand);
  const { vp, gold, steps } = bestScoring(state, ANNA);
  const finished = after(annaScores(state), [...steps, { type: 'finishScoring' }]);
  expect(anna(finished).vp).toBe(anna(state).vp + vp);
  expect(anna(finished).gold).toBe(gold);
};

const staysBest = (hand: Hand): void => {
  const state = tableOf(hand);
  const promised = anna(state).vp + bestScoring(state, ANNA).vp;
  const { steps } = bestScoring(state, ANNA);
  steps.reduce((now, step) => {
    const next = after(now, [step]);
    expect(anna(next).vp + bestScoring(next, ANNA).vp).toBe(promised);
    return next;
  }, annaScores(state));
};
