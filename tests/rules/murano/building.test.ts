import { test } from '@jest/globals';
import {
  buildFactory,
  buildPalace,
  buildShop,
  buildSpecial,
  buyFactory,
  drawStreet,
  endTurn,
  keepBuilding,
  layStreet,
  pass,
  sail,
  takeGold,
} from './orders.js';
import {
  ANNA,
  BEN,
  anna,
  annaOwns,
  at,
  buildingDeck,
  entered,
  hasLaid,
  island,
  stacks,
  streetsAllOver,
} from './scenery.js';
import { given, happened, has, itIsTheTurnOf, lies, offers, offersNo, offersOnly, refused, table } from './story.js';

/** San Donato with one blank street. */
const oneStreet = island('san-donato', '. # = # .', '# = # - #');
const besides = at('san-donato', 2, 5);

test('B1: up to 3 tiles are placed one after another, streets and buildings as one likes', () => {
  given(entered('build'), anna({ factories: 1, shops: ['shop-red'] }))
    .drawing(0)
    .when(drawStreet, layStreet(at('san-donato', 2, 4)))
    .then(offers('drawStreet', 'buildFactory', 'buildShop', 'endTurn'))
    .when(buildFactory(at('san-donato', 1, 4)), buildShop('shop-red', at('san-donato', 2, 5)))
    .then(offersOnly(endTurn), lies('san-donato', '. # = FA .', '# = # - SrA', '= # = # =', '# = . = #'));
});

test('B1: one may stop after the first tile or the second', () => {
  given(entered('build'))
    .drawing(0)
    .when(drawStreet, layStreet(at('san-donato', 1, 3)), endTurn)
    .then(itIsTheTurnOf(BEN));
  given(hasLaid(2)).when(endTurn).then(itIsTheTurnOf(BEN));
});

test('B1: a fourth tile is not placed', () => {
  given(hasLaid(2))
    .drawing(0)
    .when(drawStreet, layStreet(at('san-donato', 1, 3)))
    .then(offersOnly(endTurn))
    .when(drawStreet)
    .then(refused('B1'));
});

test('B1: without placing anything the turn is not done', () => {
  given(entered('build')).when(endTurn).then(refused('T8'));
});

test('B1: tiles are placed by the Build action only', () => {
  const rich = anna({ factories: 1, specials: 1, shops: ['shop-red'], palaces: ['palace-1'] });
  given(entered('income'), oneStreet, rich).when(drawStreet).then(refused('B1'));
  given(entered('income'), oneStreet, rich).when(buildFactory(besides)).then(refused('B1'));
  given(entered('income'), oneStreet, rich).when(buildShop('shop-red', besides)).then(refused('B1'));
  given(entered('income'), oneStreet, rich).when(buildPalace('palace-1', besides)).then(refused('B1'));
  given(entered('income'), oneStreet, rich).when(buildSpecial(besides)).then(refused('B1'));
});

test('B2: the top street is drawn for all to see, and then it must be laid', () => {
  given(entered('build'), stacks({ streets: ['street-red', 'street-grey-grey', 'street-blue'] }))
    .drawing(1)
    .when(drawStreet)
    .then(
      happened({ type: 'StreetDrawn', seat: ANNA, tile: 'street-grey-grey' }),
      table({ stacks: { streets: ['street-red', 'street-blue'] } }),
      offersNo('endTurn', 'drawStreet'),
      offers('layStreet'),
    )
    .when(layStreet(at('santa-teresa', 5, 3)))
    .then(happened({ type: 'StreetLaid', tile: 'street-grey-grey' }), has(ANNA, { vp: 5, gold: 5 }))
    .then(lies('santa-teresa', '# = #', '= # =', '# = #', '. = #', '. # -gg'));
});

