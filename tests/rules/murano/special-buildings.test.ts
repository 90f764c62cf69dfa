import { test } from '@jest/globals';
import type { BuildingCard } from '#events/murano/components.js';
import {
  buildFactory,
  buildPalace,
  buildShop,
  buildSpecial,
  buyShop,
  dismiss,
  endTurn,
  giveBack,
  hire,
  keep,
  keepBuilding,
  keepNobody,
  pass,
  place,
  produce,
  recruit,
  sail,
  sailRed,
  sell,
  takeGold,
} from './orders.js';
import {
  ANNA,
  BEN,
  anna,
  annaOwns,
  at,
  bag,
  beads,
  ben,
  buildingDeck,
  characterDeck,
  characters,
  entered,
  hasActed,
  island,
  ring,
  stacks,
} from './scenery.js';
import { given, happened, has, offers, offersNo, offersOnly, refused, table } from './story.js';

const street = island('san-donato', '. # = # .', '# = # - #');
const site = at('san-donato', 2, 5);

test('L1: with the Bank Take 2 Gold gives 4', () => {
  given(entered('takeGold'), annaOwns('building-bank'))
    .when(takeGold)
    .then(happened({ gold: 4 }), has(ANNA, { gold: 9 }));
});

test('L1: another’s Bank gives nothing', () => {
  given(entered('takeGold'), ben({ cards: ['building-bank'] }))
    .when(takeGold)
    .then(happened({ gold: 2 }));
});

const nobodyYet = characterDeck(characters(11, 12, 13, 14, 15, 16, 1, 2, 3, 4, 5), []);
const held = characters(21, 22, 23);

test('L2: with the Inn recruiting costs 2 less', () => {
  given(entered('recruit'), nobodyYet, anna({ cards: ['building-inn'], characters: held, gold: 2 }))
    .drawing(0, 0, 0)
    .when(recruit, keep(11))
    .then(happened({ gold: 2 }), has(ANNA, { gold: 0 }));
  given(entered('recruit'), anna({ cards: ['building-inn'], characters: held, gold: 1 }))
    .when(recruit)
    .then(refused('A8'));
});

test('L2: but never less than nothing', () => {
  given(entered('recruit'), nobodyYet, anna({ cards: ['building-inn'], gold: 0 }))
    .drawing(0, 0, 0)
    .when(recruit, keep(11))
    .then(happened({ gold: 0 }), has(ANNA, { gold: 0 }));
});

test('L3: with the Hostel one draws 5 characters', () => {
  given(entered('recruit'), nobodyYet, annaOwns('building-hostel'))
    .drawing(0, 0, 0, 0, 0)
    .when(recruit)
    .then(offersOnly(keep(11), keep(12), keep(13), keep(14), keep(15), keepNobody));
});

test('L4: with the Dockside Bar each gondolier placed brings 1 VP', () => {
  given(entered('placeGondolier'), annaOwns('building-dockside-bar'))
    .when(place('san-donato', ANNA))
    .then(happened({ gold: 2, vp: 1 }), has(ANNA, { vp: 6 }));
});

test('L5: with Crane A a palace or a special building brings 1 VP more', () => {
  given(entered('build'), street, anna({ cards: ['building-crane-a'], palaces: ['palace-1'] }))
    .when(buildPalace('palace-1', site))
    .then(happened({ vp: 4 }), has(ANNA, { vp: 9 }));
  given(entered('build'), street, anna({ cards: ['building-crane-a'], specials: 1 }))
    .when(buildSpecial(site))
    .then(happened({ type: 'SpecialBuilt', vp: 1 }, { type: 'BuildingsDrawn' }), has(ANNA, { vp: 6 }));
});

test('L5: a shop or a factory does not', () => {
  given(entered('build'), street, anna({ cards: ['building-crane-a'], shops: ['shop-red'], factories: 1 }))
    .when(buildShop('shop-red', site))
    .then(happened({ vp: 2 }))
    .when(buildFactory(at('san-donato', 1, 4)))
    .then(happened({ vp: 1 }));
});

test('L6: with Crane B a shop or a factory brings 1 VP more', () => {
  given(entered('build'), street, anna({ cards: ['building-crane-b'], shops: ['shop-red'], factories: 1 }))
    .when(buildShop('shop-red', site))
    .then(happened({ vp: 3 }))
    .when(buildFactory(at('san-donato', 1, 4)))
    .then(happened({ vp: 2 }), has(ANNA, { vp: 10 }));
});

