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
  drawStreet,
  deliver,
  endTurn,
  exchange,
  finishScoring,
  keepBuilding,
  layStreet,
  pass,
  sail,
  score,
  searchPalaces,
  searchShops,
  takeGold,
  takePalace,
  takeShop,
} from './orders.js';
import {
  ANNA,
  BEN,
  CARLA,
  DORA,
  anna,
  at,
  bag,
  beads,
  ben,
  berths,
  buildingDeck,
  carla,
  characters,
  entered,
  finalTurn,
  hasActed,
  hasBought,
  hasLaid,
  island,
  scoring,
  stacks,
} from './scenery.js';
import {
  endsWith,
  given,
  givenAmong,
  happened,
  has,
  itIsTheTurnOf,
  lies,
  offers,
  offersNo,
  offersOnly,
  refused,
  table,
} from './story.js';

const triggered = { type: 'EndTriggered', seat: ANNA };

test('E1: the end is triggered when the second kind of stack runs out', () => {
  given(entered('factory'), stacks({ specials: 0, factories: 1 }))
    .when(buyFactory)
    .then(happened({ type: 'FactoryBought' }, triggered), table({ endedBy: ANNA }));
  given(entered('special'), stacks({ streets: [], specials: 1 }))
    .when(buySpecial)
    .then(happened({ type: 'SpecialBought' }, triggered));
  given(entered('shop'), stacks({ palaces: [], shops: ['shop-red'] }))
    .when(buyShop)
    .then(happened({ type: 'ShopDrawn' }, triggered));
  given(entered('palace'), stacks({ factories: 0, palaces: ['palace-1'] }))
    .when(buyPalace)
    .then(happened({ type: 'PalaceDrawn' }, triggered));
  given(entered('build'), stacks({ shops: [], streets: ['street-red'] }))
    .when(drawStreet)
    .then(happened({ type: 'StreetDrawn' }, triggered));
});

test('E1: one kind alone does not trigger it, nor a stack that still has a tile', () => {
  given(entered('factory'), stacks({ factories: 1 }))
    .when(buyFactory)
    .then(happened({ type: 'FactoryBought' }), table({ endedBy: null }));
  given(entered('factory'), stacks({ specials: 0, factories: 2 }))
    .when(buyFactory)
    .then(happened({ type: 'FactoryBought' }));
});

test('E1: a stack that is being looked through is not empty; taking its last tile empties it', () => {
  given(entered('shop'), stacks({ palaces: [], shops: ['shop-red', 'shop-red'] }))
    .when(searchShops)
    .then(happened({ type: 'ShopsSearched' }))
    .when(takeShop('shop-red'))
    .then(happened({ type: 'ShopTaken' }), table({ endedBy: null }));
  given(entered('shop'), stacks({ palaces: [], shops: ['shop-red'] }))
    .when(searchShops, takeShop('shop-red'))
    .then(happened({ type: 'ShopTaken' }, triggered));
  given(entered('palace'), stacks({ shops: [], palaces: ['palace-1'] }))
    .when(searchPalaces, takePalace('palace-1'))
    .then(happened({ type: 'PalaceTaken' }, triggered));
});

test('E1: it is triggered once', () => {
  given(finalTurn(BEN), entered('factory'), stacks({ specials: 0, shops: [], factories: 1 }))
    .when(buyFactory)
    .then(happened({ type: 'FactoryBought' }), table({ endedBy: BEN }));
});

test('E2: whoever triggers it finishes the turn, its final one', () => {
  given(
    entered('build'),
    stacks({ shops: [], streets: ['street-blank'] }),
    anna({ factories: 1, palaces: ['palace-2'] }),
  )
    .when(drawStreet, layStreet(at('san-donato', 1, 3)))
    .then(offers('buildFactory', 'buildPalace', 'endTurn'))
    .when(buildFactory(at('san-donato', 1, 2)), buildPalace('palace-2', at('san-donato', 1, 4)))
    .then(has(ANNA, { vp: 9 }), itIsTheTurnOf(ANNA), offersOnly(endTurn));
});

test('E3: every other player has exactly one turn more', () => {
  givenAmong(4, entered('factory'), stacks({ specials: 0, factories: 1 }))
    .when(buyFactory, endTurn)
    .then(itIsTheTurnOf(BEN), offers('sail'))
    .when(sail(16, 17), pass, endTurn)
    .then(itIsTheTurnOf(CARLA))
    .when(sail(13, 14), pass, endTurn)
    .then(itIsTheTurnOf(DORA))
    .when(sail(14, 15), pass, endTurn)
    .then(
      happened({ type: 'TurnEnded', seat: DORA, next: ANNA }, { type: 'ScoringBegun', seat: ANNA }),
      offersNo('sail'),
    );
});

