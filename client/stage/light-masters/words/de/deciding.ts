import type { LightMastersVocabulary, Standing } from '../vocabulary.js';
import { creations } from './cards.js';
import { COLOURS, capital, count, fragment, fragments, lira, market, quoted, withFragments } from './nouns.js';

export const over = 'Die Partie ist zu Ende.';
export const lastRound = 'Das ist dein letzter Zug.';

const OR = new Intl.ListFormat('de', { type: 'disjunction' });

export const asked: LightMastersVocabulary['asked'] = {
  collecting: ({ inner, ring }) => `Du bist am Zug: Sammle. Das Paar ist ${COLOURS[inner]} und ${COLOURS[ring]}.`,
  negotiating: (at) => {
    const ways = waysIn(at);
    const more = at.actions > 1 ? ` Du darfst ${at.actions}-mal handeln.` : '';
    return ways.length === 0
      ? 'Du kannst nicht handeln: Mach weiter oder beende deinen Zug.'
      : `Handle: ${OR.format(ways)}.${more}`;
  },
  negotiatingOn: (at) => {
    const ways = waysIn(at);
    return ways.length === 0 ? completing(at) : `Du darfst noch einmal handeln: ${OR.format(ways)}. ${completing(at)}`;
  },
  negotiated: (at) => completing(at),
  completing: (at) => completing(at),
  surplus: ({ surplus }) => `Deine Werkbank fasst 8: Gib ${count(surplus, 'Fragment', 'Fragmente')} zurück.`,
  replacing: () => 'Ein Teil des Paars fehlt im Lager: Nimm ein anderes Fragment oder keines.',
  presented: () => 'Wähle das Fragment, das du nimmst.',
  picking: () => 'Wähle, was du von dem nimmst, was der Ring zeigt.',
  selling: () => 'Verkaufe Fragmente, mindestens zwei; schließ dann den Verkauf ab.',
  ordering: ({ placed }) => `Welche Karte soll Nummer ${placed + 1} deiner Hand sein?`,
  travelling: () => 'Bewege ein Fragment von einem Markt in einen anderen.',
  swapping: () => 'Wechsle eines deiner Fragmente gegen eine andere Farbe, für 1 L.',
  seeing: () => 'Dreh den Ring, wie du willst.',
};

const waysIn = ({ mayExchange, mayBuy, maySell }: Standing): readonly string[] => [
  ...(mayExchange ? ['Tausch'] : []),
  ...(mayBuy ? ['Kauf'] : []),
  ...(maySell ? ['Verkauf'] : []),
];

const completing = ({
  creation,
  mayComplete,
}: Parameters<LightMastersVocabulary['asked']['completing']>[0]): string => {
  if (creation === null) return 'Deine Hand ist leer: Beende deinen Zug.';
  return mayComplete
    ? `Du kannst ${quoted(creations[creation])} vollenden oder deinen Zug beenden.`
    : `Du kannst ${quoted(creations[creation])} noch nicht vollenden: Beende deinen Zug.`;
};

export const watched: LightMastersVocabulary['watched'] = {
  collecting: (name) => `${name} sammelt gleich.`,
  negotiating: (name) => `${name} handelt.`,
  negotiatingOn: (name) => `${name} handelt.`,
  negotiated: (name) => `${name} darf Werke vollenden.`,
  completing: (name) => `${name} vollendet Werke.`,
  surplus: (name) => `${name} muss Fragmente zurückgeben.`,
  replacing: (name) => `${name} wählt ein anderes Fragment.`,
  presented: (name) => `${name} wählt ein Fragment.`,
  picking: (name) => `${name} wählt, was vom Ring kommt.`,
  selling: (name) => `${name} verkauft Fragmente.`,
  ordering: (name) => `${name} ordnet die Hand.`,
  travelling: (name) => `${name} bewegt ein Fragment zwischen Märkten.`,
  swapping: (name) => `${name} wechselt Fragmente.`,
  seeing: (name) => `${name} dreht den Ring.`,
};

