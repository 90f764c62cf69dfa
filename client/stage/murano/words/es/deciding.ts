import { characterNumber } from '#events/murano/components.js';
import type { Character } from '#events/murano/components.js';
import type { CharacterNumber, MuranoVocabulary } from '../vocabulary.js';
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
  takeGold: ({ takes }) => `Toma ${gold(takes)}.`,
  factory: ({ factory }) => `Compra una vidriería por ${gold(factory)}.`,
  shop: ({ shop: price, search }) =>
    `Compra la primera tienda por ${gold(price)}, o elige una de todo el montón por ${gold(search)}.`,
  palace: ({ palace: price, search }) =>
    `Compra el primer palacio por ${gold(price)}, o elige uno de todo el montón por ${gold(search)}.`,
  special: ({ special }) => `Compra un edificio especial por ${gold(special)}.`,
  recruit: ({ shown, recruit }) =>
    `Mira ${shown} personajes y quédate con uno por ${gold(recruit)}, o con ninguno sin pagar.`,
  placeGondolier: ({ ownBerth, otherBerth }) =>
    `Pon un gondolero en un amarre libre: ${gold(ownBerth)} en tu color, ${gold(otherBerth)} en cualquier otro.`,
  build: () => 'Coloca de 1 a 3 losetas: roba y coloca calles, construye lo que tengas.',
  income: () => 'En una isla, tus tiendas ganan 1 moneda por cada cliente de sus colores.',
  production: () => 'Cada vidriería cuesta 2 PV y da una cuenta; después puedes vender de 1 a 3 cuentas de un color.',
  gondolier: ({ dismissal, hire }) =>
    `Despide a un gondolero por ${gold(dismissal)}, o contrata a uno por ${gold(hire)}.`,
};

export const finalTurn = 'Es el último turno.';

export const asked: MuranoVocabulary['asked'] = {
  sailing: (_, { nextShip, space: at, mayAct, maySail, mayPass }) => {
    if (at === null) return 'Te toca: mueve un barco. El primero es gratis.';
    const ways = [
      ...(mayAct ? [`usar ${space(at)}`] : []),
      ...(mayPass ? ['pasar por 1 moneda'] : []),
      ...(maySail ? ['mover otro barco'] : []),
    ];
    return `Puedes ${new Intl.ListFormat('es', { type: 'disjunction' }).format(ways)}.${maySail ? ` El próximo barco cuesta ${gold(nextShip)}.` : ''}`;
  },
  searchingShops: () => 'Elige una de estas tiendas.',
  searchingPalaces: () => 'Elige uno de estos palacios.',
  recruiting: (_, { recruit }) => `Quédate con uno de estos personajes por ${gold(recruit)}, o con ninguno.`,
  building: ({ placed }, { mayAct }) =>
    mayAct
      ? `Coloca otra loseta (llevas ${placed} de 3) o termina tu turno.`
      : 'No puedes colocar nada más: termina tu turno.',
  layingStreet: ({ tile }) => `Coloca la ${street(tile)} en un solar empedrado libre.`,
  choosingBuilding: () => 'Elige una carta de edificio: funciona desde tu próximo turno.',
  selling: ({ owes }, { mayAct }) => {
    if (owes) return 'Vende cuentas de un color, o devuelve la cuenta que pide la Lonja.';
    return mayAct
      ? 'Vende de 1 a 3 cuentas de un color, o termina tu turno.'
      : 'No hay nada que vender: termina tu turno.';
  },
  returningBead: () => 'Devuelve una cuenta a la bolsa, por la Lonja.',
  bought: ({ building }, { mayAct }) =>
    mayAct ? `${PLACE[building]}, o termina tu turno.` : 'Esa era tu acción: termina tu turno.',
  acted: () => 'Esa era tu acción: termina tu turno.',
  scoring: (_, { mayAct, gondoliers }) =>
    mayAct
      ? `Puntúa con un personaje: gasta un gondolero de esa isla (te ${gondoliers === 1 ? 'queda' : 'quedan'} ${gondoliers}). Los que sobren dan 1 PV cada uno.`
      : 'Ningún otro personaje puede puntuar: termina de puntuar.',
  over: () => 'La partida ha terminado.',
};

const PLACE = {
  factory: 'Construye ya la vidriería',
  shop: 'Construye ya la tienda',
  palace: 'Construye ya el palacio',
  special: 'Construye ya el edificio especial',
};

