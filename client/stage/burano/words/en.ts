import { count, coins, FLOORS, list, nouns, points } from './en/nouns.js';
import { winnersOf } from './ranking.js';
import { hasTwin } from './twins.js';
import type { BuranoVocabulary } from './vocabulary.js';

const { card, painted, characters } = nouns;

const told: BuranoVocabulary['told'] = {
  StartPlayerDrawn: ({ seat }, names) => `Luck has it that ${names(seat)} starts.`,
  SupplyRefilled: ({ drawn }) => `${count(drawn.flat().length, 'card')} came to the market.`,
  FloorsTaken: ({ seat, cards, coins: got }, names) =>
    `${names(seat)} took ${cards.length === 0 ? 'nothing' : `the ${list(cards.map(card))}`}${got > 0 ? ` and ${coins(got)}` : ''}.`,
  FloorPlaced: ({ seat, card: laid, house, coins: paid, tokens, completes }, names) =>
    `${names(seat)} laid the ${card(laid)} at place ${house + 1} for ${coins(paid)}${tokens > 0 ? ' and a regulatory token' : ''}${completes ? ': the house is complete' : ''}.`,
  PlacingFinished: ({ seat, visits }, names) =>
    visits.length === 0
      ? `${names(seat)} finished placing.`
      : `${names(seat)} finished placing: ${count(visits.length, 'house awaits', 'houses await')} a visit.`,
  CharacterCame: ({ seat, house, character }, names) =>
    `${characters[character].name} came to the house at place ${house + 1} of ${names(seat)}.`,
  NobodyCame: ({ seat, houses }, names) =>
    `Nobody was left to come to ${count(houses.length, 'house')} of ${names(seat)}.`,
  FloorReturned: ({ seat, floor, card: back }, names) =>
    `${names(seat)} put back ${back === null ? `a ${FLOORS[floor] ?? ''} floor` : `the ${card(back)}`}.`,
  TurnEnded: ({ seat, lost }, names) =>
    lost > 0 ? `${names(seat)} ended the turn and lost ${coins(lost)} beyond six.` : `${names(seat)} ended the turn.`,
  FloorsRemoved: ({ cards }) =>
    cards.length === 0
      ? 'No card left the market.'
      : `${list(cards.map((gone) => `The ${card(gone)}`))} left the game.`,
  CharacterDismissed: ({ seat, character }, names) => `${names(seat)} sent a ${characters[character].name} away.`,
  RoundBegun: ({ start }, names) => `A new round begins with ${names(start)}.`,
  StreetCompleted: ({ seat }, names) => `${names(seat)} has five complete houses: this is the last round.`,
  SupplyFoundEmpty: ({ seat }, names) => `${names(seat)} finds the market empty: this is the last round.`,
  GameEnded: ({ sheets, rating, why }, names) => {
    const { winners, points: most } = winnersOf(sheets, names);
    const end = rating === null ? `${list(winners)} won` : nouns.ratings[rating];
    return `${ENDINGS[why]} ${end}, with ${points(most)}.`;
  },
};

const ENDINGS = {
  'five-houses': 'A street is complete.',
  'empty-supply': 'The market is empty.',
  'no-characters': 'Nobody is left to come.',
  standstill: 'Nothing has been built for long.',
};