test('E3: they are the seats to the left of whoever triggered it, wherever that one sits', () => {
  givenAmong(3, finalTurn(CARLA), hasActed)
    .when(endTurn)
    .then(happened({ type: 'TurnEnded', next: BEN }), itIsTheTurnOf(BEN), offers('sail'));
  givenAmong(3, finalTurn(BEN), hasActed)
    .when(endTurn)
    .then(happened({ type: 'TurnEnded', next: BEN }, { type: 'ScoringBegun', seat: BEN }));
});

const street = island('san-donato', '. # = # .', '# = # - #');
const site = at('san-donato', 2, 5);

test('E4: in a final turn a building bought may be placed at once, free, for its VP', () => {
  given(finalTurn(BEN), entered('factory'), street)
    .when(buyFactory)
    .then(offers('buildFactory', 'endTurn'), has(ANNA, { gold: 4 }))
    .when(buildFactory(site))
    .then(
      happened({ type: 'FactoryBuilt', vp: 1 }),
      has(ANNA, { gold: 4, vp: 6, factories: 0 }),
      lies('san-donato', '. # = # .', '# = # - FA', '= # = # =', '# = . = #'),
      offersOnly(endTurn),
    );
});

test('E4: in the triggering turn too', () => {
  given(entered('shop'), street, stacks({ palaces: [], shops: ['shop-blue'] }))
    .when(buyShop, buildShop('shop-blue', site))
    .then(has(ANNA, { vp: 7, shops: [] }), offersOnly(endTurn));
});

test('E4: a palace, whether drawn or looked for', () => {
  given(finalTurn(BEN), entered('palace'), street, stacks({ palaces: ['palace-3'] }))
    .when(buyPalace, buildPalace('palace-3', site))
    .then(has(ANNA, { vp: 8, palaces: [] }), offersOnly(endTurn));
  given(finalTurn(BEN), entered('palace'), street)
    .when(searchPalaces, takePalace('palace-3'), buildPalace('palace-3', site))
    .then(has(ANNA, { vp: 8, gold: 1 }), offersOnly(endTurn));
});

test('E4: a special building gives its card; the Basilica pays', () => {
  const deck = buildingDeck('building-basilica', 'building-inn', 'building-bank');
  given(finalTurn(BEN), entered('special'), street, deck)
    .when(buySpecial, buildSpecial(site), keepBuilding('building-basilica'))
    .then(has(ANNA, { vp: 10, specials: 0, newCards: ['building-basilica'] }), offersOnly(endTurn));
});

test('E4: only what was bought just now, nothing that one held before', () => {
  const rich = anna({ factories: 1, specials: 1, shops: ['shop-red'], palaces: ['palace-1'] });
  given(finalTurn(BEN), entered('shop'), street, rich, stacks({ shops: ['shop-grey'] }))
    .when(buyShop)
    .then(offers('buildShop'), offersNo('buildFactory', 'buildSpecial', 'buildPalace', 'drawStreet'))
    .when(buildShop('shop-red', site))
    .then(refused('B4'));
  given(finalTurn(BEN), entered('factory'), street, rich)
    .when(buyFactory)
    .then(offersNo('buildShop', 'buildSpecial', 'buildPalace'))
    .when(buildPalace('palace-1', site))
    .then(refused('B1'));
});

test('E4: the look bought is the one placed, even where another such tile was held', () => {
  given(
    finalTurn(BEN),
    entered('shop'),
    street,
    anna({ shops: ['shop-grey', 'shop-red'] }),
    stacks({ shops: ['shop-grey'] }),
  )
    .when(buyShop, buildShop('shop-grey', site))
    .then(has(ANNA, { vp: 7, shops: ['shop-red', 'shop-grey'] }), offersOnly(endTurn));
});

test('E4: by the rule of placing: beside a street', () => {
  given(finalTurn(BEN), hasBought('factory'), anna({ factories: 1 })).then(offersOnly(endTurn));
  given(finalTurn(BEN), hasBought('factory'), street, anna({ factories: 1 }))
    .when(buildFactory(at('san-donato', 1, 2)))
    .then(refused('B3'));
});

test('E4: one building, not two', () => {
  given(finalTurn(BEN), hasBought('factory'), street, anna({ factories: 2 }))
    .when(buildFactory(site), buildFactory(at('san-donato', 1, 4)))
    .then(refused('B1'));
});

test('E4: it may stay in hand', () => {
  given(finalTurn(BEN), hasBought('factory'), street, anna({ factories: 1 }))
    .when(endTurn)
    .then(has(ANNA, { factories: 1 }));
});

test('E4: a Crane counts for it', () => {
  given(finalTurn(BEN), hasBought('factory'), street, anna({ factories: 1, cards: ['building-crane-b'] }))
    .when(buildFactory(site))
    .then(happened({ type: 'FactoryBuilt', vp: 2 }));
});

