import { GLASS } from '#events/murano/components.js';
import type { MuranoVocabulary } from '../vocabulary.js';
import { beads, berth, count, glass, gold, list, seatColour, ship, space, vp } from './nouns.js';

export const table: MuranoVocabulary['table'] = {
  turn: (turn) => `Turno ${turn}`,
  endedBy: (name) => `${name} ha desencadenado el final de la partida.`,
  ring: 'El anillo de acciones',
  onSpace: (at, ships) => `${space(at)}: ${ships.length === 0 ? 'ningún barco' : list(ships.map(ship))}`,
  stacks: 'Montones',
  stack: {
    streets: (left) => count(left, 'calle', 'calles'),
    shops: (left) => count(left, 'tienda', 'tiendas'),
    palaces: (left) => count(left, 'palacio', 'palacios'),
    factories: (left) => count(left, 'vidriería', 'vidrierías'),
    specials: (left) => count(left, 'edificio especial', 'edificios especiales'),
    characters: (left) => count(left, 'personaje', 'personajes'),
    buildings: (left) => count(left, 'carta de edificio', 'cartas de edificio'),
  },
  bag: (some) => `En la bolsa: ${beads(some)}`,
  player: (name, seat) => `${name} (${seatColour(seat)})`,
  gondoliers: (inHand, onBerths, dismissed) =>
    `Gondoleros: ${inHand} en la mano, ${onBerths} en amarres, ${dismissed} en la reserva`,
  factories: (held) => `${count(held, 'vidriería', 'vidrierías')} por construir`,
  specials: (held) => `${count(held, 'edificio especial', 'edificios especiales')} por construir`,
  held: {
    shop: (known, hidden) => holding(known, hidden, 'tienda', 'tiendas'),
    palace: (known, hidden) => holding(known, hidden, 'palacio', 'palacios'),
    character: (known, hidden) => holding(known, hidden, 'personaje', 'personajes'),
  },
  scored: (cards) => `Personajes puntuados: ${list(cards)}`,
  cards: (cards) => `Cartas de edificio: ${list(cards)}`,
  newCards: (cards) => `Desde el próximo turno: ${list(cards)}`,
  customers: (red, blue, grey) =>
    `Clientes: ${count(red, 'rojo', 'rojos')}, ${count(blue, 'azul', 'azules')}, ${count(grey, 'gris', 'grises')}`,
  berths: (berths) => `Amarres: ${berths.join(', ')}`,
  berth: (at, owner) => `${seatColour(at % 4)} ${owner ?? 'libre'}`,
  row: (row, sites) => `Fila ${row}: ${sites.join('; ')}`,
};

const holding = (known: readonly string[], hidden: number, one: string, many: string): string =>
  `En la mano: ${list([...known, ...(hidden > 0 ? [`${count(hidden, one, many)} boca abajo`] : [])])}`;

export const things: MuranoVocabulary['things'] = {
  ship: (number, at) => `${capital(ship(number))}, en ${space(at)}.`,
  space: (name, description, whose, ships) =>
    `${name} – ${description}${whose === null ? '' : ` (Por ahora, para ${whose}.)`}${ships.length === 0 ? '' : ` Aquí: ${list(ships.map(ship))}.`}`,
  site: (name, lying, open) => `${name}: ${lying}${open ? '' : '; ninguna calle lo toca todavía'}.`,
  berth: (at, owner, prices) => {
    const whole = capital(berth(at));
    if (owner !== null) return `${whole}: un gondolero de ${owner}.`;
    return `${whole}, libre${prices.length === 0 ? '' : `: ${prices.map(({ name, gold: price }) => `${gold(price)} para ${name}`).join(', ')}`}.`;
  },
  stack: {
    streets: (left) => `${count(left, 'calle', 'calles')} por robar.`,
    shops: (left) => `${count(left, 'tienda', 'tiendas')} boca abajo en el montón.`,
    palaces: (left) => `${count(left, 'palacio', 'palacios')} boca abajo en el montón.`,
    factories: (left) => `${count(left, 'vidriería', 'vidrierías')} en el montón.`,
    specials: (left) => `${count(left, 'edificio especial', 'edificios especiales')} en el montón.`,
    characters: (left) => `${count(left, 'personaje', 'personajes')} por robar.`,
    buildings: (left) => `${count(left, 'carta de edificio', 'cartas de edificio')} por robar.`,
  },
  supply: 'Las monedas que aún no son de nadie.',
  bag: (some) => `La bolsa: ${GLASS.map((kind) => glass(kind, some[kind])).join(', ')}.`,
  corner: (name, seat) => `${name} juega con el ${seatColour(seat)}.`,
  purse: (name, has) => `${name} tiene ${gold(has)}.`,
  vp: (name, has) => `${name} tiene ${vp(has)}.`,
  crew: (name, number) => `${name} tiene ${count(number, 'gondolero', 'gondoleros')} en la mano.`,
  dismissed: (name, number) =>
    `${name} tiene ${count(number, 'gondolero', 'gondoleros')} en la reserva, por contratar.`,
  beads: (name, kind, number) => `${name} tiene ${glass(kind, number)}.`,
  inHand: {
    factory: (name) => `Una vidriería que ${name} puede construir.`,
    special: (name) => `Un edificio especial que ${name} puede construir.`,
    shop: (name, known) => `${known === null ? 'Una tienda boca abajo' : capital(known)}, en la mano de ${name}.`,
    palace: (name, known) => `${known === null ? 'Un palacio boca abajo' : capital(known)}, en la mano de ${name}.`,
    character: (name, known) => known ?? `Un personaje boca abajo, en la mano de ${name}.`,
  },
};

const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
