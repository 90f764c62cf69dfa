import type { LightMastersVocabulary } from '../vocabulary.js';
import { creations } from './cards.js';
import { COLOURS, count, fragment, fragments, lira, market, quoted } from './nouns.js';

export const over = 'Das Spiel ist zu Ende.';
export const lastRound = 'Das ist dein letzter Zug.';

const OR = new Intl.ListFormat('de', { type: 'disjunction' });

export const asked: LightMastersVocabulary['asked'] = {
  collecting: ({ inner, ring }) => `Du bist am Zug: sammle. Das Paar ist ${COLOURS[inner]} und ${COLOURS[ring]}.`,
  negotiating: ({ mayExchange, mayBuy, maySell, actions }) => {
    const ways = [...(mayExchange ? ['Tausch'] : []), ...(mayBuy ? ['Kauf'] : []), ...(maySell ? ['Verkauf'] : [])];
    const more = actions > 1 ? ` Du darfst ${actions}-mal.` : '';
    return ways.length === 0
      ? 'Du kannst nicht verhandeln: mach weiter oder beende deinen Zug.'
      : `Verhandle: ${OR.format(ways)}.${more}`;
  },
  negotiated: (at) => completing(at),
  completing: (at) => completing(at),
  surplus: ({ surplus }) => `Deine Werkbank fasst 8: gib ${count(surplus, 'Fragment', 'Fragmente')} zurück.`,
  replacing: () => 'Ein Teil des Paars fehlt im Lager: nimm ein anderes Fragment oder keines.',
  presented: () => 'Wähle das Fragment, das du nimmst.',
  picking: () => 'Wähle, was du von dem nimmst, was der Ring zeigt.',
  selling: () => 'Verkaufe Fragmente, mindestens zwei; dann schließ den Verkauf ab.',
  ordering: ({ placed }) => `Welche Karte soll Nummer ${placed + 1} deiner Hand sein?`,
  travelling: () => 'Bewege ein Fragment von einem Markt in einen anderen.',
  swapping: () => 'Wechsle eines deiner Fragmente gegen eine andere Farbe, für 1 L.',
  seeing: () => 'Dreh den Ring, wie du willst.',
};

const completing = ({
  creation,
  mayComplete,
}: Parameters<LightMastersVocabulary['asked']['completing']>[0]): string => {
  if (creation === null) return 'Deine Hand ist leer: beende deinen Zug.';
  return mayComplete
    ? `Du kannst ${quoted(creations[creation])} vollenden oder deinen Zug beenden.`
    : `Du kannst ${quoted(creations[creation])} noch nicht vollenden: beende deinen Zug.`;
};

export const watched: LightMastersVocabulary['watched'] = {
  collecting: (name) => `${name} sammelt gleich.`,
  negotiating: (name) => `${name} verhandelt.`,
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
  take: ({ fragment: one }) => `Nimm ${fragment(one)}`,
  takeNone: () => 'Nimm keines',
  giveBack: ({ fragment: one }) => `Gib ${fragment(one)} zurück`,
  exchange: ({ fragment: one, market: to }) => `Tausch: ${COLOURS[one]} in ${market(to)}`,
  pick: ({ fragments: some }) => `Nimm ${fragments(some)}`,
  buy: ({ market: from }, { state }) => `Kauf ${market(from)}: ${fragments(state.markets[from] ?? NOTHING)}`,
  sell: ({ fragment: one }) => `Verkauf ${fragment(one)}`,
  sellSeveral: () => 'Verkauf mehrere Fragmente',
  sellOne: ({ fragment: one }) => `Verkauf ${fragment(one)}`,
  closeSale: () => 'Schließ den Verkauf ab',
  complete: ({ pays }, { inHand }) => `Vollende ${quoted(inHand(0))} mit ${fragments(pays)}`,
  endTurn: () => 'Zug beenden',
  putFirst: ({ to }, { inHand }) => `Leg ${quoted(inHand(0))} an Stelle ${to + 1}`,
  turnRing: () => 'Dreh den Ring einen Schritt',
  activate: ({ creation, category }, { creation: nameOf, advantage }) =>
    `${advantage(category)}, mit ${quoted(nameOf(creation))}`,
  putNext: ({ from }, { inHand }) => `Als Nächstes: ${inHand(from)}`,
  move: ({ fragment: one, from, to }) => `Bewege ${fragment(one)} von ${market(from)} nach ${market(to)}`,
  swap: ({ gives, takes }) => `Gib ${COLOURS[gives]} für ${COLOURS[takes]}`,
  stopSwapping: () => 'Nicht mehr wechseln',
  turnRingTo: ({ turned }, { state, atSelector }) =>
    `Dreh den Ring um ${count((turned - state.turned + 12) % 12, 'Schritt', 'Schritte')}: ${COLOURS[atSelector(turned)]} am Zeiger`,
};

const NOTHING = { blue: 0, green: 0, yellow: 0, red: 0, clear: 0 };

export const effects: LightMastersVocabulary['effects'] = {
  costs: (paid, have) => `Kostet ${lira(paid)} (du hast ${have}).`,
  gains: (got, then) => `Bringt ${lira(got)}; dann hast du ${then}.`,
  comes: (some) => `Du bekommst ${fragments(some)}.`,
  goes: (some) => `Du gibst ${fragments(some)}.`,

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
  sellSeveral: () => 'Zwei Fragmente oder mehr, eines nach dem anderen, für so viel im Ganzen.',
  sellOne: () => 'Der Preis des Verkaufs ist schon gezahlt.',
  closeSale: () => 'Den Rest behältst du.',
  complete: (creation, empty, second, isLast) =>
    `${creation}: 1 L für jeden leeren Platz deiner Werkbank (${empty})${second ? ', und 2 L für das zweite Werk eines Zuges' : ''}.${isLast ? ' Es ist deine letzte Karte: das Ende des Spiels ist eingeläutet.' : ''}`,
  endTurn: (next) => (next === null ? 'Dann ist das Spiel zu Ende.' : `Dann ist ${next} am Zug.`),
  putFirst: (next) => `Dann ist ${quoted(next)} deine erste Karte.`,
  turnRing: (one) => `Am Zeiger zeigt der Ring dann ${COLOURS[one]}.`,
  putNext: () => 'Die anderen folgen.',
  move: () => 'Der Markt, aus dem es kommt, hat einen Platz mehr.',
  swap: (again) => (again ? 'Danach darfst du noch einmal wechseln.' : 'Es ist der zweite und letzte Wechsel.'),
  stopSwapping: () => 'Dein Zug geht weiter.',
};