export const choices: LightMastersVocabulary['choices'] = {
  collect: () => 'Sammeln',
  take: ({ fragment: one }) => `${capital(fragment(one))} nehmen`,
  takeNone: () => 'Keines nehmen',
  giveBack: ({ fragment: one }) => `${capital(fragment(one))} zurückgeben`,
  exchange: ({ fragment: one, market: to }) => `Tausch: ${COLOURS[one]} in ${market(to)}`,
  pick: ({ fragments: some }) => `${fragments(some)} nehmen`,
  buy: ({ market: from }, { state }) => `${market(from)} kaufen: ${fragments(state.markets[from] ?? NOTHING)}`,
  sell: ({ fragment: one }) => `${capital(fragment(one))} verkaufen`,
  sellSeveral: () => 'Mehrere Fragmente verkaufen',
  sellOne: ({ fragment: one }) => `${capital(fragment(one))} verkaufen`,
  closeSale: () => 'Verkauf abschließen',
  complete: ({ pays }, { inHand }) => `${quoted(inHand(0))} mit ${withFragments(pays)} vollenden`,
  endTurn: () => 'Zug beenden',
  putFirst: ({ to }, { inHand }) => `${quoted(inHand(0))} an Stelle ${to + 1} legen`,
  turnRing: () => 'Ring einen Schritt drehen',
  activate: ({ creation, category }, { creation: nameOf, advantage }) =>
    `${advantage(category)}, mit ${quoted(nameOf(creation))}`,
  putNext: ({ from }, { inHand }) => `Als Nächstes: ${inHand(from)}`,
  move: ({ fragment: one, from, to }) => `${capital(fragment(one))} von ${market(from)} zu ${market(to)} bewegen`,
  swap: ({ gives, takes }) => `${COLOURS[gives]} gegen ${COLOURS[takes]} wechseln`,
  stopSwapping: () => 'Nicht mehr wechseln',
  turnRingTo: ({ turned }, { state, atSelector }) =>
    `Ring um ${count((turned - state.turned + 12) % 12, 'Schritt', 'Schritte')} drehen: ${COLOURS[atSelector(turned)]} am Zeiger`,
};

const NOTHING = { blue: 0, green: 0, yellow: 0, red: 0, clear: 0 };

export const effects: LightMastersVocabulary['effects'] = {
  costs: (paid, have) => `Kostet ${lira(paid)} (du hast ${have}).`,
  gains: (got, then) => `Bringt ${lira(got)}; dann hast du ${then}.`,
  comes: (some) => `Du bekommst ${fragments(some)}.`,
  goes: (some) => `Du gibst ${fragments(some)} ab.`,

  collect: (inner, ring) => `Das Paar ist ${COLOURS[inner]} und ${COLOURS[ring]}, soweit das Lager sie hat.`,
  take: () => 'Es kommt aus dem Lager.',
  takeNone: () => 'Du verzichtest darauf.',
  giveBack: () => 'Es kommt zurück ins Lager.',
  exchange: (to, expert) =>
    expert
      ? `Es kommt in ${market(to)}; dann wählst du 1 bis 3 der Fragmente, die der Ring dort zeigt.`
      : `Es kommt in ${market(to)}; was der Ring dort zeigt, kommt aus dem Lager, klare ausgenommen.`,
  pick: () => 'Sie kommen aus dem Lager.',
  buy: (from) => `Alles, was in ${market(from)} liegt, gehört dir.`,
  sell: () => 'Es kommt zurück ins Lager.',
  sellSeveral: () => 'Zwei Fragmente oder mehr, eines nach dem anderen, für so viel insgesamt.',
  sellOne: () => 'Der Preis des Verkaufs ist schon gezahlt.',
  closeSale: () => 'Den Rest behältst du.',
  complete: (creation, empty, second, isLast) =>
    `${creation}: 1 L für jeden leeren Platz deiner Werkbank (${empty})${second ? ' und 2 L für das zweite Werk eines Zuges' : ''}.${isLast ? ' Es ist deine letzte Karte: Das löst das Ende der Partie aus.' : ''}`,
  endTurn: (next) => (next === null ? 'Dann ist die Partie zu Ende.' : `Dann ist ${next} am Zug.`),
  putFirst: (next) => `Dann ist ${quoted(next)} deine erste Karte.`,
  turnRing: (one) => `Am Zeiger zeigt der Ring dann ${COLOURS[one]}.`,
  putNext: () => 'Die anderen folgen.',
  move: () => 'Der Markt, aus dem es kommt, hat einen Platz mehr.',
  swap: (again) => (again ? 'Danach darfst du noch einmal wechseln.' : 'Es ist der zweite und letzte Wechsel.'),
  stopSwapping: () => 'Dein Zug geht weiter.',
};
