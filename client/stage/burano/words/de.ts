import { count, coins, list, nouns, points } from './de/nouns.js';
import { winnersOf } from './ranking.js';
import { hasTwin } from './twins.js';
import type { BuranoVocabulary } from './vocabulary.js';

const { card, painted, characters } = nouns;

const told: BuranoVocabulary['told'] = {
  StartPlayerDrawn: ({ seat }, names) => `Das Los bestimmt: ${names(seat)} beginnt.`,
  SupplyRefilled: ({ drawn }) => `Auf den Markt: ${count(drawn.flat().length, 'neue Karte', 'neue Karten')}.`,
  FloorsTaken: ({ seat, cards, coins: got }, names) =>
    `${names(seat)} hat ${list([...cards.map(card), ...(got > 0 ? [coins(got)] : [])]) || 'nichts'} genommen.`,
  FloorPlaced: ({ seat, card: laid, house, coins: paid, tokens, completes }, names) =>
    `${names(seat)} hat ${card(laid)} für ${coins(paid)}${tokens > 0 ? ' und eine Genehmigung' : ''} an Platz ${house + 1} gebaut${completes ? ': Das Haus ist fertig' : ''}.`,
  PlacingFinished: ({ seat, visits }, names) =>
    visits.length === 0
      ? `${names(seat)} ist mit dem Bauen fertig.`
      : `${names(seat)} ist mit dem Bauen fertig: ${count(visits.length, 'Haus erwartet', 'Häuser erwarten')} Besuch.`,
  CharacterCame: ({ seat, house, character }, names) =>
    `Zu Besuch bei ${names(seat)}, Platz ${house + 1}: ${characters[character].name}.`,
  NobodyCame: ({ seat, houses }, names) =>
    `Niemand war übrig, um ${names(seat)} zu besuchen: ${count(houses.length, 'Haus', 'Häuser')} ohne Besuch.`,
  FloorReturned: ({ seat, floor, card: back }, names) =>
    `${names(seat)} hat ${back === null ? `eine Karte für Stock ${floor}` : card(back)} zurückgelegt.`,
  TurnEnded: ({ seat, lost }, names) =>
    lost > 0
      ? `${names(seat)} hat den Zug beendet und ${coins(lost)} über sechs verloren.`
      : `${names(seat)} hat den Zug beendet.`,
  FloorsRemoved: ({ cards }) =>
    cards.length === 0 ? 'Keine Karte hat den Markt verlassen.' : `Aus dem Spiel: ${list(cards.map(card))}.`,
  CharacterDismissed: ({ seat, character }, names) => `${names(seat)} hat weggeschickt: ${characters[character].name}.`,
  RoundBegun: ({ start }, names) => `Eine neue Runde beginnt mit ${names(start)}.`,
  StreetCompleted: ({ seat }, names) => `${names(seat)} hat fünf fertige Häuser: Das ist die letzte Runde.`,
  SupplyFoundEmpty: ({ seat }, names) => `${names(seat)} findet den Markt leer: Das ist die letzte Runde.`,
  GameEnded: ({ sheets, rating, why }, names) => {
    const { winners, points: most } = winnersOf(sheets, names);
    const end =
      rating === null
        ? `${list(winners)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'} mit`
        : `${nouns.ratings[rating]}, mit`;
    return `${ENDINGS[why]} ${end} ${count(most, 'Punkt', 'Punkten')}.`;
  },
};

const ENDINGS = {
  'five-houses': 'Eine Straße ist fertig.',
  'empty-supply': 'Der Markt ist leer.',
  'no-characters': 'Niemand kommt mehr zu Besuch.',
  standstill: 'Seit Langem wurde nichts gebaut.',
};

