import { GLASS } from '#events/murano/components.js';
import type { Ship } from '#events/murano/components.js';
import type { MuranoVocabulary } from '../vocabulary.js';
import { beads, berth, count, glass, gold, list, seatColour, ship, space, to, vp } from './nouns.js';

export const table: MuranoVocabulary['table'] = {
  turn: (turn) => `Turno ${turn}`,
  endedBy: (name) => `${name} ha fatto scattare la fine della partita.`,
  ring: 'L’anello delle azioni',
  onSpace: (at, ships) => `${space(at)}: ${shipsAs(ships)}`,
  stacks: 'Pile',
  stack: {
    streets: (left) => count(left, 'calle', 'calli'),
    shops: (left) => count(left, 'bottega', 'botteghe'),
    palaces: (left) => count(left, 'palazzo', 'palazzi'),
    factories: (left) => count(left, 'vetreria', 'vetrerie'),
    specials: (left) => count(left, 'edificio speciale', 'edifici speciali'),
    characters: (left) => count(left, 'personaggio', 'personaggi'),
    buildings: (left) => count(left, 'carta edificio', 'carte edificio'),
  },
  bag: (some) => `Nel sacchetto: ${beads(some)}`,
  player: (name, seat) => `${name} (${seatColour(seat)})`,
  gondoliers: (inHand, onBerths, dismissed) =>
    `Gondolieri: ${inHand} in mano, ${onBerths} agli ormeggi, ${dismissed} nella riserva`,
  factories: (held) => `${count(held, 'vetreria', 'vetrerie')} da costruire`,
  specials: (held) => `${count(held, 'edificio speciale', 'edifici speciali')} da costruire`,
  held: {
    shop: (known, hidden) => holding(known, hidden, 'bottega coperta', 'botteghe coperte'),
    palace: (known, hidden) => holding(known, hidden, 'palazzo coperto', 'palazzi coperti'),
    character: (known, hidden) => holding(known, hidden, 'personaggio coperto', 'personaggi coperti'),
  },
  scored: (cards) => `Personaggi giocati: ${list(cards)}`,
  cards: (cards) => `Carte edificio: ${list(cards)}`,
  newCards: (cards) => `Dal prossimo turno: ${list(cards)}`,
  customers: (red, blue, grey) =>
    `Clienti: ${count(red, 'rosso', 'rossi')}, ${blue} blu, ${count(grey, 'grigio', 'grigi')}`,
  berths: (berths) => `Ormeggi: ${berths.join(', ')}`,
  berth: (at, owner) => `${seatColour(at % 4)} ${owner ?? 'libero'}`,
  row: (row, sites) => `Fila ${row}: ${sites.join('; ')}`,
};

const holding = (known: readonly string[], hidden: number, one: string, many: string): string =>
  `In mano: ${list([...known, ...(hidden > 0 ? [count(hidden, one, many)] : [])])}`;

const shipsAs = (ships: readonly Ship[]): string => (ships.length === 0 ? 'nessuna nave' : list(ships.map(ship)));

export const things: MuranoVocabulary['things'] = {
  ship: (number, at) => `${capital(ship(number))}, a ${space(at)}.`,
  space: (name, description, whose, ships) =>
    `${name} – ${description}${whose === null ? '' : ` (Al momento, per ${whose}.)`}${ships.length === 0 ? '' : ` Qui: ${list(ships.map(ship))}.`}`,
  site: (name, lying, open) => `${name}: ${lying}${open ? '' : '; nessuna calle lo tocca ancora'}.`,
  berth: (at, owner, prices) => {
    const whole = capital(berth(at));
    if (owner !== null) return `${whole}: un gondoliere di ${owner}.`;
    return `${whole}, libero${prices.length === 0 ? '' : `: ${prices.map(({ name, gold: price }) => `${gold(price)} per ${name}`).join(', ')}`}.`;
  },
  stack: {
    streets: (left) => `${count(left, 'calle', 'calli')} da pescare.`,
    shops: (left) => `${count(left, 'bottega coperta', 'botteghe coperte')} nella pila.`,
    palaces: (left) => `${count(left, 'palazzo coperto', 'palazzi coperti')} nella pila.`,
    factories: (left) => `${count(left, 'vetreria', 'vetrerie')} nella pila.`,
    specials: (left) => `${count(left, 'edificio speciale', 'edifici speciali')} nella pila.`,
    characters: (left) => `${count(left, 'personaggio', 'personaggi')} da pescare.`,
    buildings: (left) => `${count(left, 'carta edificio', 'carte edificio')} da pescare.`,
  },
  supply: 'Le monete che non sono ancora di nessuno.',
  bag: (some) => `Il sacchetto: ${GLASS.map((kind) => glass(kind, some[kind])).join(', ')}.`,
  corner: (name, seat) => `${name} gioca con il colore ${seatColour(seat)}.`,
  purse: (name, has) => `${name} ha ${gold(has)}.`,
  vp: (name, has) => `${name} ha ${vp(has)}.`,
  crew: (name, number) => `${name} ha ${count(number, 'gondoliere', 'gondolieri')} in mano.`,
  dismissed: (name, number) => `${name} ha ${count(number, 'gondoliere', 'gondolieri')} nella riserva, da richiamare.`,
  beads: (name, kind, number) => `${name} ha ${glass(kind, number)}.`,
  inHand: {
    factory: (name) => `Una vetreria che ${name} può costruire.`,
    special: (name) => `Un edificio speciale che ${name} può costruire.`,
    shop: (name, known) => `${known === null ? 'Una bottega coperta' : capital(known)}, in mano ${to(name)}.`,
    palace: (name, known) => `${known === null ? 'Un palazzo coperto' : capital(known)}, in mano ${to(name)}.`,
    character: (name, known) => known ?? `Un personaggio coperto, in mano ${to(name)}.`,
  },
};

const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
