import { GLASS } from '#events/murano/components.js';
import type { Ship } from '#events/murano/components.js';
import type { MuranoVocabulary } from '../vocabulary.js';
import { beads, berth, count, glass, gold, list, seatColour, ship, space, vp } from './nouns.js';

export const table: MuranoVocabulary['table'] = {
  turn: (turn) => `Turn ${turn}`,
  endedBy: (name) => `${name} triggered the end of the game.`,
  ring: 'The ring of actions',
  onSpace: (at, ships) => `${space(at)}: ${shipsAs(ships)}`,
  stacks: 'Stacks',
  stack: {
    streets: (left) => count(left, 'street'),
    shops: (left) => count(left, 'shop'),
    palaces: (left) => count(left, 'palace'),
    factories: (left) => count(left, 'glass factory', 'glass factories'),
    specials: (left) => count(left, 'special building'),
    characters: (left) => count(left, 'character'),
    buildings: (left) => count(left, 'special building card'),
  },
  bag: (some) => `In the bag: ${beads(some)}`,
  player: (name, seat) => `${name} (${seatColour(seat)})`,
  gondoliers: (inHand, onBerths, dismissed) =>
    `Gondoliers: ${inHand} in hand, ${onBerths} on berths, ${dismissed} in the supply`,
  factories: (held) => `${count(held, 'glass factory', 'glass factories')} to build`,
  specials: (held) => `${count(held, 'special building')} to build`,
  held: {
    shop: (known, hidden) => holding(known, hidden, 'shop'),
    palace: (known, hidden) => holding(known, hidden, 'palace'),
    character: (known, hidden) => holding(known, hidden, 'character'),
  },
  scored: (cards) => `Scored: ${list(cards)}`,
  cards: (cards) => `Building cards: ${list(cards)}`,
  newCards: (cards) => `From the next turn on: ${list(cards)}`,
  customers: (red, blue, grey) => `Customers: ${red} red, ${blue} blue, ${grey} grey`,
  berths: (berths) => `Berths: ${berths.join(', ')}`,
  berth: (at, owner) => `${seatColour(at % 4)} ${owner ?? 'free'}`,
  row: (row, sites) => `Row ${row}: ${sites.join('; ')}`,
};

const holding = (known: readonly string[], hidden: number, what: string): string =>
  `In hand: ${list([...known, ...(hidden > 0 ? [count(hidden, `face-down ${what}`)] : [])])}`;

const shipsAs = (ships: readonly Ship[]): string => (ships.length === 0 ? 'no ship' : list(ships.map(ship)));

export const things: MuranoVocabulary['things'] = {
  ship: (number, at) => `${number === 0 ? 'The red ship' : 'A black ship'}, at ${space(at)}.`,
  space: (name, description, whose, ships) =>
    `${name}: ${description}${whose === null ? '' : ` (As things are for ${whose}.)`}${ships.length === 0 ? '' : ` Here: ${list(ships.map(ship))}.`}`,
  site: (name, lying, open) => `${name}: ${lying}${open ? '' : '; no street touches it yet'}.`,
  berth: (at, owner, prices) => {
    const whole = capital(berth(at));
    if (owner !== null) return `${whole}: a gondolier of ${owner}.`;
    return `${whole} is free${prices.length === 0 ? '' : `: ${prices.map(({ name, gold: price }) => `${gold(price)} for ${name}`).join(', ')}`}.`;
  },
  stack: {
    streets: (left) => `${count(left, 'street')} left to draw.`,
    shops: (left) => `${count(left, 'shop')} left, face down.`,
    palaces: (left) => `${count(left, 'palace')} left, face down.`,
    factories: (left) => `${count(left, 'glass factory', 'glass factories')} left.`,
    specials: (left) => `${count(left, 'special building')} left.`,
    characters: (left) => `${count(left, 'character')} left to draw.`,
    buildings: (left) => `${count(left, 'special building card')} left to draw.`,
  },
  supply: 'The gold that belongs to nobody yet.',
  bag: (some) => `The bag: ${GLASS.map((kind) => glass(kind, some[kind])).join(', ')}.`,
  corner: (name, seat) => `${name} plays ${seatColour(seat)}.`,
  purse: (name, has) => `${name} has ${gold(has)}.`,
  vp: (name, has) => `${name} has ${vp(has)}.`,
  crew: (name, number) => `${name} has ${count(number, 'gondolier')} in hand.`,
  dismissed: (name, number) => `${name} has ${count(number, 'gondolier')} in the supply, to be hired.`,
  beads: (name, kind, number) => `${name} has ${glass(kind, number)}.`,
  inHand: {
    factory: (name) => `A glass factory that ${name} can build.`,
    special: (name) => `A special building that ${name} can build.`,
    shop: (name, known) => `${known === null ? 'A shop, face down' : capital(known)}, in the hand of ${name}.`,
    palace: (name, known) => `${known === null ? 'A palace, face down' : capital(known)}, in the hand of ${name}.`,
    character: (name, known) => known ?? `A character, face down, in the hand of ${name}.`,
  },
};

const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