/** Burano in English. */
export const vocabulary: BuranoVocabulary = {
  nouns,
  told,
  asked: {
    taking: () =>
      'Your turn: take 3 cards, 2 and 1 coin, or 1 and 2 coins from one column, from its top or its bottom.',
    placing: ({ price, mayPlace }) =>
      mayPlace && price !== null
        ? `Lay a card in your street for ${coins(price)}, or finish placing.`
        : 'You can lay no more: finish placing.',
    visiting: ({ houses }) =>
      houses === 1
        ? 'Your house is complete: who comes to visit?'
        : `${houses} houses are complete: choose a house, and who comes.`,
    returning: ({ surplus }) => `You hold too much: put ${count(surplus, 'card')} back under the decks.`,
    betweenRounds: () => 'Send somebody away before the next round.',
    over: () => 'The game is over.',
  },
  watched: {
    taking: (name) => `${name} is choosing at the market.`,
    placing: (name) => `${name} is building.`,
    visiting: (name) => `${name} is choosing a visitor.`,
    returning: (name) => `${name} is putting cards back.`,
    betweenRounds: (name) => `${name} is sending somebody away.`,
    over: () => 'The game is over.',
  },
  lastRound: 'This is the last round.',
  choices: {
    takeFloors: ({ column, floors }) =>
      `Column ${column + 1}: ${floors.length === 1 ? 'floor' : 'floors'} ${floors.join(' + ')}${floors.length < 3 ? `, and ${coins(3 - floors.length)}` : ''}`,
    placeFloor: ({ card: laid, house }, state) =>
      `Place ${house + 1}: ${card(laid)}${hasTwin(laid, state) ? ` (${painted(laid)})` : ''}`,
    finishPlacing: () => 'Finish placing',
    welcome: ({ house, character }, { phase }) =>
      phase.kind === 'visiting' && phase.houses.length === 1
        ? characters[character].name
        : `${characters[character].name} to place ${house + 1}`,
    returnFloor: ({ card: back }) => `Put back the ${card(back)} (${painted(back)})`,
    dismiss: ({ character }) => `Send away: ${characters[character].name}`,
  },
  effects: {
    costs: (paid, have) => `Costs ${coins(paid)} (you have ${have}).`,
    gains: (got, then) => `Brings ${coins(got)}; then you have ${then}.`,
    breaks: (then) => `It breaks a rule of colours: a token goes, ${then} left.`,
    worth: (change, then) =>
      `Your street would be worth ${points(Math.abs(change))} ${change > 0 ? 'more' : 'less'}: ${then}.`,
    takeFloors: (cards) => `Into your hand: ${cards.map((taken) => `${card(taken)} (${painted(taken)})`).join('; ')}.`,
    placeFloor: (completes) =>
      completes ? 'The house is complete, and somebody comes.' : 'Scaffolds move along with it.',
    finishPlacing: (visits, surplus) =>
      visits > 0
        ? `Then ${count(visits, 'house receives', 'houses receive')} a visit.`
        : surplus > 0
          ? `Then you put ${count(surplus, 'card')} back.`
          : 'Then your turn is over.',
    welcome: (rule) => rule,
    returnFloor: (floor) => `It goes under the deck of ${FLOORS[floor] ?? ''} floors.`,
    dismiss: (left) => `They leave the game; ${left} of them stay.`,
  },
  table: {
    round: (round) => `Round ${round}`,
    starts: (name) => `${name} starts the round.`,
    market: 'The market',
    column: (column, cards) => `Column ${column}, from below: ${cards.length === 0 ? 'empty' : cards.join('; ')}`,
    decks: (left) =>
      `Left in the decks: ${left.map((cards, index) => count(cards, `${FLOORS[index + 1] ?? ''} floor`)).join(', ')}`,
    crowd: 'Who may still come',
    left: (name, left) => `${name}: ${left}`,
    means: (has, tokens, aside) =>
      `${coins(has)}, ${count(tokens, 'regulatory token')}, ${count(aside, 'scaffold')} aside`,
    worth: (worth) => `The street is worth ${points(worth)}`,
    hand: (known, hidden) => `In hand: ${[...known, ...(hidden > 0 ? [count(hidden, 'hidden card')] : [])].join('; ')}`,
    house: (place, floors, visitor) =>
      `Place ${place}, from below: ${floors.join('; ')}${visitor === null ? '' : `; visited by: ${visitor}`}`,
    empty: 'No house yet',
    scaffold: 'scaffold',
    emptyFloor: 'nothing',
  },
  things: {
    floor: (name, things) => `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name}: ${things}.`,
    deck: (floor, left) => `The deck of ${FLOORS[floor] ?? ''} floors: ${left} left.`,
    column: (column, cards) => `Column ${column}: ${cards.length === 0 ? 'empty' : cards.join(', ')}.`,
    bank: 'The bank: coins without end.',
    bell: (isRung) => (isRung ? 'The bell rings: this is the last round.' : 'The bell rings for the last round.'),
    start: (name) => `${name} starts the round.`,
    crowd: (name, rule, left) => `${name}: ${rule} ${left} left to come.`,
    corner: (name) => `What ${name} has.`,
    purse: (name, has) => `${name} has ${coins(has)}. More than six are lost at the end of a turn.`,
    tokens: (name, tokens) =>
      `${name} has ${count(tokens, 'regulatory token')}: each allows one breach of the colours, or brings 3 points.`,
    points: (name, worth) => `The street of ${name} is worth ${points(worth)} as things are.`,
    hidden: (name) => `A card in the hand of ${name}, face down.`,
    inHand: (name, held, things) => `In the hand of ${name}: ${held}, ${things}.`,
    scaffold: (name) => `A scaffold of ${name}: it holds up what is above it.`,
    lot: (place, floor) => `Place ${place}, ${FLOORS[floor] ?? ''} floor.`,
    home: (name, place) => `The house of ${name} at place ${place}.`,
    visitor: (name, rule, worth) => `${name}: ${rule} Now ${points(worth)}.`,
    awaiting: (place) => `The house at place ${place} awaits a visit.`,
    crown: (name) => `${name} won.`,
  },
  panels: {
    yourHand: 'Your hand',
    handsHidden: 'Cards in hand are known to their owner alone. Take a seat’s view after the game to see them.',
    cards: 'Floor cards',
    noCards: 'No card in hand.',
    giveBack: 'Put back',
    returned: 'You put under the decks',
    guests: 'Who came to you',
    who: 'Who comes to visit?',
    bring: (worth) => `${points(worth)} now`,
    come: 'Welcome',
    atPlace: (place) => `Place ${place}`,
    sheet: 'Final scoring',
    place: (place) => `${place}${ORDINALS[ORDINAL.select(place)] ?? 'th'}`,
    nobody: 'Nobody came',
    shops: 'Shops',
    tokens: 'Regulatory tokens left',
    windows: (closed) => `Closed windows (${closed})`,
    total: 'Total',
    ties: (has, cats) => `${coins(has)}, ${count(cats, 'cat')}`,
    unfinished: 'The points are shown here once the game is over.',
  },
};

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const ORDINALS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
};
