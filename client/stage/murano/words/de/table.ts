import { GLASS } from '#events/murano/components.js';
import type { Ship } from '#events/murano/components.js';
import type { MuranoVocabulary } from '../vocabulary.js';
import { beads, berth, count, glass, gold, list, playedColour, seatColour, ship, space, vp } from './nouns.js';

export const table: MuranoVocabulary['table'] = {
  turn: (turn) => `Zug ${turn}`,
  endedBy: (name) => `${name} hat das Ende der Partie ausgelöst.`,
  ring: 'Der Ring der Aktionen',
  onSpace: (at, ships) => `${space(at)}: ${ships.length === 0 ? 'kein Schiff' : list(ships.map(ship))}`,
  stacks: 'Stapel',
  stack: {
    streets: (left) => count(left, 'Gasse', 'Gassen'),
    shops: (left) => count(left, 'Laden', 'Läden'),
    palaces: (left) => count(left, 'Palast', 'Paläste'),
    factories: (left) => count(left, 'Glashütte', 'Glashütten'),
    specials: (left) => `${left} Sondergebäude`,
    characters: (left) => count(left, 'Charakter', 'Charaktere'),
    buildings: (left) => count(left, 'Gebäudekarte', 'Gebäudekarten'),
  },
  bag: (some) => `Im Beutel: ${beads(some)}`,
  player: (name, seat) => `${name} (${playedColour(seat)})`,
  gondoliers: (inHand, onBerths, dismissed) =>
    `Gondolieri: ${inHand} auf der Hand, ${onBerths} auf Liegeplätzen, ${dismissed} im Vorrat`,
  factories: (held) => `${count(held, 'Glashütte', 'Glashütten')} zum Bauen`,
  specials: (held) => `${held} Sondergebäude zum Bauen`,
  held: {
    shop: (known, hidden) => holding(known, hidden, 'verdeckter Laden', 'verdeckte Läden'),
    palace: (known, hidden) => holding(known, hidden, 'verdeckter Palast', 'verdeckte Paläste'),
    character: (known, hidden) => holding(known, hidden, 'verdeckter Charakter', 'verdeckte Charaktere'),
  },
  scored: (cards) => `Gewertet: ${list(cards)}`,
  cards: (cards) => `Gebäudekarten: ${list(cards)}`,
  newCards: (cards) => `Ab dem nächsten Zug: ${list(cards)}`,
  customers: (red, blue, grey) => `Kunden: ${red} rot, ${blue} blau, ${grey} grau`,
  berths: (berths) => `Liegeplätze: ${berths.join(', ')}`,
  berth: (at, owner) => `${seatColour(at % 4)} ${owner ?? 'frei'}`,
  row: (row, sites) => `Reihe ${row}: ${sites.join('; ')}`,
};

const holding = (known: readonly string[], hidden: number, one: string, many: string): string =>
  `Auf der Hand: ${list([...known, ...(hidden > 0 ? [count(hidden, one, many)] : [])])}`;

const there = (ships: readonly Ship[]): string => list(ships.map(ship));

export const things: MuranoVocabulary['things'] = {
  ship: (number, at) => `${capital(ship(number))}, bei ${space(at)}.`,
  space: (name, description, whose, ships) =>
    `${name}: ${description}${whose === null ? '' : ` (Gilt gerade für ${whose}.)`}${ships.length === 0 ? '' : ` Hier: ${there(ships)}.`}`,
  site: (name, lying, open) => `${name}: ${lying}${open ? '' : '; noch grenzt keine Gasse daran'}.`,
  berth: (at, owner, prices) => {
    if (owner !== null) return `Der ${berth(at)}: ein Gondoliere von ${owner}.`;
    return `Der ${berth(at)} ist frei${prices.length === 0 ? '' : `: ${prices.map(({ name, gold: price }) => `${gold(price)} für ${name}`).join(', ')}`}.`;
  },
  stack: {
    streets: (left) => `Noch ${count(left, 'Gasse', 'Gassen')} zu ziehen.`,
    shops: (left) => `Noch ${count(left, 'Laden', 'Läden')}, verdeckt.`,
    palaces: (left) => `Noch ${count(left, 'Palast', 'Paläste')}, verdeckt.`,
    factories: (left) => `Noch ${count(left, 'Glashütte', 'Glashütten')}.`,
    specials: (left) => `Noch ${left} Sondergebäude.`,
    characters: (left) => `Noch ${count(left, 'Charakter', 'Charaktere')} zu ziehen.`,
    buildings: (left) => `Noch ${count(left, 'Gebäudekarte', 'Gebäudekarten')} zu ziehen.`,
  },
  supply: 'Das Gold, das noch niemandem gehört.',
  bag: (some) => `Der Beutel: ${GLASS.map((kind) => glass(kind, some[kind])).join(', ')}.`,
  corner: (name, seat) => `${name} spielt ${playedColour(seat)}.`,
  purse: (name, has) => `${name} hat ${gold(has)}.`,
  vp: (name, has) => `${name} hat ${vp(has)}.`,
  crew: (name, number) => `${name} hat ${count(number, 'Gondoliere', 'Gondolieri')} auf der Hand.`,
  dismissed: (name, number) => `${name} hat ${count(number, 'Gondoliere', 'Gondolieri')} im Vorrat, zum Anheuern.`,
  beads: (name, kind, number) => `${name} hat ${glass(kind, number)}.`,
  inHand: {
    factory: (name) => `Eine Glashütte, die ${name} bauen kann.`,
    special: (name) => `Ein Sondergebäude, das ${name} bauen kann.`,
    shop: (name, known) => `${known === null ? 'Ein verdeckter Laden' : capital(known)}, auf der Hand von ${name}.`,
    palace: (name, known) => `${known === null ? 'Ein verdeckter Palast' : capital(known)}, auf der Hand von ${name}.`,
    character: (name, known) => known ?? `Ein verdeckter Charakter, auf der Hand von ${name}.`,
  },
};

const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