/** Burano in German. */
export const vocabulary: BuranoVocabulary = {
  nouns,
  told,
  asked: {
    taking: () =>
      'Du bist am Zug: Nimm aus einer Spalte, von oben oder unten, 3 Karten, 2 und 1 Münze oder 1 und 2 Münzen.',
    placing: ({ price, mayPlace }) =>
      mayPlace && price !== null
        ? `Bau für ${coins(price)} eine Karte in deine Straße oder beende das Bauen.`
        : 'Mehr kannst du nicht bauen: Beende das Bauen.',
    visiting: ({ houses }) =>
      houses === 1
        ? 'Dein Haus ist fertig: Wer kommt zu Besuch?'
        : `${houses} Häuser sind fertig: Wähle ein Haus und wer kommt.`,
    returning: ({ surplus }) => `Du hast zu viele Karten: Leg ${count(surplus, 'Karte', 'Karten')} unter die Stapel.`,
    betweenRounds: () => 'Schick vor der nächsten Runde jemanden weg.',
    over: () => 'Die Partie ist zu Ende.',
  },
  watched: {
    taking: (name) => `${name} wählt auf dem Markt.`,
    placing: (name) => `${name} baut.`,
    visiting: (name) => `${name} wählt einen Gast.`,
    returning: (name) => `${name} legt Karten zurück.`,
    betweenRounds: (name) => `${name} schickt jemanden weg.`,
    over: () => 'Die Partie ist zu Ende.',
  },
  lastRound: 'Das ist die letzte Runde.',
  choices: {
    takeFloors: ({ column, floors }) =>
      `Spalte ${column + 1}: Stock ${floors.join(' + ')}${floors.length < 3 ? ` und ${coins(3 - floors.length)}` : ''}`,
    placeFloor: ({ card: laid, house }, state) =>
      `Platz ${house + 1}: ${card(laid)}${hasTwin(laid, state) ? ` (${painted(laid)})` : ''}`,
    finishPlacing: () => 'Bauen beenden',
    welcome: ({ house, character }, { phase }) =>
      phase.kind === 'visiting' && phase.houses.length === 1
        ? characters[character].name
        : `${characters[character].name} an Platz ${house + 1}`,
    returnFloor: ({ card: back }) => `Zurücklegen: ${card(back)} (${painted(back)})`,
    dismiss: ({ character }) => `Wegschicken: ${characters[character].name}`,
  },
  effects: {
    costs: (paid, have) => `Kostet ${coins(paid)} (du hast ${have}).`,
    gains: (got, then) => `Bringt ${coins(got)}; dann hast du ${then}.`,
    breaks: (then) => `Das bricht eine Farbregel und kostet eine Genehmigung; dann hast du noch ${then}.`,
    worth: (change, then) =>
      `Deine Straße wäre ${points(Math.abs(change))} ${change > 0 ? 'mehr' : 'weniger'} wert: ${then}.`,
    takeFloors: (cards) => `Auf die Hand: ${cards.map((taken) => `${card(taken)} (${painted(taken)})`).join('; ')}.`,
    placeFloor: (completes) =>
      completes ? 'Das Haus ist fertig, und jemand kommt zu Besuch.' : 'Die Gerüste ziehen von selbst mit.',
    finishPlacing: (visits, surplus) =>
      visits > 0
        ? `Dann ${visits === 1 ? 'bekommt 1 Haus' : `bekommen ${visits} Häuser`} Besuch.`
        : surplus > 0
          ? `Dann legst du ${count(surplus, 'Karte', 'Karten')} zurück.`
          : 'Dann ist dein Zug zu Ende.',
    welcome: (rule) => rule,
    returnFloor: (floor) => `Sie kommt unter den Stapel für Stock ${floor}.`,
    dismiss: (left) => `Scheidet aus; noch ${left} übrig.`,
  },
  table: {
    round: (round) => `Runde ${round}`,
    starts: (name) => `${name} beginnt die Runde.`,
    market: 'Der Markt',
    column: (column, cards) => `Spalte ${column}, von unten: ${cards.length === 0 ? 'leer' : cards.join('; ')}`,
    decks: (left) => `In den Stapeln: ${left.map((cards, index) => `${cards} für Stock ${index + 1}`).join(', ')}`,
    crowd: 'Wer noch kommen kann',
    left: (name, left) => `${name}: ${left}`,
    means: (has, tokens, aside) =>
      `${coins(has)}, ${count(tokens, 'Genehmigung', 'Genehmigungen')}, ${count(aside, 'Gerüst', 'Gerüste')} beiseite`,
    worth: (worth) => `Die Straße ist ${points(worth)} wert`,
    hand: (known, hidden) =>
      `Auf der Hand: ${[...known, ...(hidden > 0 ? [count(hidden, 'verdeckte Karte', 'verdeckte Karten')] : [])].join('; ')}`,
    house: (place, floors, visitor) =>
      `Platz ${place}, von unten: ${floors.join('; ')}${visitor === null ? '' : `; zu Besuch: ${visitor}`}`,
    empty: 'Noch kein Haus',
    scaffold: 'Gerüst',
    emptyFloor: 'nichts',
  },
  things: {
    floor: (name, things) => `${name}: ${things}.`,
    deck: (floor, left) => `Der Stapel für Stock ${floor}: noch ${left}.`,
    column: (column, cards) => `Spalte ${column}: ${cards.length === 0 ? 'leer' : cards.join(', ')}.`,
    bank: 'Die Bank: Münzen ohne Ende.',
    bell: (isRung) =>
      isRung ? 'Die Glocke läutet: Das ist die letzte Runde.' : 'Die Glocke läutet zur letzten Runde.',
    start: (name) => `${name} beginnt die Runde.`,
    crowd: (name, rule, left) => `${name}: ${rule} Noch ${left} übrig.`,
    corner: (name) => `Was ${name} hat.`,
    purse: (name, has) => `${name} hat ${coins(has)}. Mehr als sechs verfallen am Ende des Zuges.`,
    tokens: (name, tokens) =>
      `${name} hat ${count(tokens, 'Genehmigung', 'Genehmigungen')}: Jede erlaubt, einmal eine Farbregel zu brechen, oder bringt 3 Punkte.`,
    points: (name, worth) => `Die Straße von ${name} ist jetzt ${points(worth)} wert.`,
    hidden: (name) => `Eine verdeckte Karte auf der Hand von ${name}.`,
    inHand: (name, held, things) => `Auf der Hand von ${name}: ${held}, ${things}.`,
    scaffold: (name) => `Ein Gerüst von ${name}: Es trägt, was darüber steht.`,
    lot: (place, floor) => `Platz ${place}, Stock ${floor}.`,
    home: (name, place) => `Das Haus von ${name} an Platz ${place}.`,
    visitor: (name, rule, worth) => `${name}: ${rule} Jetzt ${points(worth)}.`,
    awaiting: (place) => `Das Haus an Platz ${place} erwartet Besuch.`,
    crown: (name) => `${name} hat gewonnen.`,
  },
  panels: {
    yourHand: 'Deine Hand',
    handsHidden: 'Handkarten kennt nur, wem sie gehören. Nach der Partie kannst du sie von jedem Platz aus sehen.',
    cards: 'Handkarten',
    noCards: 'Keine Karte auf der Hand.',
    giveBack: 'Zurücklegen',
    returned: 'Unter die Stapel gelegt',
    guests: 'Deine Gäste',
    who: 'Wer kommt zu Besuch?',
    bring: (worth) => `jetzt ${points(worth)}`,
    come: 'Empfangen',
    atPlace: (place) => `Platz ${place}`,
    sheet: 'Schlusswertung',
    place: (place) => `${place}.`,
    nobody: 'Niemand kam',
    shops: 'Läden',
    tokens: 'Übrige Genehmigungen',
    windows: (closed) => `Geschlossene Fenster (${closed})`,
    total: 'Summe',
    ties: (has, cats) => `${coins(has)}, ${count(cats, 'Katze', 'Katzen')}`,
    unfinished: 'Die Punkte stehen hier, sobald die Partie zu Ende ist.',
  },
};