export const watched: MuranoVocabulary['watched'] = {
  sailing: (name) => `${name} mueve barcos.`,
  searchingShops: (name) => `${name} elige una tienda.`,
  searchingPalaces: (name) => `${name} elige un palacio.`,
  recruiting: (name) => `${name} mira personajes.`,
  building: (name) => `${name} construye.`,
  layingStreet: (name) => `${name} coloca una calle.`,
  choosingBuilding: (name) => `${name} elige una carta de edificio.`,
  selling: (name) => `${name} puede vender vidrio.`,
  returningBead: (name) => `${name} tiene que devolver una cuenta.`,
  bought: (name) => `${name} está a punto de terminar su turno.`,
  acted: (name) => `${name} está a punto de terminar su turno.`,
  scoring: (name) => `${name} puntúa con sus personajes.`,
  over: () => 'La partida ha terminado.',
};

export const choices: MuranoVocabulary['choices'] = {
  sail: ({ ship, to }, { ships }) =>
    ship === 0 ? `Llevar el barco rojo a ${space(to)}` : `Llevar el barco de ${space(ships[ship] ?? 0)} a ${space(to)}`,
  pass: () => 'Pasar por 1 moneda',
  endTurn: () => 'Terminar el turno',
  takeGold: () => 'Tomar las monedas',
  buyFactory: () => 'Comprar una vidriería',
  buyShop: () => 'Comprar la primera tienda',
  searchShops: () => 'Mirar todas las tiendas',
  buyPalace: () => 'Comprar el primer palacio',
  searchPalaces: () => 'Mirar todos los palacios',
  takeShop: ({ tile }) => `Tomar una ${shop(tile)}`,
  takePalace: ({ tile }) => `Tomar un ${palace(tile)}`,
  buySpecial: () => 'Comprar un edificio especial',
  recruit: () => 'Mirar personajes',
  keepCharacter: ({ card }) => `Reclutar a ${character(card)}`,
  keepNobody: () => 'No reclutar a nadie',
  placeGondolier: ({ berth: at }) => `Poner un gondolero en el ${berth(at)}`,
  drawStreet: () => 'Robar una calle',
  layStreet: ({ site: at }) => `Colocar la calle en ${site(at)}`,
  buildFactory: ({ site: at }) => `Construir una vidriería en ${site(at)}`,
  buildShop: ({ tile, site: at }) => `Construir una ${shop(tile)} en ${site(at)}`,
  buildPalace: ({ tile, site: at }) => `Construir un ${palace(tile)} en ${site(at)}`,
  buildSpecial: ({ site: at }) => `Construir un edificio especial en ${site(at)}`,
  keepBuilding: ({ card }) => `Elegir «${buildings[card].name}»`,
  collectIncome: ({ island, shops }) => `Ingresos en ${islands[island]} de ${customers(shops)}`,
  produce: ({ factories }) =>
    factories === 0 ? 'No producir, solo vender' : `Producir con ${count(factories, 'vidriería', 'vidrierías')}`,
  sellBeads: ({ beads: some }) => `Vender ${beads(some)}`,
  returnBead: ({ bead }) => `Devolver una cuenta ${GLASSES[bead]}`,
  dismissGondolier: () => 'Despedir a un gondolero',
  hireGondolier: () => 'Contratar a un gondolero',
  scoreCharacter: ({ card, island }) => `Puntuar con ${character(card)} en ${islands[island]}`,
  exchangeGold: ({ card, island, gold: paid }) =>
    `Puntuar con ${character(card)} en ${islands[island]} por ${gold(paid)}`,
  deliverBeads: ({ card, island, beads: some }) =>
    `Puntuar con ${character(card)} en ${islands[island]} por ${beads(some)}`,
  finishScoring: () => 'Terminar de puntuar',
};

const character = (card: Character): string => `«${characters[characterNumber(card) as CharacterNumber].name}»`;

