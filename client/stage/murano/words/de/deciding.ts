import { characterNumber } from '#events/murano/components.js';
import type { Character } from '#events/murano/components.js';
import type { CharacterNumber, MuranoVocabulary } from '../vocabulary.js';
import { buildings, characters } from './cards.js';
import {
  aShop,
  beads,
  count,
  customers,
  GLASSES,
  gold,
  islands,
  palace,
  palaceWith,
  site,
  space,
  street,
  toBerth,
  vp,
} from './nouns.js';

export const does: MuranoVocabulary['does'] = {
  takeGold: ({ takes }) => `Nimm ${gold(takes)}.`,
  factory: ({ factory }) => `Kaufe eine Glashütte für ${gold(factory)}.`,
  shop: ({ shop: price, search }) =>
    `Kaufe den obersten Laden für ${gold(price)} oder such dir für ${gold(search)} einen aus dem ganzen Stapel aus.`,
  palace: ({ palace: price, search }) =>
    `Kaufe den obersten Palast für ${gold(price)} oder such dir für ${gold(search)} einen aus dem ganzen Stapel aus.`,
  special: ({ special }) => `Kaufe ein Sondergebäude für ${gold(special)}.`,
  recruit: ({ shown, recruit }) =>
    `Sieh dir ${shown} Charaktere an und behalte einen für ${gold(recruit)} oder gar keinen.`,
  placeGondolier: ({ ownBerth, otherBerth }) =>
    `Setze einen Gondoliere auf einen freien Liegeplatz: ${gold(ownBerth)} in deiner Farbe, ${gold(otherBerth)} in jeder anderen.`,
  build: () => 'Platziere 1 bis 3 Plättchen: Ziehe und lege Gassen, baue, was du hast.',
  income: () => 'Auf einer Insel bringen deine Läden 1 Gold für jeden Kunden ihrer Farben.',
  production: () =>
    'Jede Glashütte kostet 2 SP und macht eine Perle; dann darfst du 1 bis 3 Perlen einer Farbe verkaufen.',
  gondolier: ({ dismissal, hire }) =>
    `Entlasse einen Gondoliere für ${gold(dismissal)} oder heuere einen für ${gold(hire)} an.`,
};

export const finalTurn = 'Das ist der letzte Zug.';

export const asked: MuranoVocabulary['asked'] = {
  sailing: (_, { nextShip, space: at, mayAct, maySail, mayPass }) => {
    if (at === null) return 'Du bist am Zug: Zieh ein Schiff. Das erste ist gratis.';
    const ways = [
      ...(mayAct ? [`${space(at)} nutzen`] : []),
      ...(mayPass ? ['für 1 Gold passen'] : []),
      ...(maySail ? ['ein weiteres Schiff ziehen'] : []),
    ];
    return `Du kannst ${new Intl.ListFormat('de', { type: 'disjunction' }).format(ways)}.${maySail ? ` Das nächste Schiff kostet ${gold(nextShip)}.` : ''}`;
  },
  searchingShops: () => 'Wähle einen dieser Läden.',
  searchingPalaces: () => 'Wähle einen dieser Paläste.',
  recruiting: (_, { recruit }) => `Behalte einen dieser Charaktere für ${gold(recruit)} oder keinen.`,
  building: ({ placed }, { mayAct }) =>
    mayAct
      ? `Platziere noch ein Plättchen (${placed} von 3 liegen) oder beende den Zug.`
      : 'Mehr kannst du nicht platzieren: Beende den Zug.',
  layingStreet: ({ tile }) => `Lege die ${street(tile)} auf einen freien gepflasterten Platz.`,
  choosingBuilding: () => 'Wähle eine Gebäudekarte: Sie wirkt ab deinem nächsten Zug.',
  selling: ({ owes }, { mayAct }) => {
    if (owes) return 'Verkaufe Perlen einer Farbe oder gib die Perle zurück, die das Kontor verlangt.';
    return mayAct
      ? 'Verkaufe 1 bis 3 Perlen einer Farbe oder beende den Zug.'
      : 'Es gibt nichts zu verkaufen: Beende den Zug.';
  },
  returningBead: () => 'Lege für das Kontor eine Perle in den Beutel zurück.',
  bought: ({ building }, { mayAct }) =>
    mayAct ? `${PLACE[building]} oder beende den Zug.` : 'Das war deine Aktion: Beende den Zug.',
  acted: () => 'Das war deine Aktion: Beende den Zug.',
  scoring: (_, { mayAct, gondoliers }) =>
    mayAct
      ? `Werte einen Charakter: Er verbraucht einen Gondoliere auf der Insel (noch ${gondoliers}). Übrige bringen je 1 SP.`
      : 'Kein weiterer Charakter lässt sich werten: Beende die Wertung.',
  over: () => 'Die Partie ist zu Ende.',
};

