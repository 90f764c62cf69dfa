import { expect, test } from '@jest/globals';
import type { BuranoCommand } from '#events/burano/commands.js';
import type { BuranoEvent } from '#events/burano/events.js';
import type { BotView } from '#bots/bot.js';
import { burano, buranoEditions } from '#engine/burano/game.js';
import { ratingOf } from '#engine/burano/scoring/rating.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Game } from '#engine/kit/game.js';
import { play } from '#tests/laws/play.js';
import { dismiss, finishPlacing, place, take, welcome } from './orders.js';
import {
  ANNA,
  BEN,
  CARLA,
  DORA,
  anna,
  ben,
  bensTurn,
  built,
  carla,
  edition1,
  hasTaken,
  isPhase,
  leftToCome,
  standing,
  supply,
  third,
} from './scenery.js';
import {
  endsWith,
  given,
  givenAlone,
  givenAmong,
  givenWith,
  happened,
  happenedInOrder,
  itIsTheTurnOf,
  table,
} from './story.js';

const FOUR = ['. ya ga ba pa', 'ra yb gb bb pb', 'rc yc gc bc pc'] as const;
const oneMissing = anna({ ...built(...FOUR), hand: [third('rd')] });
const bare = supply('. . .', '. . .', '. . .');

test('E1: five complete houses make the round the last one', () => {
  given(hasTaken, oneMissing)
    .when(place(third('rd'), 4), finishPlacing, welcome(4, 'boy'))
    .then(
      happenedInOrder('CharacterCame', 'StreetCompleted', 'TurnEnded'),
      table({ ending: 'five-houses' }),
      itIsTheTurnOf(BEN),
    )
    .when(take(0, 1), finishPlacing)
    .then(happened({ type: 'GameEnded', why: 'five-houses' }), table({ phase: { kind: 'over' } }));
});

test('E1: whoever has the last turn of a round ends the game with it', () => {
  given(hasTaken, standing({ start: BEN }), oneMissing)
    .when(place(third('rd'), 4), finishPlacing, welcome(4, 'boy'))
    .then(happenedInOrder('CharacterCame', 'StreetCompleted', 'TurnEnded', 'GameEnded'));
});

test('E1: alone the game ends at once, and nobody is sent away', () => {
  givenAlone(hasTaken, oneMissing)
    .when(place(third('rd'), 4), finishPlacing, welcome(4, 'boy'))
    .then(happened({ type: 'GameEnded', why: 'five-houses' }), table({ dismissed: [] }));
});

test('E2: a supply that is empty at the start of a turn makes the round the last one', () => {
  given(hasTaken, bare)
    .when(finishPlacing)
    .then(happened({ type: 'SupplyFoundEmpty', seat: BEN }), table({ ending: 'empty-supply' }))
    .when(finishPlacing)
    .then(happened({ type: 'GameEnded', why: 'empty-supply' }));
});

test('E2: at the start of a round too, where the decks have no more', () => {
  const nothing = { pool: [], under: [] };
  given(bensTurn, bare, standing({ decks: [nothing, nothing, nothing] }))
    .when(finishPlacing)
    .then(
      happenedInOrder(
        'PlacingFinished',
        'TurnEnded',
        'FloorsRemoved',
        'SupplyRefilled',
        'RoundBegun',
        'SupplyFoundEmpty',
      ),
      table({ ending: 'empty-supply', round: 2 }),
    )
    .when(finishPlacing, finishPlacing)
    .then(happened({ type: 'GameEnded', why: 'empty-supply' }));
});

test('E3: alone the game ends when the last character was sent away', () => {
  givenAlone(hasTaken, leftToCome({ girl: 1 }))
    .when(finishPlacing, dismiss('girl'))
    .then(happenedInOrder('CharacterDismissed', 'GameEnded'), table({ ending: 'no-characters' }));
});

test('E3: or has come', () => {
  givenAlone(hasTaken, leftToCome({ girl: 1 }), anna({ ...built('.', 'ra', 'rb'), hand: [third('rd')] }))
    .when(place(third('rd'), 4), finishPlacing, welcome(4, 'girl'))
    .then(happened({ type: 'GameEnded', why: 'no-characters' }));
});

test('E3: with others one plays on without characters', () => {
  given(bensTurn, leftToCome({}))
    .when(finishPlacing)
    .then(table({ ending: null, round: 2 }));
});

test('E4: with 3 or 4 players five rounds without a card placed end the game', () => {
  const carlasTurn = isPhase({ kind: 'placing', seat: CARLA, placed: 0, completed: [] });
  givenAmong(3, carlasTurn, standing({ idle: 14 }))
    .when(finishPlacing)
    .then(happened({ type: 'GameEnded', why: 'standstill' }));
  givenAmong(3, carlasTurn, standing({ idle: 13 }))
    .when(finishPlacing)
    .then(table({ ending: null, idle: 14 }));
  givenAmong(3, carlasTurn, standing({ idle: 14 }), carla({ hand: [third('rd')] }))
    .when(place(third('rd'), 4), finishPlacing)
    .then(table({ ending: null, idle: 1 }));
});

// "The solo game ends when you have completed 5 houses, OR when there are NO Character Cards left": by nothing else.
test('E4: alone no standstill ends the game', () => {
  givenAlone(hasTaken, standing({ idle: 40 }))
    .when(finishPlacing, dismiss('girl'))
    .then(table({ ending: null, round: 2, idle: 41 }));
  givenAlone(edition1, hasTaken, standing({ idle: 40 }))
    .when(finishPlacing)
    .then(happened({ type: 'GameEnded', why: 'standstill' }));
});