test('E4: the Build action of a final turn is the same as ever', () => {
  given(finalTurn(BEN), hasLaid(1), street, anna({ factories: 1, specials: 1, shops: ['shop-red'] }))
    .when(buildFactory(site))
    .then(offers('buildShop', 'buildSpecial', 'drawStreet', 'endTurn'));
});

test('E5: scoring begins with whoever triggered the end, and goes on clockwise', () => {
  givenAmong(3, finalTurn(BEN), hasActed, berths('san-donato', 'abc.'), berths('sacca-mattia', '...a'))
    .when(endTurn)
    .then(itIsTheTurnOf(BEN), table({ turn: 2 }), offersOnly(finishScoring))
    .when(finishScoring)
    .then(itIsTheTurnOf(CARLA), has(BEN, { vp: 6 }), table({ turn: 3 }))
    .when(finishScoring)
    .then(itIsTheTurnOf(ANNA), has(CARLA, { vp: 6 }))
    .when(finishScoring)
    .then(table({ phase: { kind: 'over' } }), has(ANNA, { vp: 7 }));
});

/** Ben triggered the end, and Anna is the last to score. */
const finale = [finalTurn(BEN), scoring];
const market = island('san-donato', '. P1 -bb X .', '# -g P2 = #');

test('F1: before the scoring no character is scored; in the scoring nothing else is done', () => {
  given(berths('san-donato', 'a...'), market, anna({ characters: characters(2) }))
    .when(score(2, 'san-donato'))
    .then(refused('F1'));
  given().when(finishScoring).then(refused('F1'));
  given(...finale)
    .when(takeGold)
    .then(refused('F1'), offersOnly(finishScoring));
});

test('F3: a character scored is shown, brings its VP and uses a gondolier up', () => {
  given(...finale, market, berths('san-donato', 'a...'), anna({ characters: characters(2, 15) }))
    .when(score(2, 'san-donato'))
    .then(
      happened({ type: 'CharacterScored', seat: ANNA, card: 'character-2', island: 'san-donato', vp: 4 }),
      has(ANNA, { vp: 9, gold: 5, characters: characters(15), scored: characters(2) }),
    )
    .when(score(15, 'san-donato'))
    .then(refused('F3'));
});

test('F3: with two gondoliers on an island two characters are scored there', () => {
  given(...finale, market, berths('san-donato', 'a.a.'), anna({ characters: characters(2, 15) }))
    .when(score(2, 'san-donato'), score(15, 'san-donato'))
    .then(has(ANNA, { vp: 12, characters: [], scored: characters(2, 15) }), offersOnly(finishScoring))
    .when(finishScoring)
    .then(has(ANNA, { vp: 12 }));
});

test('F6: gold exchanged is gone', () => {
  given(...finale, market, berths('san-donato', 'a...'), anna({ characters: characters(7), gold: 9 }))
    .when(exchange(7, 'san-donato', 8))
    .then(happened({ gold: 8, vp: 12 }), has(ANNA, { vp: 17, gold: 1 }));
});

test('F7: beads delivered return to the bag', () => {
  given(
    ...finale,
    berths('san-donato', 'a...'),
    bag(7, 10, 10),
    anna({ characters: characters(34), beads: beads(3, 0, 0) }),
  )
    .when(deliver(34, 'san-donato', beads(2, 0, 0)))
    .then(happened({ vp: 14 }), has(ANNA, { vp: 19, beads: beads(1, 0, 0) }), table({ bag: beads(9, 10, 10) }));
});

test('F9: the highest VP win', () => {
  given(...finale, anna({ vp: 61 }), ben({ vp: 73, gold: 0 }))
    .when(finishScoring)
    .then(endsWith({ seat: BEN, place: 1, points: 73 }, { seat: ANNA, place: 2, points: 61 }));
});

test('F9: tied, the one with more gold left', () => {
  given(...finale, anna({ vp: 61, gold: 4 }), ben({ vp: 61, gold: 3 }))
    .when(finishScoring)
    .then(endsWith({ seat: ANNA, place: 1, points: 61 }, { seat: BEN, place: 2, points: 61 }));
});

test('F9: tied in gold too, they share their place', () => {
  givenAmong(3, ...finale, anna({ vp: 50 }), ben({ vp: 61 }), carla({ vp: 61 }))
    .when(finishScoring)
    .then(
      endsWith(
        { seat: BEN, place: 1, points: 61 },
        { seat: CARLA, place: 1, points: 61 },
        { seat: ANNA, place: 3, points: 50 },
      ),
    );
  given(...finale, anna({ vp: 61, gold: 3 }), ben({ vp: 61, gold: 3 }))
    .when(finishScoring)
    .then(endsWith({ seat: ANNA, place: 1, points: 61 }, { seat: BEN, place: 1, points: 61 }));
});