test('L6: a palace or a special building does not', () => {
  given(entered('build'), street, anna({ cards: ['building-crane-b'], palaces: ['palace-1'], specials: 1 }))
    .when(buildPalace('palace-1', site))
    .then(happened({ vp: 3 }))
    .when(buildSpecial(at('san-donato', 1, 4)))
    .then(happened({ type: 'SpecialBuilt', vp: 0 }, { type: 'BuildingsDrawn' }));
});

const factories = [entered('production'), island('san-donato', '. FA - FA .')];

test('L7: with the Guild Hall a production that draws a bead brings 1 VP, whatever its size', () => {
  given(...factories, anna({ cards: ['building-guild-hall'], vp: 4 }))
    .when(produce(2))
    .then(happened({ lost: 4, vp: 1 }), has(ANNA, { vp: 1 }));
  given(...factories, anna({ cards: ['building-guild-hall'], vp: 4 }))
    .when(produce(1))
    .then(has(ANNA, { vp: 3 }));
});

test('L7: it does not help to pay for it, and selling alone brings nothing', () => {
  given(...factories, anna({ cards: ['building-guild-hall'], vp: 3 }))
    .when(produce(2))
    .then(refused('A12'));
  given(...factories, anna({ cards: ['building-guild-hall'], vp: 1 }))
    .when(produce(1))
    .then(refused('A12'));
  given(...factories, anna({ cards: ['building-guild-hall'], beads: beads(1, 0, 0) }))
    .when(produce(0))
    .then(happened({ vp: 0 }), has(ANNA, { vp: 5 }));
});

test('L8: with the Harbor a gondolier costs 1 gold in one’s own colour and 3 in any other', () => {
  given(entered('placeGondolier'), anna({ cards: ['building-harbor'], gold: 1 }))
    .when(place('san-donato', ANNA))
    .then(happened({ gold: 1 }), has(ANNA, { gold: 0 }));
  given(entered('placeGondolier'), anna({ cards: ['building-harbor'], gold: 3 }))
    .when(place('san-donato', BEN))
    .then(happened({ gold: 3 }), has(ANNA, { gold: 0 }));
  given(entered('placeGondolier'), annaOwns('building-harbor'))
    .when(place('san-donato', 3))
    .then(happened({ gold: 3 }));
});

test('L9: the Basilica brings 5 VP at once', () => {
  const deck = buildingDeck('building-basilica', 'building-inn', 'building-bank');
  given(entered('build'), street, deck, anna({ specials: 1 }))
    .when(buildSpecial(site), keepBuilding('building-basilica'))
    .then(happened({ type: 'BuildingKept', vp: 5 }), has(ANNA, { vp: 10, newCards: ['building-basilica'] }));
});

const toSell = (...cards: readonly BuildingCard[]) => [entered('production'), anna({ cards, beads: beads(1, 1, 1) })];

test('L10: with the Studio red-green red and green beads sell as one colour', () => {
  given(...toSell('building-studio-red-green'))
    .when(produce(0), sell(beads(1, 1, 0)))
    .then(happened({ type: 'BeadsSold', gold: 12 }), has(ANNA, { gold: 17, beads: beads(0, 0, 1) }));
  given(...toSell('building-studio-red-green'))
    .when(produce(0), sell(beads(0, 1, 1)))
    .then(refused('A13'));
});

test('L11: with the Studio blue-green blue and green beads sell as one colour', () => {
  given(...toSell('building-studio-blue-green'))
    .when(produce(0), sell(beads(0, 1, 1)))
    .then(happened({ gold: 12 }));
  given(...toSell('building-studio-blue-green'))
    .when(produce(0), sell(beads(1, 1, 0)))
    .then(refused('A13'));
});

test('L12: with the Studio red-blue red and blue beads sell as one colour', () => {
  given(...toSell('building-studio-red-blue'))
    .when(produce(0), sell(beads(1, 0, 1)))
    .then(happened({ gold: 12 }));
  given(...toSell('building-studio-red-blue'))
    .when(produce(0), sell(beads(1, 1, 0)))
    .then(refused('A13'));
});