export const effects: MuranoVocabulary['effects'] = {
  costs: (paid, have) => `Cuesta ${gold(paid)} (tienes ${have}).`,
  gains: (got, then) => `Da ${gold(got)}; después tienes ${then}.`,
  costsVp: (lost, have) => `Cuesta ${vp(lost)} (tienes ${have}).`,
  brings: (won, then) => `Da ${vp(won)}; después tienes ${then}.`,

  sail: (to, usable, description, nextShip) =>
    usable
      ? `${space(to)} – ${description}`
      : `Ahora no podrías usar ${space(to)}; otro barco costaría ${gold(nextShip)}.`,
  pass: () => 'Este turno no usas ninguna acción.',
  endTurn: (next) => (next === null ? 'Después empieza la puntuación final.' : `Después le toca a ${next}.`),
  takeGold: () => 'Es tu acción de este turno.',
  buyFactory: (left) => `Una vidriería para construir más tarde; ${left} en el montón.`,
  buyShop: (left) => `La primera tienda, boca abajo: decide el azar. ${left} en el montón.`,
  searchShops: (left) =>
    `${left === 1 ? 'Miras la única tienda que queda y la tomas' : `Miras las ${left} tiendas que quedan y tomas una`}, boca abajo.`,
  buyPalace: (left) => `El primer palacio, boca abajo: decide el azar. ${left} en el montón.`,
  searchPalaces: (left) =>
    `${left === 1 ? 'Miras el único palacio que queda y lo tomas' : `Miras los ${left} palacios que quedan y tomas uno`}, boca abajo.`,
  takeShop: () => 'Va boca abajo a tu mano; las demás se vuelven a mezclar.',
  takePalace: () => 'Va boca abajo a tu mano; los demás se vuelven a mezclar.',
  buySpecial: (left) => `Un edificio especial para construir más tarde; ${left} en el montón.`,
  recruit: (shown, price) =>
    `Robas ${count(shown, 'personaje', 'personajes')}; te quedas con uno por ${gold(price)}, o con ninguno sin pagar.`,
  keepCharacter: (rule, best) =>
    `${rule} ${best === null ? 'Por ahora no daría nada.' : `Por ahora, como mucho ${vp(best.vp)}, en ${islands[best.island]}.`}`,
  keepNobody: () => 'No pagas nada; todos van debajo del mazo.',
  placeGondolier: (left) => `Se queda allí para siempre; ${left} en la mano.`,
  drawStreet: (left) => `La ven todos, y hay que colocarla. ${left} en el montón.`,
  layStreet: (tile, opened) =>
    `Una ${street(tile)}; ${opened === 0 ? 'no abre solares nuevos' : `abre ${count(opened, 'solar nuevo', 'solares nuevos')}`} para edificios.`,
  buildFactory: (left) => `Lleva tu marcador y puede producir vidrio${left > 0 ? `; ${left} más en la mano` : ''}.`,
  buildShop: (at) => `Lleva tu marcador y gana con los clientes de su color, en cualquier parte de ${islands[at]}.`,
  buildPalace: (crests) => `Un ${palaceWith(crests)}; no es de nadie.`,
  buildSpecial: () => 'No es de nadie; robas 3 cartas de edificio y te quedas con una.',
  keepBuilding: (rule) => rule,
  collectIncome: (customers) =>
    customers === 0 ? 'No hay clientes así: no da nada.' : `De ${count(customers, 'cliente', 'clientes')}.`,
  produce: (drawn, owes) => {
    if (drawn === 0) return 'No sacas ninguna cuenta; puedes vender las que tengas.';
    return `Sacas ${count(drawn, 'cuenta', 'cuentas')}${owes ? ', de las que una vuelve' : ''}; después puedes vender cuentas de un color.`;
  },
  sellBeads: () => 'Las cuentas vuelven a la bolsa.',
  returnBead: (bead) => `Una cuenta ${GLASSES[bead]} vuelve a la bolsa.`,
  dismissGondolier: (left) => `Va a la reserva; ${left} en la mano.`,
  hireGondolier: (then) => `Viene de la reserva; después tienes ${then} en la mano.`,
  scoreCharacter: (island, left) =>
    `Gasta un gondolero de ${islands[island]}${left > 0 ? `; allí te ${left === 1 ? 'queda' : 'quedan'} ${left}` : ''}.`,
  exchangeGold: (island, left) =>
    `Gasta un gondolero de ${islands[island]}${left > 0 ? `; allí te ${left === 1 ? 'queda' : 'quedan'} ${left}` : ''}.`,
  deliverBeads: (island, left, some) =>
    `Entrega ${beads(some)} y gasta un gondolero de ${islands[island]}${left > 0 ? `; allí te ${left === 1 ? 'queda' : 'quedan'} ${left}` : ''}.`,
  finishScoring: (unscored) =>
    unscored === 0
      ? 'Cada gondolero sobrante da 1 PV.'
      : `Cada gondolero sobrante da 1 PV; ${count(unscored, 'personaje de tu mano no puntúa', 'personajes de tu mano no puntúan')}.`,
};