test('B2: it lies on any free paved site, near others or not', () => {
  const paved = [
    ...[at('santa-teresa', 1, 2), at('santa-teresa', 2, 1), at('santa-teresa', 2, 3)],
    ...[at('santa-teresa', 3, 2), at('santa-teresa', 4, 2), at('santa-teresa', 5, 3)],
  ];
  given(entered('build'), streetsAllOver('santa-teresa'))
    .when(drawStreet)
    .then(offersOnly(...paved.map(layStreet)));
});

test('B2: it lies neither on a brown site nor on another tile nor beyond the islands', () => {
  given(entered('build'), oneStreet).when(drawStreet, layStreet(besides)).then(refused('B2'));
  given(entered('build'), oneStreet)
    .when(drawStreet, layStreet(at('san-donato', 2, 4)))
    .then(refused('B2'));
  given(entered('build'))
    .when(drawStreet, layStreet(at('sacca-serenella', 1, 2)))
    .then(refused('B2'));
  given(entered('build')).when(drawStreet, layStreet(400)).then(refused('B2'));
});

test('B2: nothing is laid that was not drawn', () => {
  given(entered('build'))
    .when(layStreet(at('san-donato', 1, 3)))
    .then(refused('B2'));
});

test('B2: no street is drawn where none is left, or no paved site is free', () => {
  given(entered('build'), oneStreet, anna({ factories: 1 }), stacks({ streets: [] }))
    .then(offers('buildFactory'))
    .when(drawStreet)
    .then(refused('B2'), offersNo('drawStreet'));
  given(entered('build'), streetsAllOver()).when(drawStreet).then(refused('B2'), offersNo('drawStreet'));
});

test('B3: a building stands on a free brown site that touches a street, side by side', () => {
  given(hasLaid(1), oneStreet, stacks({ streets: [] }), anna({ factories: 1 })).then(
    offersOnly(
      endTurn,
      buildFactory(at('san-donato', 1, 4)),
      buildFactory(at('san-donato', 2, 3)),
      buildFactory(at('san-donato', 2, 5)),
      buildFactory(at('san-donato', 3, 4)),
    ),
  );
});

test('B3: not where no street touches it, only a building or a street across the corner', () => {
  const besidesFactory = island('san-donato', '. # = # .', '# = FB - #');
  given(entered('build'), besidesFactory, anna({ factories: 1 }))
    .when(buildFactory(at('san-donato', 1, 2)))
    .then(refused('B3'));
  given(entered('build'), anna({ factories: 1 }))
    .when(buildFactory(besides))
    .then(refused('B3'), offersNo('buildFactory'));
});

test('B3: not on a paved site nor on another building nor beyond the islands', () => {
  const neighbours = island('san-donato', '. # - - .', '# = FB - #');
  const rich = anna({ factories: 1, specials: 1, shops: ['shop-red'], palaces: ['palace-1'] });
  given(entered('build'), neighbours, rich)
    .when(buildFactory(at('san-donato', 2, 3)))
    .then(refused('B3'));
  given(entered('build'), neighbours, rich)
    .when(buildShop('shop-red', at('san-donato', 3, 5)))
    .then(refused('B3'));
  given(entered('build'), neighbours, rich)
    .when(buildPalace('palace-1', at('san-donato', 2, 2)))
    .then(refused('B3'));
  given(entered('build'), neighbours, rich)
    .when(buildSpecial(at('san-donato', 2, 3)))
    .then(refused('B3'));
  given(entered('build'), neighbours, rich).when(buildSpecial(400)).then(refused('B3'));
});

test('B4: a building comes from what one holds', () => {
  given(entered('build'), oneStreet).when(buildFactory(besides)).then(refused('B4'), offersNo('buildFactory'));
  given(entered('build'), oneStreet).when(buildSpecial(besides)).then(refused('B4'), offersNo('buildSpecial'));
  given(entered('build'), oneStreet, anna({ shops: ['shop-blue'] }))
    .when(buildShop('shop-red', besides))
    .then(refused('B4'));
  given(entered('build'), oneStreet, anna({ palaces: ['palace-2'] }))
    .when(buildPalace('palace-3', besides))
    .then(refused('B4'));
});

