import { expect, test } from '@jest/globals';
import type { MuranoCommand } from '#events/murano/commands.js';
import { decideScoring, scoringChoices } from '#engine/murano/scoring/rule.js';
import { after, delivering, exchanging, only, refusedBy, scoring } from './asking.js';
import { ANNA, anna, BEN, berth, scene } from './scene.js';

const NO_SHOPS = { red: false, blue: false, grey: false };
const MARKET = 'san-donato a... Fb P1 S g bb rr';
const FINISH: MuranoCommand = { type: 'finishScoring' };

test('F1: in the scoring nothing but scoring is accepted', () => {
  const state = scene(MARKET);
  expect(refusedBy(state, { type: 'pass' })).toBe('F1');
  expect(refusedBy(state, { type: 'keepCharacter', card: 'character-4' })).toBe('F1');
  expect(refusedBy(state, { type: 'collectIncome', island: 'san-donato', shops: NO_SHOPS })).toBe('F1');
});

test('F2: only a character in hand is scored, and only once', () => {
  const state = scene(`${MARKET}\nsacca-mattia a... Fb`, { characters: [4] });
  expect(refusedBy(state, scoring(2, 'san-donato'))).toBe('F2');

  const scored = after(state, [scoring(4, 'san-donato')]);
  expect(refusedBy(scored, scoring(4, 'sacca-mattia'))).toBe('F2');
});

test('F2: what a character brought is told: the card, the island, the gondolier and the VP', () => {
  const state = scene(MARKET, { characters: [4] });
  expect(only(state, scoring(4, 'san-donato'))).toEqual({
    type: 'CharacterScored',
    seat: ANNA,
    card: 'character-4',
    island: 'san-donato',
    berth: berth('san-donato', 0),
    gold: 0,
    beads: { red: 0, green: 0, blue: 0 },
    vp: 2,
  });
});

test('F3: only where a gondolier of hers lies', () => {
  const state = scene(`san-donato .bcd Fb\nsacca-mattia a... Fb`, { characters: [4] });
  expect(refusedBy(state, scoring(4, 'san-donato'))).toBe('F3');
  expect(refusedBy(state, scoring(4, 'sacca-mattia'))).toBe(null);
});

test('F3: a gondolier on a berth of another colour scores as well', () => {
  const state = scene('san-donato b.a. Fb', { characters: [4] });
  expect(only(state, scoring(4, 'san-donato'))).toMatchObject({ berth: berth('san-donato', 2) });
});

test('F3: each gondolier scores once: the first berth, then the next, then none', () => {
  const state = scene('san-donato ba.a Fb P1 S', { characters: [2, 3, 4] });
  const once = after(state, [scoring(4, 'san-donato')]);
  const twice = after(once, [scoring(3, 'san-donato')]);

  expect(only(state, scoring(4, 'san-donato'))).toMatchObject({ berth: berth('san-donato', 1) });
  expect(only(once, scoring(3, 'san-donato'))).toMatchObject({ berth: berth('san-donato', 3) });
  expect(refusedBy(twice, scoring(2, 'san-donato'))).toBe('F3');
});

test('F3: what another seat used up does not matter to hers', () => {
  const state = { ...scene('san-donato .a.. Fb', { characters: [4] }), endedBy: BEN };
  expect(only(state, scoring(4, 'san-donato'))).toMatchObject({ berth: berth('san-donato', 1) });
});

test('F4: a character is not scored where it brings nothing', () => {
  const state = scene('san-donato a...', { characters: [4, 7, 32], gold: 8, beads: { blue: 3 } });
  expect(refusedBy(state, scoring(4, 'san-donato'))).toBe('F4');
  expect(refusedBy(state, exchanging(7, 'san-donato', 8))).toBe('F4');
  expect(refusedBy(state, delivering(32, 'san-donato', { blue: 3 }))).toBe('F4');
  expect(scoringChoices(state, ANNA)).toEqual([{ type: 'finishScoring' }]);
});

test('F5: gold and beads are for the characters that take them, and those take nothing else', () => {
  const state = scene(MARKET, { characters: [4, 7, 34], gold: 8, beads: { red: 3 } });
  expect(refusedBy(state, exchanging(4, 'san-donato', 8))).toBe('F5');
  expect(refusedBy(state, exchanging(34, 'san-donato', 8))).toBe('F5');
  expect(refusedBy(state, delivering(4, 'san-donato', { red: 1 }))).toBe('F5');
  expect(refusedBy(state, delivering(7, 'san-donato', { red: 1 }))).toBe('F5');
  expect(refusedBy(state, scoring(7, 'san-donato'))).toBe('F5');
  expect(refusedBy(state, scoring(34, 'san-donato'))).toBe('F5');
});

