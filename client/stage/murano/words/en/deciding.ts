import { characterNumber } from '#events/murano/components.js';
import type { Character } from '#events/murano/components.js';
import type { MuranoVocabulary, CharacterNumber } from '../vocabulary.js';
import { buildings, characters } from './cards.js';
import {
  beads,
  berth,
  count,
  customers,
  GLASSES,
  gold,
  islands,
  palace,
  palaceWith,
  shop,
  site,
  space,
  street,
  vp,
} from './nouns.js';

export const does: MuranoVocabulary['does'] = {
  takeGold: ({ takes }) => `Take ${gold(takes)}.`,
  factory: ({ factory }) => `Buy a glass factory for ${gold(factory)}.`,
  shop: ({ shop: price, search }) =>
    `Buy the top shop for ${gold(price)}, or choose one from the whole stack for ${gold(search)}.`,
  palace: ({ palace: price, search }) =>
    `Buy the top palace for ${gold(price)}, or choose one from the whole stack for ${gold(search)}.`,
  special: ({ special }) => `Buy a special building for ${gold(special)}.`,
  recruit: ({ shown, recruit }) =>
    `Look at ${shown} characters and keep one for ${gold(recruit)}, or none for nothing.`,
  placeGondolier: ({ ownBerth, otherBerth }) =>
    `Place a gondolier on a free berth: ${gold(ownBerth)} in your own colour, ${gold(otherBerth)} in any other.`,
  build: () => 'Place 1 to 3 tiles: draw and lay streets, and build what you hold.',
  income: () => 'On one island your shops earn 1 gold for each customer of their colours.',
  production: () => 'Each factory costs 2 VP and makes a bead; then you may sell 1 to 3 beads of one colour.',
  gondolier: ({ dismissal, hire }) => `Dismiss a gondolier for ${gold(dismissal)}, or hire one back for ${gold(hire)}.`,
};

export const finalTurn = 'This is the last turn.';

export const asked: MuranoVocabulary['asked'] = {
  sailing: (_, { nextShip, space: at, mayAct, maySail, mayPass }) => {
    if (at === null) return 'Your turn: sail a ship. The first one is free.';
    const ways = [
      ...(mayAct ? [`use ${space(at)}`] : []),
      ...(mayPass ? ['pass for 1 gold'] : []),
      ...(maySail ? ['sail another ship'] : []),
    ];
    return `You can ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(ways)}.${maySail ? ` The next ship costs ${gold(nextShip)}.` : ''}`;
  },
  searchingShops: () => 'Choose one of these shops.',
  searchingPalaces: () => 'Choose one of these palaces.',
  recruiting: (_, { recruit }) => `Keep one of these characters for ${gold(recruit)}, or none.`,
  building: ({ placed }, { mayAct }) =>
    mayAct
      ? `Place another tile (${placed} of 3 placed), or end your turn.`
      : 'Nothing more can be placed: end your turn.',
  layingStreet: ({ tile }) => `Lay the ${street(tile)} on any free paved site.`,
  choosingBuilding: () => 'Choose one special building card: it works from your next turn on.',
  selling: ({ owes }, { mayAct }) => {
    if (owes) return 'Sell beads of one colour, or give back the bead that the Trading Station wants.';
    return mayAct ? 'Sell 1 to 3 beads of one colour, or end your turn.' : 'There is nothing to sell: end your turn.';
  },
  returningBead: () => 'Give one bead back to the bag, for the Trading Station.',
  bought: ({ building }, { mayAct }) =>
    mayAct ? `Place the ${BUILDING[building]} at once, or end your turn.` : 'That was your action: end your turn.',
  acted: () => 'That was your action: end your turn.',
  scoring: (_, { mayAct, gondoliers }) =>
    mayAct
      ? `Score a character: it uses up a gondolier on that island (${gondoliers} left). Those left over bring 1 VP each.`
      : 'No other character can score: finish your scoring.',
  over: () => 'The game is over.',
};