test('L12: two Studios chain: all three colours sell as one', () => {
  given(...toSell('building-studio-red-blue', 'building-studio-blue-green'))
    .when(produce(0), sell(beads(1, 1, 1)))
    .then(happened({ gold: 20 }));
});

test('L12: a Studio won this turn does not work yet', () => {
  given(entered('production'), anna({ newCards: ['building-studio-red-blue'], beads: beads(1, 1, 1) }))
    .when(produce(0), sell(beads(1, 0, 1)))
    .then(refused('A13'));
});

test('L13: with the Trading Station a production draws one bead more, which costs no VP', () => {
  given(...factories, annaOwns('building-trading-station'), bag(5, 0, 0))
    .when(produce(2))
    .then(
      happened({ factories: 2, beads: beads(3, 0, 0), lost: 4, owes: true }),
      has(ANNA, { vp: 1, beads: beads(3, 0, 0) }),
      offersOnly(giveBack('red'), sell(beads(1, 0, 0)), sell(beads(2, 0, 0))),
    );
});

// "You may draw one more glass bead when producing glass": who would rather not gives that bead back, and has lost nothing.
test('L13: the bead more is always drawn, and whoever returns it has what would have been without it', () => {
  const holding = { beads: beads(0, 1, 0) };
  const rich = has(ANNA, { gold: 10, beads: beads(1, 0, 0) });
  given(...factories, anna({ ...holding, cards: ['building-trading-station'] }), bag(5, 0, 0))
    .when(produce(1), sell(beads(0, 1, 0)), giveBack('red'), endTurn)
    .then(rich, table({ bag: beads(4, 1, 0) }));
  given(...factories, anna(holding), bag(5, 0, 0))
    .when(produce(1), sell(beads(0, 1, 0)), endTurn)
    .then(rich, table({ bag: beads(4, 1, 0) }));
});

test('L13: before the turn ends a bead of one’s choice returns to the bag', () => {
  given(...factories, anna({ cards: ['building-trading-station'], beads: beads(0, 1, 1) }), bag(5, 0, 0))
    .when(produce(1), endTurn)
    .then(refused('T8'))
    .when(giveBack('blue'))
    .then(
      happened({ type: 'BeadReturned', seat: ANNA, bead: 'blue' }),
      has(ANNA, { beads: beads(2, 1, 0) }),
      table({ bag: beads(3, 0, 1) }),
      offersOnly(endTurn),
    );
});

test('L13: after selling too, so that one bead must stay unsold', () => {
  given(...factories, annaOwns('building-trading-station'), bag(5, 0, 0))
    .when(produce(1), sell(beads(2, 0, 0)))
    .then(refused('L13'))
    .when(sell(beads(1, 0, 0)))
    .then(has(ANNA, { gold: 10 }), offersOnly(giveBack('red')))
    .when(giveBack('red'), endTurn)
    .then(has(ANNA, { beads: beads(0, 0, 0) }), table({ bag: beads(5, 0, 0) }));
});

test('L13: a bead of a colour that one has not is not returned, nor one that is not owed', () => {
  given(...factories, annaOwns('building-trading-station'), bag(5, 0, 0))
    .when(produce(1), giveBack('green'))
    .then(refused('L13'));
  given(...factories, bag(5, 0, 0))
    .when(produce(1), giveBack('red'))
    .then(refused('L13'), offersNo('returnBead'));
});

test('L13: a sale without production draws no bead and owes none', () => {
  given(...factories, anna({ cards: ['building-trading-station'], beads: beads(1, 0, 0) }))
    .when(produce(0))
    .then(happened({ beads: beads(0, 0, 0), owes: false }), offers('endTurn'), offersNo('returnBead'))
    .when(sell(beads(1, 0, 0)))
    .then(has(ANNA, { gold: 10 }), offersOnly(endTurn));
});

test('L13: where the bag has no bead more, none is drawn and none is owed', () => {
  given(...factories, annaOwns('building-trading-station'), bag(1, 0, 0))
    .when(produce(1))
    .then(happened({ beads: beads(1, 0, 0), owes: false }), offersNo('returnBead'));
  given(...factories, annaOwns('building-trading-station'), bag(2, 0, 0))
    .when(produce(1))
    .then(happened({ beads: beads(2, 0, 0), owes: true }));
});