test('B4: tiles that look the same are one choice, and one of them is built', () => {
  given(hasLaid(1), oneStreet, stacks({ streets: [] }), anna({ shops: ['shop-red', 'shop-blue', 'shop-red'] }))
    .then(offersOnly(endTurn, ...around('shop-red'), ...around('shop-blue')))
    .when(buildShop('shop-red', besides))
    .then(has(ANNA, { shops: ['shop-blue', 'shop-red'] }));
});

const around = (tile: 'shop-red' | 'shop-blue') =>
  [at('san-donato', 1, 4), at('san-donato', 2, 3), at('san-donato', 2, 5), at('san-donato', 3, 4)].map((site) =>
    buildShop(tile, site),
  );

test('B5: a factory brings 1 VP and bears its owner’s marker', () => {
  given(entered('build'), oneStreet, anna({ factories: 2 }))
    .when(buildFactory(besides))
    .then(
      happened({ type: 'FactoryBuilt', seat: ANNA, site: besides, vp: 1 }),
      has(ANNA, { vp: 6, factories: 1, gold: 5 }),
      lies('san-donato', '. # = # .', '# = # - FA', '= # = # =', '# = . = #'),
    );
});

test('B5: a shop brings 2 VP and bears its owner’s marker', () => {
  given(entered('build'), oneStreet, anna({ shops: ['shop-grey'] }))
    .when(buildShop('shop-grey', besides))
    .then(
      happened({ type: 'ShopBuilt', tile: 'shop-grey', vp: 2 }),
      has(ANNA, { vp: 7, shops: [] }),
      lies('san-donato', '. # = # .', '# = # - SgA', '= # = # =', '# = . = #'),
    );
});

test('B5: a palace brings 3 VP and bears no marker', () => {
  given(entered('build'), oneStreet, anna({ palaces: ['palace-2'] }))
    .when(buildPalace('palace-2', besides))
    .then(
      happened({ type: 'PalaceBuilt', tile: 'palace-2', vp: 3 }),
      has(ANNA, { vp: 8, palaces: [] }),
      lies('san-donato', '. # = # .', '# = # - P2', '= # = # =', '# = . = #'),
    );
});

const fourCards = buildingDeck('building-bank', 'building-inn', 'building-hostel', 'building-harbor');

test('B6: a special building brings no VP: of 3 cards one is kept open, the others go under the deck', () => {
  given(entered('build'), oneStreet, anna({ specials: 1 }), fourCards)
    .drawing(0, 1, 0)
    .when(buildSpecial(besides))
    .then(
      happened(
        { type: 'SpecialBuilt', seat: ANNA, site: besides, vp: 0 },
        { type: 'BuildingsDrawn', cards: ['building-bank', 'building-hostel', 'building-inn'] },
      ),
      has(ANNA, { vp: 5, specials: 0 }),
      offersOnly(keepBuilding('building-bank'), keepBuilding('building-inn'), keepBuilding('building-hostel')),
    )
    .when(keepBuilding('building-inn'))
    .then(
      happened({ type: 'BuildingKept', card: 'building-inn', under: ['building-bank', 'building-hostel'], vp: 0 }),
      has(ANNA, { vp: 5, newCards: ['building-inn'] }),
      table({ buildings: { pool: ['building-harbor'], under: ['building-bank', 'building-hostel'] } }),
      lies('san-donato', '. # = # .', '# = # - X', '= # = # =', '# = . = #'),
      offers('drawStreet', 'endTurn'),
    );
});

test('B6: choosing a card comes before the next tile, and counts for none', () => {
  given(hasLaid(1), oneStreet, anna({ specials: 1 }))
    .when(buildSpecial(besides))
    .then(offersNo('endTurn', 'drawStreet'))
    .when(drawStreet)
    .then(refused('B1'));
  given(hasLaid(2), oneStreet, anna({ specials: 1 }), buildingDeck('building-bank', 'building-inn', 'building-hostel'))
    .when(buildSpecial(besides), keepBuilding('building-inn'))
    .then(offersOnly(endTurn));
});