const BUILDING = { factory: 'glass factory', shop: 'shop', palace: 'palace', special: 'special building' };

export const watched: MuranoVocabulary['watched'] = {
  sailing: (name) => `${name} is sailing ships.`,
  searchingShops: (name) => `${name} is choosing a shop.`,
  searchingPalaces: (name) => `${name} is choosing a palace.`,
  recruiting: (name) => `${name} is looking at characters.`,
  building: (name) => `${name} is building.`,
  layingStreet: (name) => `${name} is laying a street.`,
  choosingBuilding: (name) => `${name} is choosing a special building card.`,
  selling: (name) => `${name} may sell glass.`,
  returningBead: (name) => `${name} has to give a bead back.`,
  bought: (name) => `${name} is about to end the turn.`,
  acted: (name) => `${name} is about to end the turn.`,
  scoring: (name) => `${name} is scoring characters.`,
  over: () => 'The game is over.',
};

export const choices: MuranoVocabulary['choices'] = {
  sail: ({ ship, to }, { ships }) =>
    ship === 0 ? `Sail the red ship to ${space(to)}` : `Sail the ship from ${space(ships[ship] ?? 0)} to ${space(to)}`,
  pass: () => 'Pass for 1 gold',
  endTurn: () => 'End turn',
  takeGold: () => 'Take gold',
  buyFactory: () => 'Buy a glass factory',
  buyShop: () => 'Buy the top shop',
  searchShops: () => 'Look through the shops',
  buyPalace: () => 'Buy the top palace',
  searchPalaces: () => 'Look through the palaces',
  takeShop: ({ tile }) => `Take a ${shop(tile)}`,
  takePalace: ({ tile }) => `Take a ${palace(tile)}`,
  buySpecial: () => 'Buy a special building',
  recruit: () => 'Look at characters',
  keepCharacter: ({ card }) => `Keep the ${character(card)}`,
  keepNobody: () => 'Keep nobody',
  placeGondolier: ({ berth: at }) => `Place a gondolier on ${berth(at)}`,
  drawStreet: () => 'Draw a street',
  layStreet: ({ site: at }) => `Lay the street at ${site(at)}`,
  buildFactory: ({ site: at }) => `Build a glass factory at ${site(at)}`,
  buildShop: ({ tile, site: at }) => `Build a ${shop(tile)} at ${site(at)}`,
  buildPalace: ({ tile, site: at }) => `Build a ${palace(tile)} at ${site(at)}`,
  buildSpecial: ({ site: at }) => `Build a special building at ${site(at)}`,
  keepBuilding: ({ card }) => `Choose the ${buildings[card].name}`,
  collectIncome: ({ island, shops }) => `Income on ${islands[island]} from ${customers(shops)}`,
  produce: ({ factories }) =>
    factories === 0 ? 'Produce nothing, only sell' : `Produce with ${count(factories, 'factory', 'factories')}`,
  sellBeads: ({ beads: some }) => `Sell ${beads(some)}`,
  returnBead: ({ bead }) => `Give back a ${GLASSES[bead]} bead`,
  dismissGondolier: () => 'Dismiss a gondolier',
  hireGondolier: () => 'Hire a gondolier',
  scoreCharacter: ({ card, island }) => `Score the ${character(card)} on ${islands[island]}`,
  exchangeGold: ({ card, island, gold: paid }) =>
    `Score the ${character(card)} on ${islands[island]} for ${gold(paid)}`,
  deliverBeads: ({ card, island, beads: some }) =>
    `Score the ${character(card)} on ${islands[island]} for ${beads(some)}`,
  finishScoring: () => 'Finish scoring',
};

const character = (card: Character): string => characters[characterNumber(card) as CharacterNumber].name;

