import { count, coins, list, nouns, points, to } from './it/nouns.js';
import { winnersOf } from './ranking.js';
import { hasTwin } from './twins.js';
import type { BuranoVocabulary } from './vocabulary.js';

const { card, painted, characters } = nouns;

const told: BuranoVocabulary['told'] = {
  StartPlayerDrawn: ({ seat }, names) => `La sorte vuole che cominci ${names(seat)}.`,
  SupplyRefilled: ({ drawn }) => `Al mercato: ${count(drawn.flat().length, 'carta nuova', 'carte nuove')}.`,
  FloorsTaken: ({ seat, cards, coins: got }, names) =>
    `${names(seat)} ha preso ${list([...cards.map((taken) => `il ${card(taken)}`), ...(got > 0 ? [coins(got)] : [])]) || 'nulla'}.`,
  FloorPlaced: ({ seat, card: laid, house, coins: paid, tokens, completes }, names) =>
    `${names(seat)} ha costruito il ${card(laid)} al posto ${house + 1} per ${coins(paid)}${tokens > 0 ? ' e un permesso' : ''}${completes ? ': la casa è completa' : ''}.`,
  PlacingFinished: ({ seat, visits }, names) =>
    visits.length === 0
      ? `${names(seat)} ha finito di costruire.`
      : `${names(seat)} ha finito di costruire: ${count(visits.length, 'casa aspetta', 'case aspettano')} una visita.`,
  CharacterCame: ({ seat, house, character }, names) =>
    `In visita ${to(names(seat))}, al posto ${house + 1}: ${characters[character].name}.`,
  NobodyCame: ({ seat, houses }, names) =>
    `Nessuno è più venuto in visita ${to(names(seat))}: ${count(houses.length, 'casa resta', 'case restano')} senza ospite.`,
  FloorReturned: ({ seat, floor, card: back }, names) =>
    `${names(seat)} ha rimesso sotto il mazzo ${back === null ? `una carta del piano ${floor}` : `il ${card(back)}`}.`,
  TurnEnded: ({ seat, lost }, names) =>
    lost > 0
      ? `${names(seat)} ha terminato il turno e perso ${coins(lost)} oltre le sei.`
      : `${names(seat)} ha terminato il turno.`,
  FloorsRemoved: ({ cards }) =>
    cards.length === 0 ? 'Nessuna carta ha lasciato il mercato.' : `Fuori dal gioco: ${list(cards.map(card))}.`,
  CharacterDismissed: ({ seat, character }, names) => `${names(seat)} ha mandato via: ${characters[character].name}.`,
  RoundBegun: ({ start }, names) => `Comincia un nuovo giro: inizia ${names(start)}.`,
  StreetCompleted: ({ seat }, names) => `${names(seat)} ha cinque case complete: questo è l’ultimo giro.`,
  SupplyFoundEmpty: ({ seat }, names) => `${names(seat)} trova il mercato vuoto: questo è l’ultimo giro.`,
  GameEnded: ({ sheets, rating, why }, names) => {
    const { winners, points: most } = winnersOf(sheets, names);
    const end =
      rating === null ? `${winners.length === 1 ? 'Vince' : 'Vincono'} ${list(winners)}` : nouns.ratings[rating];
    return `${ENDINGS[why]} ${end}, con ${points(most)}.`;
  },
};

const ENDINGS = {
  'five-houses': 'Una via è completa.',
  'empty-supply': 'Il mercato è vuoto.',
  'no-characters': 'Non c’è più nessuno che venga in visita.',
  standstill: 'Da tempo non si costruisce nulla.',
};

