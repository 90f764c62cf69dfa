import type { LightMastersVocabulary, Standing } from '../vocabulary.js';
import { creations } from './cards.js';
import { COLOURS, count, fragment, fragments, lira, market, quoted } from './nouns.js';

export const over = 'La partida ha terminado.';
export const lastRound = 'Este es tu último turno.';

const OR = new Intl.ListFormat('es', { type: 'disjunction' });

export const asked: LightMastersVocabulary['asked'] = {
  collecting: ({ inner, ring }) => `Te toca: recoge. La pareja es ${COLOURS[inner]} y ${COLOURS[ring]}.`,
  negotiating: (at) => {
    const ways = waysIn(at);
    const more = at.actions > 1 ? ` Puedes hacerlo ${at.actions} veces.` : '';
    return ways.length === 0 ? 'No puedes negociar: sigue o termina el turno.' : `Negocia: ${OR.format(ways)}.${more}`;
  },
  negotiatingOn: (at) => {
    const ways = waysIn(at);
    return ways.length === 0 ? completing(at) : `Puedes negociar otra vez: ${OR.format(ways)}. ${completing(at)}`;
  },
  negotiated: (at) => completing(at),
  completing: (at) => completing(at),
  surplus: ({ surplus }) => `Tu mesa de trabajo tiene 8 huecos: devuelve ${count(surplus, 'fragmento', 'fragmentos')}.`,
  replacing: () => 'Parte de la pareja no está en el almacén: toma otro fragmento, o ninguno.',
  presented: () => 'Elige qué fragmento tomar.',
  picking: () => 'Elige qué tomas de lo que muestra el anillo.',
  selling: () => 'Vende fragmentos, al menos dos; después cierra la venta.',
  ordering: ({ placed }) => `¿Qué carta será la número ${placed + 1} de tu mano?`,
  travelling: () => 'Mueve un fragmento de un mercado a otro.',
  swapping: () => 'Cambia un fragmento tuyo por uno de otro color, por 1 L.',
  seeing: () => 'Gira el anillo como quieras.',
};

const waysIn = ({ mayExchange, mayBuy, maySell }: Standing): readonly string[] => [
  ...(mayExchange ? ['Intercambio'] : []),
  ...(mayBuy ? ['Compra'] : []),
  ...(maySell ? ['Venta'] : []),
];

const completing = ({
  creation,
  mayComplete,
}: Parameters<LightMastersVocabulary['asked']['completing']>[0]): string => {
  if (creation === null) return 'Tu mano está vacía: termina el turno.';
  return mayComplete
    ? `Puedes completar ${quoted(creations[creation])} o terminar el turno.`
    : `Aún no puedes completar ${quoted(creations[creation])}: termina el turno.`;
};

export const watched: LightMastersVocabulary['watched'] = {
  collecting: (name) => `${name} va a recoger.`,
  negotiating: (name) => `${name} está negociando.`,
  negotiatingOn: (name) => `${name} está negociando.`,
  negotiated: (name) => `${name} puede completar creaciones.`,
  completing: (name) => `${name} está completando creaciones.`,
  surplus: (name) => `${name} tiene que devolver fragmentos.`,
  replacing: (name) => `${name} elige otro fragmento.`,
  presented: (name) => `${name} elige un fragmento.`,
  picking: (name) => `${name} elige qué tomar del anillo.`,
  selling: (name) => `${name} está vendiendo fragmentos.`,
  ordering: (name) => `${name} está ordenando su mano.`,
  travelling: (name) => `${name} mueve un fragmento entre mercados.`,
  swapping: (name) => `${name} está cambiando fragmentos.`,
  seeing: (name) => `${name} está girando el anillo.`,
};

