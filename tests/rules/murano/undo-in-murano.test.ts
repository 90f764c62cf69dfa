import { test } from '@jest/globals';
import {
  buildFactory,
  buildPalace,
  buildShop,
  buildSpecial,
  buyFactory,
  buyPalace,
  buyShop,
  buySpecial,
  collect,
  dismiss,
  finishScoring,
  giveBack,
  hire,
  layStreet,
  place,
  score,
  drawStreet,
  endTurn,
  keep,
  keepBuilding,
  pass,
  produce,
  recruit,
  sail,
  searchPalaces,
  searchShops,
  sell,
  takePalace,
  takeGold,
  takeShop,
} from './orders.js';
import {
  ANNA,
  BEN,
  anna,
  annaOwns,
  at,
  bag,
  beads,
  berths,
  buildingDeck,
  characterDeck,
  characters,
  entered,
  finalTurn,
  hasActed,
  hasLaid,
  island,
  scoring,
  stacks,
} from './scenery.js';
import { atTheTable } from './undo-story.js';

test('T8: a ship that sailed is taken back with its price', () => {
  atTheTable()
    .when(sail(4, 5), sail(2, 3))
    .canUndo(ANNA, 2)
    .undo(ANNA)
    .has(ANNA, { gold: 5 })
    .shows({ ships: [0, 2, 5, 7, 9, 11, 13, 16], phase: { moved: [2] } })
    .undo(ANNA)
    .shows({ ships: [0, 2, 4, 7, 9, 11, 13, 16], phase: { moved: [] } });
});

test('T8: until the turn is ended the whole of it can be taken back', () => {
  atTheTable()
    .when(sail(0, 1), buyFactory)
    .canUndo(ANNA, 2)
    .undoAll(ANNA)
    .has(ANNA, { gold: 5, factories: 0 })
    .shows({ ships: [0, 2, 4, 7, 9, 11, 13, 16] });
});

test('T8: the end of the turn too, as long as the next player has done nothing', () => {
  atTheTable(entered('takeGold')).when(takeGold, endTurn).canUndo(ANNA, 2).canUndo(BEN, 0);
  atTheTable(entered('takeGold')).when(takeGold, endTurn, sail(7, 8)).canUndo(ANNA, 0).canUndo(BEN, 1);
});

test('T8: a pass can be taken back', () => {
  atTheTable().when(sail(2, 3), pass).undo(ANNA).has(ANNA, { gold: 5 }).canUndo(ANNA, 1);
});

test('T8: a tile that was drawn stays drawn', () => {
  atTheTable(entered('shop')).when(buyShop).canUndo(ANNA, 0);
});

test('T8: having looked through a stack one may still choose another tile, but not keep the gold', () => {
  atTheTable(entered('shop'))
    .when(searchShops, takeShop('shop-red'))
    .canUndo(ANNA, 1)
    .undo(ANNA)
    .when(takeShop('shop-blue'))
    .has(ANNA, { shops: ['shop-blue'], gold: 1 });
});

test('T8: the same with palaces', () => {
  atTheTable(entered('palace')).when(buyPalace).canUndo(ANNA, 0);
  atTheTable(entered('palace')).when(searchPalaces).canUndo(ANNA, 0);
  atTheTable(entered('palace')).when(searchPalaces, takePalace('palace-1')).canUndo(ANNA, 1);
});

test('T8: having drawn characters one may still keep another', () => {
  atTheTable(entered('recruit'), characterDeck([], characters(11, 12, 13)))
    .when(recruit, keep(11))
    .undo(ANNA)
    .when(keep(12))
    .has(ANNA, { characters: characters(12), gold: 4 });
});

test('T8: a factory may be placed elsewhere', () => {
  atTheTable(hasLaid(1), anna({ factories: 1 }), island('san-donato', '. # = # .', '# = # - #'))
    .when(buildFactory(at('san-donato', 2, 5)))
    .undo(ANNA)
    .when(buildFactory(at('san-donato', 2, 3)))
    .has(ANNA, { factories: 0, vp: 6 });
});

test('T8: what has been shown stays shown: a shop or palace built, a card kept', () => {
  const street = island('san-donato', '. # = # .', '# = # - #');
  const rich = anna({ specials: 1, shops: ['shop-red'], palaces: ['palace-1'] });
  const deck = buildingDeck('building-bank', 'building-inn', 'building-hostel');
  atTheTable(hasLaid(1), street, rich)
    .when(buildShop('shop-red', at('san-donato', 2, 5)))
    .canUndo(ANNA, 0);
  atTheTable(hasLaid(1), street, rich)
    .when(buildPalace('palace-1', at('san-donato', 2, 5)))
    .canUndo(ANNA, 0);
  atTheTable(hasLaid(1), street, rich, deck)
    .when(buildSpecial(at('san-donato', 2, 5)), keepBuilding('building-inn'))
    .canUndo(ANNA, 0);
});

test('T8: what luck gave stays given: a street, beads, characters', () => {
  atTheTable(entered('build')).when(drawStreet).canUndo(ANNA, 0);
  atTheTable(entered('recruit')).when(recruit).canUndo(ANNA, 0);
  atTheTable(entered('production'), island('san-donato', '. FA - # .')).when(produce(1)).canUndo(ANNA, 0);
});

test('T8: a sale of beads can be taken back, and another made', () => {
  atTheTable(entered('production'), anna({ beads: beads(2, 0, 0) }))
    .when(produce(0), sell(beads(2, 0, 0)))
    .canUndo(ANNA, 1)
    .undo(ANNA)
    .when(sell(beads(1, 0, 0)))
    .has(ANNA, { gold: 10, beads: beads(1, 0, 0) });
});

test('T8: what tells nobody anything new can be taken back', () => {
  const street = island('san-donato', '. SrA - FA .');
  atTheTable(entered('special')).when(buySpecial).canUndo(ANNA, 1);
  atTheTable(entered('placeGondolier')).when(place('san-donato', ANNA)).canUndo(ANNA, 1);
  atTheTable(entered('gondolier')).when(dismiss).canUndo(ANNA, 1);
  atTheTable(entered('gondolier')).when(hire).canUndo(ANNA, 1);
  atTheTable(entered('income'), street).when(collect('san-donato', 'red')).canUndo(ANNA, 1);
  atTheTable(entered('build'))
    .when(drawStreet, layStreet(at('san-donato', 1, 3)))
    .canUndo(ANNA, 1);
  atTheTable(entered('production'), street, annaOwns('building-trading-station'), bag(9, 0, 0))
    .when(produce(1), giveBack('red'))
    .canUndo(ANNA, 1);
});

test('T8: the end that was triggered too, and the last turn that was ended', () => {
  atTheTable(entered('factory'), stacks({ specials: 0, factories: 1 }))
    .when(buyFactory)
    .canUndo(ANNA, 1)
    .undo(ANNA)
    .shows({ endedBy: null, stacks: { factories: 1 } });
  atTheTable(hasActed, finalTurn(BEN)).when(endTurn).canUndo(ANNA, 1);
});

test('T8: a character that was shown stays scored, but to be done can be taken back', () => {
  const last = [finalTurn(ANNA), scoring, berths('san-donato', 'a...'), island('san-donato', '. P1 - P2 .')];
  atTheTable(...last, anna({ characters: characters(2) }))
    .when(score(2, 'san-donato'))
    .canUndo(ANNA, 0)
    .when(finishScoring)
    .canUndo(ANNA, 1);
});