test('B6: only a card just drawn can be kept', () => {
  const deck = buildingDeck('building-bank', 'building-inn', 'building-hostel');
  given(entered('build'), oneStreet, anna({ specials: 1 }), deck)
    .when(buildSpecial(besides), keepBuilding('building-lighthouse'))
    .then(refused('B6'));
  given(entered('build')).when(keepBuilding('building-bank')).then(refused('B6'));
});

test('B6: cards put back come again when all others are through', () => {
  given(
    entered('build'),
    oneStreet,
    anna({ specials: 2 }),
    buildingDeck('building-bank', 'building-inn', 'building-hostel'),
  )
    .drawing(0, 0, 0)
    .when(buildSpecial(besides), keepBuilding('building-inn'), buildSpecial(at('san-donato', 1, 4)))
    .then(offersOnly(keepBuilding('building-bank'), keepBuilding('building-hostel')))
    .when(keepBuilding('building-bank'))
    .then(has(ANNA, { newCards: ['building-inn', 'building-bank'] }));
});

test('B7: the card works from its owner’s next turn on', () => {
  const crane = buildingDeck('building-crane-b', 'building-inn', 'building-hostel');
  given(entered('build'), oneStreet, anna({ specials: 1, factories: 2 }), crane)
    .when(buildSpecial(besides), keepBuilding('building-crane-b'), buildFactory(at('san-donato', 1, 4)))
    .then(happened({ type: 'FactoryBuilt', vp: 1 }), has(ANNA, { cards: [], newCards: ['building-crane-b'] }))
    .when(endTurn)
    .then(has(ANNA, { cards: ['building-crane-b'], newCards: [] }))
    .when(sail(7, 8), pass, endTurn, sail(11, 12), buildFactory(at('san-donato', 3, 4)))
    .then(happened({ type: 'FactoryBuilt', seat: ANNA, vp: 2 }));
});

test('B7: a card that works keeps working', () => {
  given(entered('takeGold'), annaOwns('building-bank'))
    .when(takeGold, endTurn)
    .then(has(ANNA, { cards: ['building-bank'], gold: 9 }));
});

test('B8: a tile bought this turn is not built this turn', () => {
  given(entered('factory'), oneStreet)
    .when(buyFactory)
    .then(offersOnly(endTurn))
    .when(buildFactory(besides))
    .then(refused('B1'));
});

test('T6: Build can be used where a street can be drawn or a building placed, and only there', () => {
  const noStreets = stacks({ streets: [] });
  given(anna({ gold: 1 }))
    .when(sail(16, 17), sail(11, 12), drawStreet)
    .then(offers('layStreet'));
  given(noStreets, oneStreet, anna({ gold: 1, factories: 1 }))
    .when(sail(16, 17), sail(11, 12))
    .then(offers('buildFactory'));
  given(noStreets, oneStreet, anna({ gold: 1, specials: 1 }))
    .when(sail(16, 17), sail(11, 12))
    .then(offers('buildSpecial'));
  given(noStreets, oneStreet, anna({ gold: 1, shops: ['shop-red'] }))
    .when(sail(16, 17), sail(11, 12))
    .then(offers('buildShop'));
  given(noStreets, oneStreet, anna({ gold: 1, palaces: ['palace-1'] }))
    .when(sail(16, 17), sail(11, 12))
    .then(offers('buildPalace'));
  given(noStreets, oneStreet, anna({ gold: 1 }))
    .when(sail(16, 17), sail(11, 12))
    .then(refused('T6'));
  given(noStreets, anna({ gold: 1, factories: 1 }))
    .when(sail(16, 17), sail(11, 12))
    .then(refused('T6'));
  given(streetsAllOver(), anna({ gold: 1 }))
    .when(sail(16, 17), sail(11, 12))
    .then(refused('T6'));
});