/** Burano in Italian. */
export const vocabulary: BuranoVocabulary = {
  nouns,
  told,
  asked: {
    taking: () =>
      'Tocca a te: da una colonna, dall’alto o dal basso, prendi 3 carte, 2 e 1 moneta, oppure 1 e 2 monete.',
    placing: ({ price, mayPlace }) =>
      mayPlace && price !== null
        ? `Costruisci un piano nella tua via per ${coins(price)}, o termina la costruzione.`
        : 'Non puoi costruire altro: termina la costruzione.',
    visiting: ({ houses }) =>
      houses === 1
        ? 'La tua casa è completa: chi viene in visita?'
        : `${houses} case sono complete: scegli una casa e chi ci viene.`,
    returning: ({ surplus }) => `Hai troppe carte: rimettine ${surplus} sotto i mazzi.`,
    betweenRounds: () => 'Manda via qualcuno prima del prossimo giro.',
    over: () => 'La partita è finita.',
  },
  watched: {
    taking: (name) => `${name} sceglie al mercato.`,
    placing: (name) => `${name} costruisce.`,
    visiting: (name) => `${name} sceglie chi viene in visita.`,
    returning: (name) => `${name} rimette delle carte sotto i mazzi.`,
    betweenRounds: (name) => `${name} manda via qualcuno.`,
    over: () => 'La partita è finita.',
  },
  lastRound: 'È l’ultimo giro.',
  choices: {
    takeFloors: ({ column, floors }) =>
      `Colonna ${column + 1}: ${floors.length === 1 ? 'piano' : 'piani'} ${floors.join(' + ')}${floors.length < 3 ? `, e ${coins(3 - floors.length)}` : ''}`,
    placeFloor: ({ card: laid, house }, state) =>
      `Posto ${house + 1}: ${card(laid)}${hasTwin(laid, state) ? ` (${painted(laid)})` : ''}`,
    finishPlacing: () => 'Termina la costruzione',
    welcome: ({ house, character }, { phase }) =>
      phase.kind === 'visiting' && phase.houses.length === 1
        ? characters[character].name
        : `${characters[character].name} al posto ${house + 1}`,
    returnFloor: ({ card: back }) => `Rimetti sotto: ${card(back)} (${painted(back)})`,
    dismiss: ({ character }) => `Manda via: ${characters[character].name}`,
  },
  effects: {
    costs: (paid, have) => `Costa ${coins(paid)} (ne hai ${have}).`,
    gains: (got, then) => `Porta ${coins(got)}; poi ne hai ${then}.`,
    breaks: (then) =>
      `Infrange una regola dei colori: costa un permesso, te ne ${then === 1 ? 'resta' : 'restano'} ${then}.`,
    worth: (change, then) =>
      `La tua via varrebbe ${points(Math.abs(change))} in ${change > 0 ? 'più' : 'meno'}: ${then}.`,
    takeFloors: (cards) => `In mano: ${cards.map((taken) => `${card(taken)} (${painted(taken)})`).join('; ')}.`,
    placeFloor: (completes) =>
      completes ? 'La casa è completa, e qualcuno viene in visita.' : 'Le impalcature si spostano da sole.',
    finishPlacing: (visits, surplus) =>
      visits > 0
        ? `Poi ${count(visits, 'casa riceve', 'case ricevono')} una visita.`
        : surplus > 0
          ? `Poi rimetti sotto i mazzi ${count(surplus, 'carta', 'carte')}.`
          : 'Poi il tuo turno è finito.',
    welcome: (rule) => rule,
    returnFloor: (floor) => `Va sotto il mazzo del piano ${floor}.`,
    dismiss: (left) => `Lascia il gioco; ne ${left === 1 ? 'resta' : 'restano'} ${left}.`,
  },
  table: {
    round: (round) => `Giro ${round}`,
    starts: (name) => `Il giro comincia da ${name}.`,
    market: 'Il mercato',
    column: (column, cards) => `Colonna ${column}, dal basso: ${cards.length === 0 ? 'vuota' : cards.join('; ')}`,
    decks: (left) => `Nei mazzi: ${left.map((cards, index) => `${cards} del piano ${index + 1}`).join(', ')}`,
    crowd: 'Chi può ancora venire',
    left: (name, left) => `${name}: ${left}`,
    means: (has, tokens, aside) =>
      `${coins(has)}, ${count(tokens, 'permesso', 'permessi')}, ${count(aside, 'impalcatura', 'impalcature')} da parte`,
    worth: (worth) => `La via vale ${points(worth)}`,
    hand: (known, hidden) =>
      `In mano: ${[...known, ...(hidden > 0 ? [count(hidden, 'carta coperta', 'carte coperte')] : [])].join('; ')}`,
    house: (place, floors, visitor) =>
      `Posto ${place}, dal basso: ${floors.join('; ')}${visitor === null ? '' : `; in visita: ${visitor}`}`,
    empty: 'Ancora nessuna casa',
    scaffold: 'impalcatura',
    emptyFloor: 'nulla',
  },
  things: {
    floor: (name, things) => `Un ${name}: ${things}.`,
    deck: (floor, left) =>
      `Il mazzo del piano ${floor}: ${left === 1 ? 'resta' : 'restano'} ${count(left, 'carta', 'carte')}.`,
    column: (column, cards) => `Colonna ${column}: ${cards.length === 0 ? 'vuota' : cards.join(', ')}.`,
    bank: 'La banca: monete senza fine.',
    bell: (isRung) => (isRung ? 'La campana suona: è l’ultimo giro.' : 'La campana suona per l’ultimo giro.'),
    start: (name) => `Il giro comincia da ${name}.`,
    crowd: (name, rule, left) => `${name}: ${rule} Ne ${left === 1 ? 'resta' : 'restano'} ${left}.`,
    corner: (name) => `Quello che ha ${name}.`,
    purse: (name, has) => `${name} ha ${coins(has)}. Quelle oltre le sei si perdono alla fine del turno.`,
    tokens: (name, tokens) =>
      `${name} ha ${count(tokens, 'permesso', 'permessi')}: ognuno consente di infrangere i colori una volta, o porta 3 punti.`,
    points: (name, worth) => `La via di ${name} vale ora ${points(worth)}.`,
    hidden: (name) => `Una carta in mano ${to(name)}, coperta.`,
    inHand: (name, held, things) => `In mano ${to(name)}: ${held}, ${things}.`,
    scaffold: (name) => `Un’impalcatura di ${name}: regge ciò che sta sopra.`,
    lot: (place, floor) => `Posto ${place}, piano ${floor}.`,
    home: (name, place) => `La casa di ${name} al posto ${place}.`,
    visitor: (name, rule, worth) => `${name}: ${rule} Ora ${points(worth)}.`,
    awaiting: (place) => `La casa al posto ${place} aspetta una visita.`,
    crown: (name) => `Ha vinto ${name}.`,
  },
  panels: {
    yourHand: 'La tua mano',
    handsHidden: 'Le carte in mano le conosce solo chi le ha. A partita finita puoi vederle dal posto di ciascuno.',
    cards: 'Carte in mano',
    noCards: 'Nessuna carta in mano.',
    giveBack: 'Rimetti sotto',
    returned: 'Hai messo sotto i mazzi',
    guests: 'I tuoi ospiti',
    who: 'Chi viene in visita?',
    bring: (worth) => `ora ${points(worth)}`,
    come: 'Accogli',
    atPlace: (place) => `Posto ${place}`,
    sheet: 'Conteggio finale',
    place: (place) => `${place}º`,
    nobody: 'Nessuno in visita',
    shops: 'Negozi',
    tokens: 'Permessi rimasti',
    windows: (closed) => `Finestre chiuse (${closed})`,
    total: 'Totale',
    ties: (has, cats) => `${coins(has)}, ${count(cats, 'gatto', 'gatti')}`,
    unfinished: 'I punti compaiono qui quando la partita è finita.',
  },
};
