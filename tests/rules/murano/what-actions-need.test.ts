import { test } from '@jest/globals';
import type { Action } from '#engine/murano/data/ring.js';
import { sailRed } from './orders.js';
import {
  ANNA,
  anna,
  bag,
  beads,
  berths,
  characterDeck,
  characters,
  island,
  redBehind,
  stacks,
  streetsAllOver,
} from './scenery.js';
import type { Part } from './scenery.js';
import { given, itIsTheTurnOf, offers, refused } from './story.js';
import type { Order } from './story.js';

// The red ship enters a taken space by the Lighthouse: neither a pass nor a further ship can follow (rule L15), so that
// it sails exactly where the action itself can be carried out.
const guided = (action: Action, ...parts: readonly Part[]) => given(redBehind(action), ...parts).when(ahead);
const ahead: Order = ({ ships }) => sailRed(ships[1] ?? -1);

test('T6: Take 2 Gold needs nothing', () => {
  guided('takeGold', anna({ gold: 0 })).then(offers('takeGold'));
});

test('T6: Glass Factory needs 1 gold and a factory that is left', () => {
  guided('factory', anna({ gold: 1 }), stacks({ factories: 1 })).then(offers('buyFactory'));
  guided('factory', anna({ gold: 0 })).then(refused('T6'));
  guided('factory', stacks({ factories: 0 })).then(refused('T6'));
});

test('T6: Shop needs 2 gold and a shop that is left', () => {
  guided('shop', anna({ gold: 2 }), stacks({ shops: ['shop-red'] })).then(offers('buyShop'));
  guided('shop', anna({ gold: 1 })).then(refused('T6'));
  guided('shop', stacks({ shops: [] })).then(refused('T6'));
});

test('T6: Palace needs 2 gold and a palace that is left', () => {
  guided('palace', anna({ gold: 2 }), stacks({ palaces: ['palace-1'] })).then(offers('buyPalace'));
  guided('palace', anna({ gold: 1 })).then(refused('T6'));
  guided('palace', stacks({ palaces: [] })).then(refused('T6'));
});

test('T6: Special Building needs 2 gold and a special building that is left', () => {
  guided('special', anna({ gold: 2 }), stacks({ specials: 1 })).then(offers('buySpecial'));
  guided('special', anna({ gold: 1 })).then(refused('T6'));
  guided('special', stacks({ specials: 0 })).then(refused('T6'));
});

test('T6: Recruit needs a character that is left, and its price', () => {
  guided('recruit', anna({ gold: 1 }), characterDeck(characters(1, 2, 3, 4, 5, 6), [])).then(offers('recruit'));
  guided('recruit', anna({ gold: 1 }), characterDeck(characters(1, 2, 3, 4, 5), characters(6))).then(offers('recruit'));
  guided('recruit', anna({ gold: 0 })).then(refused('T6'));
  guided('recruit', anna({ gold: 2, characters: characters(1, 2) })).then(refused('T6'));
  guided('recruit', characterDeck(characters(1, 2, 3, 4, 5), [])).then(refused('T6'));
});

const ownTaken = [
  ...[berths('san-donato', 'b...'), berths('sacca-mattia', 'b...'), berths('santa-teresa', 'b...')],
  ...[berths('santa-chiara', 'b...'), berths('san-pietro', 'a...')],
];
const allTaken = [
  ...[berths('san-donato', 'bbbb'), berths('sacca-mattia', 'bbbb'), berths('santa-teresa', 'bbbb')],
  ...[berths('santa-chiara', 'aaaa'), berths('san-pietro', 'abab')],
];
const allButOneTaken = [...allTaken.slice(0, 4), berths('san-pietro', 'aba.')];

test('T6: Place Gondolier needs a gondolier in hand and a free berth that can be paid', () => {
  guided('placeGondolier', anna({ gold: 2, gondoliers: 1 })).then(offers('placeGondolier'));
  guided('placeGondolier', anna({ gold: 1 })).then(refused('T6'));
  guided('placeGondolier', anna({ gondoliers: 0 })).then(refused('T6'));
});

test('T6: where all berths of one’s own colour are taken, it needs 5 gold; where all are, nothing helps', () => {
  guided('placeGondolier', ...ownTaken, anna({ gold: 5 })).then(offers('placeGondolier'));
  guided('placeGondolier', ...ownTaken, anna({ gold: 4 })).then(refused('T6'));
  guided('placeGondolier', ...allTaken, anna({ gold: 50 })).then(refused('T6'));
  guided('placeGondolier', ...allButOneTaken, anna({ gold: 5 })).then(offers('placeGondolier'));
});

test('T6: Build needs a street and a free paved site, or a building and its site', () => {
  const street = island('san-donato', '. # = # .', '# = # - #');
  guided('build', anna({ gold: 0 })).then(offers('drawStreet'));
  guided('build', stacks({ streets: [] }), anna({ factories: 1 })).then(refused('T6'));
  guided('build', stacks({ streets: [] }), street, anna({ factories: 1 })).then(offers('buildFactory'));
  guided('build', stacks({ streets: [] }), street).then(refused('T6'));
  guided('build', streetsAllOver()).then(refused('T6'));
  guided('build', streetsAllOver(), anna({ palaces: ['palace-1'] })).then(offers('buildPalace'));
});

test('T6: Income needs an own shop on the board', () => {
  guided('income', island('san-donato', '. SrA - # .')).then(offers('collectIncome'));
  guided('income', island('san-donato', '. SrB - FA .'), anna({ shops: ['shop-red'] })).then(refused('T6'));
});

test('T6: Production needs a bead to sell, or a factory with 2 VP for it and a bead in the bag', () => {
  const factory = island('san-donato', '. FA - FB .');
  guided('production', factory, anna({ vp: 2 }), bag(0, 0, 1)).then(offers('produce'));
  guided('production', anna({ beads: beads(0, 1, 0) })).then(offers('produce'));
  guided('production', island('san-donato', '. FB - # .'), anna({ factories: 1 })).then(refused('T6'));
  guided('production', factory, anna({ vp: 1 })).then(refused('T6'));
  guided('production', factory, bag(0, 0, 0)).then(refused('T6'));
});

test('T6: Gondolier needs one in hand, or one in the general supply and the price', () => {
  guided('gondolier', anna({ gold: 0, gondoliers: 1 })).then(offers('dismissGondolier'), itIsTheTurnOf(ANNA));
  guided('gondolier', anna({ gold: 3, gondoliers: 0, dismissed: 1 })).then(offers('hireGondolier'));
  guided('gondolier', anna({ gold: 2, gondoliers: 0, dismissed: 1 })).then(refused('T6'));
  guided('gondolier', anna({ gold: 9, gondoliers: 0, dismissed: 0 })).then(refused('T6'));
});
