import { count, coins, list, nouns, points } from './es/nouns.js';
import { winnersOf } from './ranking.js';
import { hasTwin } from './twins.js';
import type { BuranoVocabulary } from './vocabulary.js';

const { card, painted, characters } = nouns;

const told: BuranoVocabulary['told'] = {
  StartPlayerDrawn: ({ seat }, names) => `La suerte quiere que empiece ${names(seat)}.`,
  SupplyRefilled: ({ drawn }) => `Al mercado: ${count(drawn.flat().length, 'carta nueva', 'cartas nuevas')}.`,
  FloorsTaken: ({ seat, cards, coins: got }, names) =>
    `${names(seat)} tomó ${list([...cards.map((taken) => `el ${card(taken)}`), ...(got > 0 ? [coins(got)] : [])]) || 'nada'}.`,
  FloorPlaced: ({ seat, card: laid, house, coins: paid, tokens, completes }, names) =>
    `${names(seat)} puso el ${card(laid)} en el sitio ${house + 1} por ${coins(paid)}${tokens > 0 ? ' y un permiso' : ''}${completes ? ': la casa está completa' : ''}.`,
  PlacingFinished: ({ seat, visits }, names) =>
    visits.length === 0
      ? `${names(seat)} terminó de construir.`
      : `${names(seat)} terminó de construir: ${count(visits.length, 'casa espera', 'casas esperan')} visita.`,
  CharacterCame: ({ seat, house, character }, names) =>
    `De visita en casa de ${names(seat)}, sitio ${house + 1}: ${characters[character].name}.`,
  NobodyCame: ({ seat, houses }, names) =>
    `No quedaba nadie que visitara a ${names(seat)}: ${count(houses.length, 'casa', 'casas')} sin visita.`,
  FloorReturned: ({ seat, floor, card: back }, names) =>
    `${names(seat)} devolvió ${back === null ? `una carta del piso ${floor}` : `el ${card(back)}`} bajo su mazo.`,
  TurnEnded: ({ seat, lost }, names) =>
    lost > 0
      ? `${names(seat)} terminó su turno y perdió ${coins(lost)} por encima de seis.`
      : `${names(seat)} terminó su turno.`,
  FloorsRemoved: ({ cards }) =>
    cards.length === 0 ? 'Ninguna carta dejó el mercado.' : `Fuera del juego: ${list(cards.map(card))}.`,
  CharacterDismissed: ({ seat, character }, names) =>
    `${names(seat)} despidió a un personaje: ${characters[character].name}.`,
  RoundBegun: ({ start }, names) => `Empieza una nueva ronda con ${names(start)}.`,
  StreetCompleted: ({ seat }, names) => `${names(seat)} tiene cinco casas completas: es la última ronda.`,
  SupplyFoundEmpty: ({ seat }, names) => `${names(seat)} encuentra el mercado vacío: es la última ronda.`,
  GameEnded: ({ sheets, rating, why }, names) => {
    const { winners, points: most } = winnersOf(sheets, names);
    const end = rating === null ? `${winners.length === 1 ? 'Gana' : 'Ganan'} ${list(winners)}` : nouns.ratings[rating];
    return `${ENDINGS[why]} ${end}, con ${points(most)}.`;
  },
};

const ENDINGS = {
  'five-houses': 'Una calle está completa.',
  'empty-supply': 'El mercado está vacío.',
  'no-characters': 'No queda nadie que venga de visita.',
  standstill: 'Hace tiempo que nadie construye.',
};

