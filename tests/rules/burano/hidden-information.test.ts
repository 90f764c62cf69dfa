import { expect, test } from '@jest/globals';
import { buranoSeenBy } from '#events/burano/seen-by.js';
import { redact } from '#engine/burano/redact.js';
import { finishPlacing, giveBack, take } from './orders.js';
import { ANNA, BEN, anna, first, hasTaken, opening, second, supply, third } from './scenery.js';
import { given, knows, saw } from './story.js';

const market = supply('ra ob yc', 'pa gb yd', 'ya pb bc');
const four = [first('ga'), first('gb'), second('ga'), third('gd')];

test('H1: a hand is for its owner alone', () => {
  given(market)
    .when(take(0, 1, 2))
    .then(
      knows(ANNA, { players: [{ hand: [first('ya'), second('pa')] }, {}] }),
      knows(BEN, { players: [{ hand: [null, null] }, {}] }),
      knows('public', { players: [{ hand: [null, null] }, {}] }),
    );
});

test('H1: whoever returned a card knows where it lies, and nobody else', () => {
  given(hasTaken, anna({ hand: four }))
    .when(finishPlacing, giveBack(second('ga')))
    .then(
      knows(ANNA, { decks: [{}, { under: [{ card: second('ga'), by: ANNA }] }, {}] }),
      knows(BEN, { decks: [{}, { under: [{ card: null, by: ANNA }] }, {}] }),
    );
});

test('H2: everybody sees what is taken', () => {
  const taken = { type: 'FloorsTaken', column: 0, cards: [first('ya'), second('pa')], coins: 1 };
  given(market)
    .when(take(0, 1, 2))
    .then(
      saw(ANNA, { ...taken, kept: [first('ya'), second('pa')] }),
      saw(BEN, { ...taken, kept: [null, null] }),
      saw('public', { ...taken, kept: [null, null] }),
    );
});

test('H2: everybody sees the supply, the streets, coins, tokens and characters, and the size of hands and decks', () => {
  const state = opening(2);
  const { players, decks, ...rest } = redact(state, 'public');
  const { players: allPlayers, decks: allDecks, ...all } = state;
  expect(rest).toEqual(all);
  expect(players.map(({ hand, ...player }) => [hand.length, player])).toEqual(
    allPlayers.map(({ hand, ...player }) => [hand.length, player]),
  );
  expect(decks.map(({ pool }) => pool.length)).toEqual(allDecks.map(({ pool }) => pool.length));
});

test('H3: nobody sees what is left in a deck', () => {
  const hidden = [ANNA, BEN, 'public' as const].map((viewer) =>
    redact(opening(2), viewer).decks.flatMap(({ pool }) => pool),
  );
  expect(new Set(hidden.flat())).toEqual(new Set([null]));
});

test('H4: each event says who sees how much of it', () => {
  const inPart = Object.entries(buranoSeenBy).filter(([, { show }]) => show !== null);
  expect(inPart.map(([type]) => type)).toEqual(['FloorsTaken', 'FloorReturned']);
  expect(redact(opening(2), 'auditor')).toEqual(opening(2));
});
