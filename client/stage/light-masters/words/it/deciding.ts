import type { LightMastersVocabulary, Standing } from '../vocabulary.js';
import { creations } from './cards.js';
import { COLOURS, count, fragment, fragments, lira, market, quoted, to } from './nouns.js';

export const over = 'La partita è finita.';
export const lastRound = 'Questo è il tuo ultimo turno.';

const OR = new Intl.ListFormat('it', { type: 'disjunction' });

export const asked: LightMastersVocabulary['asked'] = {
  collecting: ({ inner, ring }) => `Tocca a te: raccogli. La coppia è ${COLOURS[inner]} e ${COLOURS[ring]}.`,
  negotiating: (at) => {
    const ways = waysIn(at);
    const more = at.actions > 1 ? ` Puoi farlo ${at.actions} volte.` : '';
    return ways.length === 0
      ? 'Non puoi negoziare: prosegui o termina il turno.'
      : `Negozia: ${OR.format(ways)}.${more}`;
  },
  negotiatingOn: (at) => {
    const ways = waysIn(at);
    return ways.length === 0 ? completing(at) : `Puoi negoziare ancora: ${OR.format(ways)}. ${completing(at)}`;
  },
  negotiated: (at) => completing(at),
  completing: (at) => completing(at),
  surplus: ({ surplus }) => `Il tuo banco ha 8 posti: restituisci ${count(surplus, 'frammento', 'frammenti')}.`,
  replacing: () => 'Parte della coppia manca nel magazzino: prendi un altro frammento, o nessuno.',
  presented: () => 'Scegli il frammento da prendere.',
  picking: () => 'Scegli che cosa prendi di ciò che l’anello mostra.',
  selling: () => 'Vendi frammenti, almeno due; poi chiudi la vendita.',
  ordering: ({ placed }) => `Quale carta sarà la numero ${placed + 1} della tua mano?`,
  travelling: () => 'Sposta un frammento da un mercato a un altro.',
  swapping: () => 'Cambia un tuo frammento con uno di un altro colore, per 1 L.',
  seeing: () => 'Gira l’anello come vuoi.',
};

const waysIn = ({ mayExchange, mayBuy, maySell }: Standing): readonly string[] => [
  ...(mayExchange ? ['Scambio'] : []),
  ...(mayBuy ? ['Acquisto'] : []),
  ...(maySell ? ['Vendita'] : []),
];

const completing = ({
  creation,
  mayComplete,
}: Parameters<LightMastersVocabulary['asked']['completing']>[0]): string => {
  if (creation === null) return 'La tua mano è vuota: termina il turno.';
  return mayComplete
    ? `Puoi completare ${quoted(creations[creation])} o terminare il turno.`
    : `Non puoi ancora completare ${quoted(creations[creation])}: termina il turno.`;
};

export const watched: LightMastersVocabulary['watched'] = {
  collecting: (name) => `${name} sta per raccogliere.`,
  negotiating: (name) => `${name} sta negoziando.`,
  negotiatingOn: (name) => `${name} sta negoziando.`,
  negotiated: (name) => `${name} può completare creazioni.`,
  completing: (name) => `${name} sta completando creazioni.`,
  surplus: (name) => `${name} deve restituire frammenti.`,
  replacing: (name) => `${name} sceglie un altro frammento.`,
  presented: (name) => `${name} sceglie un frammento.`,
  picking: (name) => `${name} sceglie che cosa prendere dall’anello.`,
  selling: (name) => `${name} sta vendendo frammenti.`,
  ordering: (name) => `${name} sta ordinando la mano.`,
  travelling: (name) => `${name} sposta un frammento tra i mercati.`,
  swapping: (name) => `${name} sta cambiando frammenti.`,
  seeing: (name) => `${name} sta girando l’anello.`,
};