test('F6: only gold that she has is exchanged', () => {
  const state = scene(MARKET, { characters: [7], gold: 6 });
  expect(only(state, exchanging(7, 'san-donato', 6))).toMatchObject({ gold: 6, vp: 6 });
  expect(refusedBy(state, exchanging(7, 'san-donato', 7))).toBe('F6');
  expect(refusedBy(state, exchanging(7, 'san-donato', 8))).toBe('F6');
});

test('F7: only beads that she has are delivered', () => {
  const state = scene(MARKET, {
    characters: [34],
    beads: { red: 1, blue: 1 },
    cards: ['building-studio-red-blue'],
  });
  expect(only(state, delivering(34, 'san-donato', { red: 1, blue: 1 }))).toMatchObject({
    beads: { red: 1, green: 0, blue: 1 },
    vp: 14,
  });
  expect(refusedBy(state, delivering(34, 'san-donato', { red: 2 }))).toBe('F7');
  expect(refusedBy(state, delivering(34, 'san-donato', { blue: 2 }))).toBe('F7');
});

test('F8: whoever finishes gets 1 VP for each own gondolier on a berth that has not scored', () => {
  const state = scene('san-donato aab. Fb\nsan-pietro a...', { characters: [4] });
  const finished = after(state, [scoring(4, 'san-donato'), { type: 'finishScoring' }]);
  expect(anna(finished).vp).toBe(anna(state).vp + 2 + 2);
});

test('F8: the next seat clockwise scores after her', () => {
  expect(only(scene(''), { type: 'finishScoring' })).toEqual({ type: 'ScoringFinished', seat: ANNA, vp: 0, next: BEN });
});

test('F8: nobody scores after the last, whoever ended the game', () => {
  expect(only(scene('', { endedBy: BEN }), { type: 'finishScoring' })).toMatchObject({ next: null });
  expect(only(scene('', { endedBy: BEN, seats: 2 }), { type: 'finishScoring' })).toMatchObject({ next: null });
});

test('F8: after the highest seat the lowest scores', () => {
  const carla = { ...scene('', { seats: 3, endedBy: BEN }), phase: { kind: 'scoring', seat: 2, used: [] } as const };
  expect(decideScoring(carla, 2, { type: 'finishScoring' })).toMatchObject({ events: [{ seat: 2, next: ANNA }] });
});

test('the choices are every way to score a character, and to finish where that may be', () => {
  const state = scene(MARKET, { characters: [4, 7, 34], gold: 5, beads: { red: 1, blue: 9 } });
  const ways = [
    scoring(4, 'san-donato'),
    exchanging(7, 'san-donato', 2),
    exchanging(7, 'san-donato', 4),
    delivering(34, 'san-donato', { red: 1 }),
  ];
  expect(scoringChoices(state, ANNA)).toEqual(ways);
  expect(scoringChoices({ ...state, edition: 1 }, ANNA)).toEqual([...ways, { type: 'finishScoring' }]);
});

// "Do so until you run out of Character Cards or Gondoliers": 1 VP is for a gondolier "you could not assign" a card to.
test('F2: a character that can be scored is not left unscored for the 1 VP of its gondolier', () => {
  const state = scene(`${MARKET}\nsacca-mattia a...`, { characters: [4, 5] });
  expect(refusedBy(state, FINISH)).toBe('F2');
  expect(refusedBy({ ...state, edition: 1 }, FINISH)).toBe(null);

  const scored = after(state, [scoring(4, 'san-donato')]);
  expect(refusedBy(scored, FINISH)).toBe(null);
});

test('F2: the scoring is finished where no gondolier is left, or none on an island where a character scores', () => {
  expect(refusedBy(scene('san-donato .b.. Fb', { characters: [4] }), FINISH)).toBe(null);
  expect(refusedBy(scene('san-donato .b.. Fb\nsacca-mattia a...', { characters: [4] }), FINISH)).toBe(null);
});

// "You may exchange up to 8 Gold", "You may return up to 3 glass beads": who does not want to pay is not made to.
test('F2: a character that takes gold or beads may be left unscored', () => {
  const state = scene(MARKET, { characters: [7, 34], gold: 8, beads: { red: 3 } });
  expect(refusedBy(state, FINISH)).toBe(null);
  expect(refusedBy(state, exchanging(7, 'san-donato', 8))).toBe(null);
});