export const choices: LightMastersVocabulary['choices'] = {
  collect: () => 'Recoger',
  take: ({ fragment: one }) => `Tomar ${fragment(one)}`,
  takeNone: () => 'No tomar ninguno',
  giveBack: ({ fragment: one }) => `Devolver ${fragment(one)}`,
  exchange: ({ fragment: one, market: to }) => `Intercambio: ${COLOURS[one]} al ${market(to)}`,
  pick: ({ fragments: some }) => `Tomar ${fragments(some)}`,
  buy: ({ market: from }, { state }) => `Comprar el ${market(from)}: ${fragments(state.markets[from] ?? NOTHING)}`,
  sell: ({ fragment: one }) => `Vender ${fragment(one)}`,
  sellSeveral: () => 'Vender varios fragmentos',
  sellOne: ({ fragment: one }) => `Vender ${fragment(one)}`,
  closeSale: () => 'Cerrar la venta',
  complete: ({ pays }, { inHand }) => `Completar ${quoted(inHand(0))} con ${fragments(pays)}`,
  endTurn: () => 'Terminar el turno',
  putFirst: ({ to }, { inHand }) => `Poner ${quoted(inHand(0))} en el puesto ${to + 1}`,
  turnRing: () => 'Girar el anillo un paso',
  activate: ({ creation, category }, { creation: nameOf, advantage }) =>
    `${advantage(category)}, con ${quoted(nameOf(creation))}`,
  putNext: ({ from }, { inHand }) => `Siguiente: ${inHand(from)}`,
  move: ({ fragment: one, from, to }) => `Mover ${fragment(one)} del ${market(from)} al ${market(to)}`,
  swap: ({ gives, takes }) => `Dar ${COLOURS[gives]} por ${COLOURS[takes]}`,
  stopSwapping: () => 'No cambiar más',
  turnRingTo: ({ turned }, { state, atSelector }) =>
    `Girar el anillo ${count((turned - state.turned + 12) % 12, 'paso', 'pasos')}: ${COLOURS[atSelector(turned)]} en el selector`,
};

const NOTHING = { blue: 0, green: 0, yellow: 0, red: 0, clear: 0 };

export const effects: LightMastersVocabulary['effects'] = {
  costs: (paid, have) => `Cuesta ${lira(paid)} (tienes ${have}).`,
  gains: (got, then) => `Da ${lira(got)}; después tienes ${then}.`,
  comes: (some) => `Recibes ${fragments(some)}.`,
  goes: (some) => `Das ${fragments(some)}.`,

  collect: (inner, ring) => `La pareja es ${COLOURS[inner]} y ${COLOURS[ring]}, si el almacén los tiene.`,
  take: () => 'Viene del almacén.',
  takeNone: () => 'Prescindes de él.',
  giveBack: () => 'Vuelve al almacén.',
  exchange: (to, expert) =>
    expert
      ? `Va al ${market(to)}; después eliges de 1 a 3 de los fragmentos que el anillo muestra allí.`
      : `Va al ${market(to)}; lo que el anillo muestra allí viene del almacén, salvo los transparentes.`,
  pick: () => 'Vienen del almacén.',
  buy: (from) => `Todo lo que hay en el ${market(from)} es tuyo.`,
  sell: () => 'Vuelve al almacén.',
  sellSeveral: () => 'Dos fragmentos o más, uno tras otro, por esta suma en total.',
  sellOne: () => 'El precio de la venta ya está pagado.',
  closeSale: () => 'Te quedas con el resto.',
  complete: (creation, empty, second, isLast) =>
    `${creation}: 1 L por cada hueco vacío de tu mesa de trabajo (${empty})${second ? ', y 2 L por la segunda creación del turno' : ''}.${isLast ? ' Es tu última carta: desencadena el final de la partida.' : ''}`,
  endTurn: (next) => (next === null ? 'Después termina la partida.' : `Después le toca a ${next}.`),
  putFirst: (next) => `Después ${quoted(next)} será tu primera carta.`,
  turnRing: (one) => `En el selector el anillo mostrará el ${COLOURS[one]}.`,
  putNext: () => 'Las demás siguen.',
  move: () => 'El mercado que deja tiene un hueco más.',
  swap: (again) => (again ? 'Después puedes cambiar una vez más.' : 'Es el segundo y último cambio.'),
  stopSwapping: () => 'Tu turno continúa.',
};