export const choices: LightMastersVocabulary['choices'] = {
  collect: () => 'Raccogli',
  take: ({ fragment: one }) => `Prendi ${fragment(one)}`,
  takeNone: () => 'Non prendere nulla',
  giveBack: ({ fragment: one }) => `Restituisci ${fragment(one)}`,
  exchange: ({ fragment: one, market: to }) => `Scambio: ${COLOURS[one]} nel ${market(to)}`,
  pick: ({ fragments: some }) => `Prendi ${fragments(some)}`,
  buy: ({ market: from }, { state }) => `Compra il ${market(from)}: ${fragments(state.markets[from] ?? NOTHING)}`,
  sell: ({ fragment: one }) => `Vendi ${fragment(one)}`,
  sellSeveral: () => 'Vendi più frammenti',
  sellOne: ({ fragment: one }) => `Vendi ${fragment(one)}`,
  closeSale: () => 'Chiudi la vendita',
  complete: ({ pays }, { inHand }) => `Completa ${quoted(inHand(0))} con ${fragments(pays)}`,
  endTurn: () => 'Termina il turno',
  putFirst: ({ to }, { inHand }) => `Metti ${quoted(inHand(0))} al posto ${to + 1}`,
  turnRing: () => 'Gira l’anello di un passo',
  activate: ({ creation, category }, { creation: nameOf, advantage }) =>
    `${advantage(category)}, con ${quoted(nameOf(creation))}`,
  putNext: ({ from }, { inHand }) => `Prossima: ${inHand(from)}`,
  move: ({ fragment: one, from, to }) => `Sposta ${fragment(one)} dal ${market(from)} al ${market(to)}`,
  swap: ({ gives, takes }) => `Dai ${COLOURS[gives]} per ${COLOURS[takes]}`,
  stopSwapping: () => 'Non cambiare più',
  turnRingTo: ({ turned }, { state, atSelector }) =>
    `Gira l’anello di ${count((turned - state.turned + 12) % 12, 'passo', 'passi')}: ${COLOURS[atSelector(turned)]} al selettore`,
};

const NOTHING = { blue: 0, green: 0, yellow: 0, red: 0, clear: 0 };

export const effects: LightMastersVocabulary['effects'] = {
  costs: (paid, have) => `Costa ${lira(paid)} (ne hai ${have}).`,
  gains: (got, then) => `Frutta ${lira(got)}; poi ne hai ${then}.`,
  comes: (some) => `Ricevi ${fragments(some)}.`,
  goes: (some) => `Dai ${fragments(some)}.`,

  collect: (inner, ring) => `La coppia è ${COLOURS[inner]} e ${COLOURS[ring]}, se il magazzino li ha.`,
  take: () => 'Viene dal magazzino.',
  takeNone: () => 'Ne fai a meno.',
  giveBack: () => 'Torna nel magazzino.',
  exchange: (to, expert) =>
    expert
      ? `Va nel ${market(to)}; poi scegli da 1 a 3 dei frammenti che l’anello mostra lì.`
      : `Va nel ${market(to)}; ciò che l’anello mostra lì viene dal magazzino, tranne i trasparenti.`,
  pick: () => 'Vengono dal magazzino.',
  buy: (from) => `Tutto ciò che sta nel ${market(from)} è tuo.`,
  sell: () => 'Torna nel magazzino.',
  sellSeveral: () => 'Due frammenti o più, uno dopo l’altro, per questa somma in tutto.',
  sellOne: () => 'Il prezzo della vendita è già pagato.',
  closeSale: () => 'Tieni il resto.',
  complete: (creation, empty, second, isLast) =>
    `${creation}: 1 L per ciascuno dei posti vuoti del tuo banco (${empty})${second ? ', e 2 L per la seconda creazione del turno' : ''}.${isLast ? ' È la tua ultima carta: scatta la fine della partita.' : ''}`,
  endTurn: (next) => (next === null ? 'Poi la partita finisce.' : `Poi tocca ${to(next)}.`),
  putFirst: (next) => `Poi ${quoted(next)} sarà la tua prima carta.`,
  turnRing: (one) => `Al selettore l’anello mostrerà il ${COLOURS[one]}.`,
  putNext: () => 'Le altre seguono.',
  move: () => 'Il mercato che lascia ha un posto in più.',
  swap: (again) => (again ? 'Dopo puoi cambiare ancora una volta.' : 'È il secondo e ultimo cambio.'),
  stopSwapping: () => 'Il tuo turno continua.',
};