export const effects: MuranoVocabulary['effects'] = {
  costs: (paid, have) => `Costs ${gold(paid)} (you have ${have}).`,
  gains: (got, then) => `Brings ${gold(got)}; then you have ${then}.`,
  costsVp: (lost, have) => `Costs ${vp(lost)} (you have ${have}).`,
  brings: (won, then) => `Brings ${vp(won)}; then you have ${then}.`,

  sail: (to, usable, description, nextShip) =>
    usable
      ? `${space(to)}: ${description}`
      : `You could not use ${space(to)} now; another ship would cost ${gold(nextShip)}.`,
  pass: () => `You use no action this turn.`,
  endTurn: (next) => (next === null ? 'Then the final scoring begins.' : `Then it is ${next}’s turn.`),
  takeGold: () => 'It is your action for this turn.',
  buyFactory: (left) => `A glass factory to build later; ${left} on the stack.`,
  buyShop: (left) => `The top shop, face down: luck decides which. ${left} on the stack.`,
  searchShops: (left) =>
    `${left === 1 ? 'Look at the only shop left and take it' : `Look at all ${left} shops left and take one of them`}, face down.`,
  buyPalace: (left) => `The top palace, face down: luck decides which. ${left} on the stack.`,
  searchPalaces: (left) =>
    `${left === 1 ? 'Look at the only palace left and take it' : `Look at all ${left} palaces left and take one of them`}, face down.`,
  takeShop: () => 'It goes face down into your hand; the others are shuffled back.',
  takePalace: () => 'It goes face down into your hand; the others are shuffled back.',
  buySpecial: (left) => `A special building to build later; ${left} on the stack.`,
  recruit: (shown, price) => `Draw ${count(shown, 'character')}; keep one for ${gold(price)}, or none for nothing.`,
  keepCharacter: (rule, best) =>
    `${rule} ${best === null ? 'As things are it would bring nothing.' : `As things are at best ${vp(best.vp)}, on ${islands[best.island]}.`}`,
  keepNobody: () => 'You pay nothing; they all go under the deck.',
  placeGondolier: (left) => `It stays there for good; ${left} left in hand.`,
  drawStreet: (left) => `For all to see, and it has to be laid. ${left} on the stack.`,
  layStreet: (tile, opened) =>
    `A ${street(tile)}; it opens ${opened === 0 ? 'no new site' : count(opened, 'new site')} for buildings.`,
  buildFactory: (left) => `It bears your marker and can produce glass${left > 0 ? `; ${left} more in hand` : ''}.`,
  buildShop: (at) => `It bears your marker and earns from customers of its colour, anywhere on ${islands[at]}.`,
  buildPalace: (crests) => `A ${palaceWith(crests)}; it belongs to nobody.`,
  buildSpecial: () => 'It belongs to nobody; you draw 3 special building cards and keep one.',
  keepBuilding: (rule) => rule,
  collectIncome: (customers) =>
    customers === 0 ? 'There are no such customers: it brings nothing.' : `From ${count(customers, 'customer')}.`,
  produce: (drawn, owes) => {
    if (drawn === 0) return 'No bead is drawn; you may sell what you have.';
    return `Draw ${count(drawn, 'bead')}${owes ? ', of which one goes back' : ''}; then you may sell beads of one colour.`;
  },
  sellBeads: () => 'The beads go back into the bag.',
  returnBead: (bead) => `One ${GLASSES[bead]} bead goes back into the bag.`,
  dismissGondolier: (left) => `It goes to the general supply; ${left} left in hand.`,
  hireGondolier: (then) => `It comes from the general supply; then ${then} in hand.`,
  scoreCharacter: (island, left) =>
    `Uses up a gondolier on ${islands[island]}${left > 0 ? `; ${left} left there` : ''}.`,
  exchangeGold: (island, left) => `Uses up a gondolier on ${islands[island]}${left > 0 ? `; ${left} left there` : ''}.`,
  deliverBeads: (island, left, some) =>
    `Gives away ${beads(some)} and uses up a gondolier on ${islands[island]}${left > 0 ? `; ${left} left there` : ''}.`,
  finishScoring: (unscored) =>
    unscored === 0
      ? 'Each gondolier left over brings 1 VP.'
      : `Each gondolier left over brings 1 VP; ${count(unscored, 'character')} in hand will not score.`,
};