// "When a player has completed their 5 houses (and received 5 Character Cards), the game ends": no other end is printed.
test('E4: with 2 players no standstill ends the game', () => {
  given(bensTurn, standing({ idle: 40 }))
    .when(finishPlacing)
    .then(table({ ending: null, round: 2, idle: 41 }));
  given(edition1, bensTurn, standing({ idle: 40 }))
    .when(finishPlacing)
    .then(happened({ type: 'GameEnded', why: 'standstill' }));
});

test('E4: two who never place a card come to an empty supply, also where they take all they can', () => {
  expect(playedWithoutPlacing(burano)).toBe('empty-supply');
  expect(playedWithoutPlacing(buranoEditions[0])).toBe('standstill');
});

/** Why a game ends in which two players take as many cards as they can and place none. */
const playedWithoutPlacing = (game: Game<BuranoState, BuranoCommand, BuranoEvent>): string | null => {
  const takes = ({ choices }: BotView<BuranoState, BuranoCommand>): BuranoCommand => {
    const taking = choices.filter((command) => command.type === 'takeFloors');
    const most = taking.toSorted((one, other) => other.floors.length - one.floors.length);
    return most[0] ?? choices.find(({ type }) => type !== 'placeFloor') ?? never();
  };
  const { end } = play({ game, setting: { seats: 2, options: {} }, seed: 'taking', bots: [takes, takes], undos: 0 });
  return end.status === 'finished' ? (end.state as BuranoState).ending : null;
};

const over = standing({ ending: 'five-houses' });
const plain = { ...built('.', '.', 'pc'), tokens: 0 };

test('F6: the highest total wins', () => {
  given(over, bensTurn, anna({ tokens: 2 }), ben({ tokens: 3 }))
    .when(finishPlacing)
    .then(endsWith({ seat: BEN, place: 1, points: 9 }, { seat: ANNA, place: 2, points: 6 }));
});

test('F6: tied, the one with more coins', () => {
  given(over, bensTurn, anna({ coins: 5 }), ben({ coins: 4 }))
    .when(finishPlacing)
    .then(endsWith({ seat: ANNA, place: 1, points: 12 }, { seat: BEN, place: 2, points: 12 }));
});

test('F6: still tied, with more cats in the houses; still tied, it is shared', () => {
  const cats = { ...built('bc', '.', '.'), tokens: 1, coins: 4 };
  const none = { ...built('ya', '.', '.'), tokens: 1, coins: 4 };
  const dorasTurn = isPhase({ kind: 'placing', seat: DORA, placed: 0, completed: [] });
  givenAmong(4, over, dorasTurn, anna(none), ben(cats), carla(none), standing({}), (state) => ({
    ...state,
    players: state.players.with(DORA, { ...(state.players[DORA] ?? never()), ...cats }),
  }))
    .when(finishPlacing)
    .then(
      endsWith(
        { seat: BEN, place: 1, points: 3 },
        { seat: DORA, place: 1, points: 3 },
        { seat: ANNA, place: 3, points: 3 },
        { seat: CARLA, place: 3, points: 3 },
      ),
    );
});

const never = (): never => {
  throw new Error('Dora is at the table.');
};

test('F7: alone the total is rated', () => {
  expect([-3, 60, 61, 70, 71, 80, 81, 85, 86, 120].map(ratingOf)).toEqual([
    ...['so-so', 'so-so', 'not-bad', 'not-bad', 'good-job', 'good-job', 'awesome', 'awesome'],
    ...['masterpiece', 'masterpiece'],
  ]);
  givenAlone(over, hasTaken, anna(plain))
    .when(finishPlacing)
    .then(happened({ type: 'GameEnded', rating: 'so-so' }), table({ rating: 'so-so' }));
  given(over, bensTurn)
    .when(finishPlacing)
    .then(happened({ type: 'GameEnded', rating: null }));
});

const windows = (count: 1 | 2) => built('.', '.', count === 1 ? 'rc' : 'rc bb');

test('F4: whoever has most closed windows loses a point for each', () => {
  given(over, bensTurn, anna({ ...windows(2), tokens: 0 }), ben({ ...windows(1), tokens: 0 }))
    .when(finishPlacing)
    .then(
      table({
        sheets: [
          { windows: 2, penalty: 2, total: 1 },
          { windows: 1, penalty: 0, total: 3 },
        ],
      }),
    );
});

test('F4: all who tie for most lose theirs; where nobody has one, nobody loses', () => {
  given(over, bensTurn, anna({ ...windows(1), tokens: 0 }), ben({ ...windows(1), tokens: 0 }))
    .when(finishPlacing)
    .then(
      table({
        sheets: [
          { penalty: 1, total: 2 },
          { penalty: 1, total: 2 },
        ],
      }),
    );
  given(over, bensTurn)
    .when(finishPlacing)
    .then(table({ sheets: [{ penalty: 0 }, { penalty: 0 }] }));
});

test('F4: alone one loses one’s own', () => {
  givenAlone(over, hasTaken, anna({ ...windows(2), tokens: 1 }))
    .when(finishPlacing)
    .then(table({ sheets: [{ windows: 2, penalty: 2, shops: 3, tokens: 3, total: 4 }] }));
});

test('F5: with the option closed windows cost nothing', () => {
  givenWith(2, { noWindowPenalty: true }, over, bensTurn, anna({ ...windows(2), tokens: 0 }))
    .when(finishPlacing)
    .then(table({ sheets: [{ windows: 2, penalty: 0, total: 3 }, {}] }));
});