const PLACE = {
  factory: 'Baue die Glashütte sofort',
  shop: 'Baue den Laden sofort',
  palace: 'Baue den Palast sofort',
  special: 'Baue das Sondergebäude sofort',
};

export const watched: MuranoVocabulary['watched'] = {
  sailing: (name) => `${name} zieht Schiffe.`,
  searchingShops: (name) => `${name} wählt einen Laden.`,
  searchingPalaces: (name) => `${name} wählt einen Palast.`,
  recruiting: (name) => `${name} sieht sich Charaktere an.`,
  building: (name) => `${name} baut.`,
  layingStreet: (name) => `${name} legt eine Gasse.`,
  choosingBuilding: (name) => `${name} wählt eine Gebäudekarte.`,
  selling: (name) => `${name} darf Glas verkaufen.`,
  returningBead: (name) => `${name} muss eine Perle zurückgeben.`,
  bought: (name) => `${name} beendet gleich den Zug.`,
  acted: (name) => `${name} beendet gleich den Zug.`,
  scoring: (name) => `${name} wertet Charaktere.`,
  over: () => 'Die Partie ist zu Ende.',
};

export const choices: MuranoVocabulary['choices'] = {
  sail: ({ ship, to }, { ships }) =>
    ship === 0 ? `Rotes Schiff zu ${space(to)} ziehen` : `Schiff von ${space(ships[ship] ?? 0)} zu ${space(to)} ziehen`,
  pass: () => 'Für 1 Gold passen',
  endTurn: () => 'Zug beenden',
  takeGold: () => 'Gold nehmen',
  buyFactory: () => 'Glashütte kaufen',
  buyShop: () => 'Obersten Laden kaufen',
  searchShops: () => 'Alle Läden durchsehen',
  buyPalace: () => 'Obersten Palast kaufen',
  searchPalaces: () => 'Alle Paläste durchsehen',
  takeShop: ({ tile }) => `${capital(aShop(tile))} nehmen`,
  takePalace: ({ tile }) => `Einen ${palace(tile)} nehmen`,
  buySpecial: () => 'Sondergebäude kaufen',
  recruit: () => 'Charaktere ansehen',
  keepCharacter: ({ card }) => `${character(card)} behalten`,
  keepNobody: () => 'Niemanden behalten',
  placeGondolier: ({ berth: at }) => `Gondoliere auf ${toBerth(at)} setzen`,
  drawStreet: () => 'Gasse ziehen',
  layStreet: ({ site: at }) => `Gasse auf ${site(at)} legen`,
  buildFactory: ({ site: at }) => `Glashütte auf ${site(at)} bauen`,
  buildShop: ({ tile, site: at }) => `${capital(aShop(tile))} auf ${site(at)} bauen`,
  buildPalace: ({ tile, site: at }) => `Einen ${palace(tile)} auf ${site(at)} bauen`,
  buildSpecial: ({ site: at }) => `Sondergebäude auf ${site(at)} bauen`,
  keepBuilding: ({ card }) => `„${buildings[card].name}“ wählen`,
  collectIncome: ({ island, shops }) => `Einkommen auf ${islands[island]} von ${customers(shops)}`,
  produce: ({ factories }) =>
    factories === 0
      ? 'Nichts produzieren, nur verkaufen'
      : `Mit ${count(factories, 'Glashütte', 'Glashütten')} produzieren`,
  sellBeads: ({ beads: some }) => `${capital(beads(some))} verkaufen`,
  returnBead: ({ bead }) => `Eine ${GLASSES[bead]}e Perle zurücklegen`,
  dismissGondolier: () => 'Gondoliere entlassen',
  hireGondolier: () => 'Gondoliere anheuern',
  scoreCharacter: ({ card, island }) => `${character(card)} auf ${islands[island]} werten`,
  exchangeGold: ({ card, island, gold: paid }) => `${character(card)} auf ${islands[island]} für ${gold(paid)} werten`,
  deliverBeads: ({ card, island, beads: some }) =>
    `${character(card)} auf ${islands[island]} für ${beads(some)} werten`,
  finishScoring: () => 'Wertung beenden',
};

const character = (card: Character): string => `„${characters[characterNumber(card) as CharacterNumber].name}“`;
const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