test('L14: with the Assembly Hall one dismisses for 5 gold and hires for 1', () => {
  given(entered('gondolier'), annaOwns('building-assembly-hall'))
    .when(dismiss)
    .then(happened({ gold: 5 }), has(ANNA, { gold: 10 }));
  given(entered('gondolier'), anna({ cards: ['building-assembly-hall'], gold: 1 }))
    .when(hire)
    .then(happened({ gold: 1 }), has(ANNA, { gold: 0 }));
});

// The red ship lies on 0 (Build), the next ones on 2 (Recruit) and 4 (Take 2 Gold).
const lighthouse = annaOwns('building-lighthouse');

test('L15: with the Lighthouse the red ship may go onto the first taken space ahead, and that space is used', () => {
  given(lighthouse)
    .when(sailRed(2))
    .then(offers('recruit'), table({ ships: [2, 2, 4, 7, 9, 11, 13, 16] }));
});

test('L15: not past it, and no other ship', () => {
  given(lighthouse).when(sailRed(3)).then(refused('T3'));
  given(lighthouse).when(sailRed(4)).then(refused('T3'));
  given(lighthouse).when(sail(2, 4)).then(refused('T3'));
  given().when(sailRed(2)).then(refused('T3'));
});

test('L15: free spaces remain open to the red ship', () => {
  given(lighthouse).when(sailRed(1)).then(offers('buyFactory', 'pass'));
});

test('L15: it is the last movement', () => {
  given(lighthouse).when(sailRed(2), sail(4, 5)).then(refused('L15'), offersNo('sail'));
  given(lighthouse)
    .when(sail(4, 5), sailRed(2), recruit)
    .then(has(ANNA, { gold: 4 }));
});

test('L15: not on a pass', () => {
  given(lighthouse).when(sailRed(2), pass).then(refused('T7'), offersNo('pass'));
});

test('L15: nor where the action could not be carried out', () => {
  given(anna({ cards: ['building-lighthouse'], gold: 0 }))
    .when(sailRed(2))
    .then(refused('T6'));
  given(anna({ cards: ['building-lighthouse'], gold: 1 }))
    .when(sailRed(2))
    .then(offers('recruit'), offersNo('sail'));
});

test('L15: the ships of one space sail apart again, whichever first, and it stays taken until both have left', () => {
  const sharing = ring('..@.o..o.o.o.o..o.');
  given(sharing)
    .when(sail(2, 3), buyShop)
    .then(table({ ships: [2, 3, 4, 7, 9, 11, 13, 16] }));
  given(sharing)
    .when(sailRed(3))
    .then(table({ ships: [3, 2, 4, 7, 9, 11, 13, 16] }));
  given(sharing).when(sail(16, 2)).then(refused('T3'));
  given(sharing).when(sailRed(3), sail(16, 2)).then(refused('T3'));
  given(sharing).when(sail(2, 3), sail(16, 2)).then(refused('T3'));
  given(sharing, hasActed)
    .when(endTurn, sailRed(3), pass)
    .then(has(BEN, { gold: 6 }));
});

test('L15: from a shared space the Lighthouse leads to the next taken one', () => {
  given(lighthouse, ring('..@.o..o.o.o.o..o.'))
    .when(sailRed(4), takeGold)
    .then(has(ANNA, { gold: 7 }));
  given(lighthouse, ring('..@.o..o.o.o.o..o.')).when(sailRed(2)).then(refused('T3'));
});

test('L15: a ship may sail where nothing can be done if the red one can follow by the Lighthouse', () => {
  // Take 2 Gold, on space 4, is all that Anna can use; a ship lies there, and cannot leave.
  const behind = [
    ring('...*oo..ooooo.....'),
    stacks({ streets: [], shops: [], palaces: [], factories: 0, specials: 0 }),
    characterDeck([], []),
  ];
  const poor = { gold: 2, gondoliers: 0, dismissed: 0 };
  given(...behind, anna({ ...poor, gold: 3, cards: ['building-lighthouse'] }))
    .when(sail(12, 13), sail(11, 12), sailRed(4), takeGold)
    .then(has(ANNA, { gold: 2 }));
  given(...behind, anna({ ...poor, gold: 2, cards: ['building-lighthouse'] }))
    .when(sail(12, 13), sail(11, 12))
    .then(refused('T6'));
  given(...behind, anna({ ...poor, gold: 3 }))
    .when(sail(12, 13), sail(11, 12))
    .then(refused('T6'));
});