/** Burano in Spanish. */
export const vocabulary: BuranoVocabulary = {
  nouns,
  told,
  asked: {
    taking: () => 'Te toca: de una columna, por arriba o por abajo, toma 3 cartas, 2 y 1 moneda, o 1 y 2 monedas.',
    placing: ({ price, mayPlace }) =>
      mayPlace && price !== null
        ? `Pon una carta en tu calle por ${coins(price)}, o termina de construir.`
        : 'No puedes poner más: termina de construir.',
    visiting: ({ houses }) =>
      houses === 1
        ? 'Tu casa está completa: ¿quién viene de visita?'
        : `${houses} casas están completas: elige una casa y quién viene.`,
    returning: ({ surplus }) => `Tienes demasiadas cartas: devuelve ${surplus} bajo los mazos.`,
    betweenRounds: () => 'Despide a alguien antes de la próxima ronda.',
    over: () => 'La partida ha terminado.',
  },
  watched: {
    taking: (name) => `${name} elige en el mercado.`,
    placing: (name) => `${name} construye.`,
    visiting: (name) => `${name} elige quién viene de visita.`,
    returning: (name) => `${name} devuelve cartas bajo los mazos.`,
    betweenRounds: (name) => `${name} despide a alguien.`,
    over: () => 'La partida ha terminado.',
  },
  lastRound: 'Es la última ronda.',
  choices: {
    takeFloors: ({ column, floors }) =>
      `Columna ${column + 1}: ${floors.length === 1 ? 'piso' : 'pisos'} ${floors.join(' + ')}${floors.length < 3 ? `, y ${coins(3 - floors.length)}` : ''}`,
    placeFloor: ({ card: laid, house }, state) =>
      `Sitio ${house + 1}: ${card(laid)}${hasTwin(laid, state) ? ` (${painted(laid)})` : ''}`,
    finishPlacing: () => 'Terminar de construir',
    welcome: ({ house, character }, { phase }) =>
      phase.kind === 'visiting' && phase.houses.length === 1
        ? characters[character].name
        : `${characters[character].name} al sitio ${house + 1}`,
    returnFloor: ({ card: back }) => `Devolver el ${card(back)} (${painted(back)})`,
    dismiss: ({ character }) => `Despedir: ${characters[character].name}`,
  },
  effects: {
    costs: (paid, have) => `Cuesta ${coins(paid)} (tienes ${have}).`,
    gains: (got, then) => `Da ${coins(got)}; después tienes ${then}.`,
    breaks: (then) =>
      `Incumple una regla de colores: cuesta un permiso, te ${then === 1 ? 'queda' : 'quedan'} ${then}.`,
    worth: (change, then) => `Tu calle valdría ${points(Math.abs(change))} ${change > 0 ? 'más' : 'menos'}: ${then}.`,
    takeFloors: (cards) => `A tu mano: ${cards.map((taken) => `${card(taken)} (${painted(taken)})`).join('; ')}.`,
    placeFloor: (completes) =>
      completes ? 'La casa está completa, y alguien viene de visita.' : 'Los andamios se mueven solos.',
    finishPlacing: (visits, surplus) =>
      visits > 0
        ? `Después ${count(visits, 'casa recibe', 'casas reciben')} visita.`
        : surplus > 0
          ? `Después devuelves ${count(surplus, 'carta', 'cartas')}.`
          : 'Después termina tu turno.',
    welcome: (rule) => rule,
    returnFloor: (floor) => `Va bajo el mazo del piso ${floor}.`,
    dismiss: (left) => `Deja el juego; ${left === 1 ? 'queda' : 'quedan'} ${left}.`,
  },
  table: {
    round: (round) => `Ronda ${round}`,
    starts: (name) => `${name} empieza la ronda.`,
    market: 'El mercado',
    column: (column, cards) => `Columna ${column}, desde abajo: ${cards.length === 0 ? 'vacía' : cards.join('; ')}`,
    decks: (left) => `En los mazos: ${left.map((cards, index) => `${cards} del piso ${index + 1}`).join(', ')}`,
    crowd: 'Quién puede venir aún',
    left: (name, left) => `${name}: ${left}`,
    means: (has, tokens, aside) =>
      `${coins(has)}, ${count(tokens, 'permiso', 'permisos')}, ${count(aside, 'andamio', 'andamios')} aparte`,
    worth: (worth) => `La calle vale ${points(worth)}`,
    hand: (known, hidden) =>
      `En la mano: ${[...known, ...(hidden > 0 ? [count(hidden, 'carta oculta', 'cartas ocultas')] : [])].join('; ')}`,
    house: (place, floors, visitor) =>
      `Sitio ${place}, desde abajo: ${floors.join('; ')}${visitor === null ? '' : `; de visita: ${visitor}`}`,
    empty: 'Ninguna casa aún',
    scaffold: 'andamio',
    emptyFloor: 'nada',
  },
  things: {
    floor: (name, things) => `Un ${name}: ${things}.`,
    deck: (floor, left) => `El mazo del piso ${floor}: ${left === 1 ? 'queda' : 'quedan'} ${left}.`,
    column: (column, cards) => `Columna ${column}: ${cards.length === 0 ? 'vacía' : cards.join(', ')}.`,
    bank: 'La banca: monedas sin fin.',
    bell: (isRung) => (isRung ? 'Suena la campana: es la última ronda.' : 'La campana suena para la última ronda.'),
    start: (name) => `${name} empieza la ronda.`,
    crowd: (name, rule, left) => `${name}: ${rule} ${left === 1 ? 'Queda' : 'Quedan'} ${left}.`,
    corner: (name) => `Lo que tiene ${name}.`,
    purse: (name, has) => `${name} tiene ${coins(has)}. Las que pasan de seis se pierden al final del turno.`,
    tokens: (name, tokens) =>
      `${name} tiene ${count(tokens, 'permiso', 'permisos')}: cada uno permite incumplir los colores una vez, o da 3 puntos.`,
    points: (name, worth) => `La calle de ${name} vale ahora ${points(worth)}.`,
    hidden: (name) => `Una carta en la mano de ${name}, boca abajo.`,
    inHand: (name, held, things) => `En la mano de ${name}: ${held}, ${things}.`,
    scaffold: (name) => `Un andamio de ${name}: sostiene lo que hay encima.`,
    lot: (place, floor) => `Sitio ${place}, piso ${floor}.`,
    home: (name, place) => `La casa de ${name} en el sitio ${place}.`,
    visitor: (name, rule, worth) => `${name}: ${rule} Ahora ${points(worth)}.`,
    awaiting: (place) => `La casa del sitio ${place} espera visita.`,
    crown: (name) => `Ganó ${name}.`,
  },
  panels: {
    yourHand: 'Tu mano',
    handsHidden:
      'Las cartas de la mano solo las conoce su dueño. Al acabar la partida puedes verlas desde el asiento de cada cual.',
    cards: 'Cartas en la mano',
    noCards: 'Ninguna carta en la mano.',
    giveBack: 'Devolver',
    returned: 'Pusiste bajo los mazos',
    guests: 'Tus visitas',
    who: '¿Quién viene de visita?',
    bring: (worth) => `ahora ${points(worth)}`,
    come: 'Recibir',
    atPlace: (place) => `Sitio ${place}`,
    sheet: 'Puntuación final',
    place: (place) => `${place}.º`,
    nobody: 'Sin visitas',
    shops: 'Tiendas',
    tokens: 'Permisos restantes',
    windows: (closed) => `Ventanas cerradas (${closed})`,
    total: 'Total',
    ties: (has, cats) => `${coins(has)}, ${count(cats, 'gato', 'gatos')}`,
    unfinished: 'Los puntos aparecen aquí cuando termine la partida.',
  },
};