export const effects: MuranoVocabulary['effects'] = {
  costs: (paid, have) => `Kostet ${gold(paid)} (du hast ${have}).`,
  gains: (got, then) => `Bringt ${gold(got)}; dann hast du ${then}.`,
  costsVp: (lost, have) => `Kostet ${vp(lost)} (du hast ${have}).`,
  brings: (won, then) => `Bringt ${vp(won)}; dann hast du ${then}.`,

  sail: (to, usable, description, nextShip) =>
    usable
      ? `${space(to)}: ${description}`
      : `${space(to)} könntest du jetzt nicht nutzen; ein weiteres Schiff würde ${gold(nextShip)} kosten.`,
  pass: () => 'Du nutzt in diesem Zug keine Aktion.',
  endTurn: (next) => (next === null ? 'Dann beginnt die Schlusswertung.' : `Dann ist ${next} am Zug.`),
  takeGold: () => 'Das ist deine Aktion in diesem Zug.',
  buyFactory: (left) => `Eine Glashütte, die du später baust; ${left} im Stapel.`,
  buyShop: (left) => `Der oberste Laden, verdeckt: Der Zufall entscheidet. ${left} im Stapel.`,
  searchShops: (left) =>
    `${left === 1 ? 'Sieh dir den letzten Laden an und nimm ihn' : `Sieh dir alle ${left} übrigen Läden an und nimm einen`}, verdeckt.`,
  buyPalace: (left) => `Der oberste Palast, verdeckt: Der Zufall entscheidet. ${left} im Stapel.`,
  searchPalaces: (left) =>
    `${left === 1 ? 'Sieh dir den letzten Palast an und nimm ihn' : `Sieh dir alle ${left} übrigen Paläste an und nimm einen`}, verdeckt.`,
  takeShop: () => 'Er kommt verdeckt auf deine Hand; die anderen werden zurückgemischt.',
  takePalace: () => 'Er kommt verdeckt auf deine Hand; die anderen werden zurückgemischt.',
  buySpecial: (left) => `Ein Sondergebäude, das du später baust; ${left} im Stapel.`,
  recruit: (shown, price) =>
    `Zieh ${count(shown, 'Charakter', 'Charaktere')}; behalte einen für ${gold(price)} oder gar keinen.`,
  keepCharacter: (rule, best) =>
    `${rule} ${best === null ? 'Im Moment brächte das nichts.' : `Im Moment höchstens ${vp(best.vp)}, auf ${islands[best.island]}.`}`,
  keepNobody: () => 'Du zahlst nichts; alle kommen unter den Stapel.',
  placeGondolier: (left) => `Er bleibt für immer dort; ${left} noch auf der Hand.`,
  drawStreet: (left) => `Alle sehen sie, und sie muss gelegt werden. ${left} im Stapel.`,
  layStreet: (tile, opened) =>
    `Eine ${street(tile)}; sie erschließt ${opened === 0 ? 'keinen neuen Bauplatz' : count(opened, 'neuen Bauplatz', 'neue Bauplätze')}.`,
  buildFactory: (left) =>
    `Sie trägt deinen Marker und kann Glas machen${left > 0 ? `; noch ${left} auf der Hand` : ''}.`,
  buildShop: (at) => `Er trägt deinen Marker und verdient an Kunden seiner Farbe, überall auf ${islands[at]}.`,
  buildPalace: (crests) => `Ein ${palaceWith(crests)}; er gehört niemandem.`,
  buildSpecial: () => 'Es gehört niemandem; du ziehst 3 Gebäudekarten und behältst eine.',
  keepBuilding: (rule) => rule,
  collectIncome: (customers) =>
    customers === 0
      ? 'Solche Kunden gibt es dort nicht: Es bringt nichts.'
      : `Von ${count(customers, 'Kunden', 'Kunden')}.`,
  produce: (drawn, owes) => {
    if (drawn === 0) return 'Du ziehst keine Perle; du darfst verkaufen, was du hast.';
    return `Zieh ${count(drawn, 'Perle', 'Perlen')}${owes ? ', von denen eine zurückgeht' : ''}; dann darfst du Perlen einer Farbe verkaufen.`;
  },
  sellBeads: () => 'Die Perlen kommen in den Beutel zurück.',
  returnBead: (bead) => `Eine ${GLASSES[bead]}e Perle kommt in den Beutel zurück.`,
  dismissGondolier: (left) => `Er kommt in den Vorrat; ${left} noch auf der Hand.`,
  hireGondolier: (then) => `Er kommt aus dem Vorrat; dann ${then} auf der Hand.`,
  scoreCharacter: (island, left) =>
    `Verbraucht einen Gondoliere auf ${islands[island]}${left > 0 ? `; dort noch ${left}` : ''}.`,
  exchangeGold: (island, left) =>
    `Verbraucht einen Gondoliere auf ${islands[island]}${left > 0 ? `; dort noch ${left}` : ''}.`,
  deliverBeads: (island, left, some) =>
    `Gibt ${beads(some)} ab und verbraucht einen Gondoliere auf ${islands[island]}${left > 0 ? `; dort noch ${left}` : ''}.`,
  finishScoring: (unscored) =>
    unscored === 0
      ? 'Jeder übrige Gondoliere bringt 1 SP.'
      : `Jeder übrige Gondoliere bringt 1 SP; ${count(unscored, 'Charakter auf der Hand zählt', 'Charaktere auf der Hand zählen')} nicht.`,
};
