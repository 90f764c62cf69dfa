import type { MuranoVocabulary } from '../vocabulary.js';
import { islands } from './nouns.js';

const STEPS = '1 o 2 danno 1 PV, 3 ne danno 4, 4 ne danno 6, 5 ne danno 9, 6 o più ne danno 12';
const EXCHANGE = 'Cambia 2, 4, 6, 7 o 8 monete in 1, 3, 6, 8 o 12 PV';
const MARKET = 'un palazzo, un edificio speciale, un cliente grigio';
const threeBuildings = (island: string): string => `10 PV a ${island} se lì possiedi almeno 3 edifici.`;
const twoGondoliers = (island: string): string => `10 PV a ${island} se lì ci sono almeno 2 tuoi gondolieri.`;
const glassFor = (glass: string, island: string): string =>
  `A ${island} prende fino a 3 perle ${glass}: 7 PV ciascuna.`;

/** The characters. "Qui" is the island on which a character scores. */
export const characters: MuranoVocabulary['characters'] = {
  1: { name: 'Bottegaio', rule: '2 PV per ogni bottega qui, di chiunque sia.' },
  2: { name: 'Contessa', rule: '2 PV per ogni palazzo qui.' },
  3: { name: 'Architetto', rule: '3 PV per ogni edificio speciale qui.' },
  4: { name: 'Soffiatore', rule: '2 PV per ogni vetreria qui, di chiunque sia.' },
  5: { name: 'Mastro fornaciaio', rule: '12 PV se qui possiedi una vetreria e nessun altro ne ha.' },
  6: { name: 'Gran mercante', rule: '12 PV se qui possiedi una bottega e nessun altro ne ha.' },
  7: { name: 'Setaiolo', rule: `${EXCHANGE}. Qui devono esserci ${MARKET} e 2 clienti blu.` },
  8: { name: 'Speziale', rule: `${EXCHANGE}. Qui devono esserci ${MARKET} e 2 clienti rossi.` },
  9: { name: 'Eremita', rule: '10 PV se i clienti rossi e blu qui sono al massimo 3 in tutto.' },
  10: { name: 'Podestà', rule: '12 PV se qui c’è ogni tipo di edificio e un cliente di ogni colore.' },
  11: {
    name: 'Banditore',
    rule: 'Per tutti i clienti qui: 1 o 2 danno 1 PV, 3 o 4 ne danno 3, 5 o 6 ne danno 5, 7 o 8 ne danno 8, 9 o più ne danno 12.',
  },
  12: { name: 'Vinaio', rule: `Per i clienti rossi qui: ${STEPS}.` },
  13: { name: 'Pescivendola', rule: `Per i clienti blu qui: ${STEPS}.` },
  14: { name: 'Frate', rule: `Per i clienti grigi qui: ${STEPS}.` },
  15: { name: 'Araldo', rule: '1 PV per ogni stemma sui palazzi qui.' },
  16: { name: 'Capomastro', rule: '2 PV per ogni tua bottega e vetreria qui, 1 per ognuna degli altri.' },
  17: { name: 'Esattore', rule: '1 PV per ogni tua bottega e vetreria qui, 2 per ognuna degli altri.' },
  18: {
    name: 'Cantante lirica',
    rule: '12 PV se qui ci sono tanti edifici speciali quanti clienti rossi, almeno uno.',
  },
  19: { name: 'Capitano', rule: '12 PV se qui ci sono tanti edifici speciali quanti clienti blu, almeno uno.' },
  20: { name: 'Bibliotecario', rule: '12 PV se qui ci sono tanti edifici speciali quanti clienti grigi, almeno uno.' },
  21: {
    name: 'Agrimensore',
    rule: '16 PV se qui vetrerie, botteghe e palazzi sono in numero uguale, almeno uno per tipo.',
  },
  22: { name: 'Orafa', rule: '12 PV se qui ci sono tanti stemmi quante botteghe, almeno uno.' },
  23: { name: 'Specchiaio', rule: '12 PV se qui ci sono tanti stemmi quante vetrerie, almeno uno.' },
  24: { name: 'Giudice', rule: '12 PV se qui possiedi tanti edifici quanti tutti gli altri insieme, almeno uno.' },
  25: { name: 'Ereditiera', rule: '12 PV se qui c’è esattamente 1 stemma.' },
  26: { name: 'Notaio', rule: threeBuildings(islands['santa-teresa']) },
  27: { name: 'Falegname', rule: threeBuildings(islands['sacca-mattia']) },
  28: { name: 'Scalpellina', rule: threeBuildings(islands['santa-chiara']) },
  29: { name: 'Campanaro', rule: twoGondoliers(islands['san-donato']) },
  30: { name: 'Cantastorie', rule: twoGondoliers(islands['sacca-serenella']) },
  31: { name: 'Traghettatore', rule: twoGondoliers(islands['san-pietro']) },
  32: { name: 'Profumiera', rule: glassFor('blu', islands['sacca-mattia']) },
  33: { name: 'Pittrice', rule: glassFor('blu', islands['santa-teresa']) },
  34: { name: 'Cardinale', rule: glassFor('rosse', islands['san-donato']) },
  35: { name: 'Ballerina', rule: glassFor('rosse', islands['santa-chiara']) },
  36: { name: 'Giardiniera', rule: glassFor('verdi', islands['san-pietro']) },
  37: { name: 'Erborista', rule: glassFor('verdi', islands['sacca-serenella']) },
  38: { name: 'Drappiere', rule: '4 PV per ogni bottega rossa qui, di chiunque sia.' },
  39: { name: 'Tintora', rule: '4 PV per ogni bottega blu qui, di chiunque sia.' },
  40: { name: 'Stagnaio', rule: '4 PV per ogni bottega grigia qui, di chiunque sia.' },
};

export const buildings: MuranoVocabulary['buildings'] = {
  'building-bank': { name: 'Banca', rule: '«Prendi monete» te ne dà 4.' },
  'building-inn': { name: 'Locanda', rule: 'Ingaggiare ti costa 2 monete in meno.' },
  'building-hostel': { name: 'Ostello', rule: 'Quando ingaggi vedi 5 personaggi.' },
  'building-dockside-bar': { name: 'Bacaro del molo', rule: '1 PV per ogni gondoliere che metti a un ormeggio.' },
  'building-crane-a': { name: 'Gru A', rule: '1 PV per ogni palazzo e ogni edificio speciale che costruisci.' },
  'building-crane-b': { name: 'Gru B', rule: '1 PV per ogni bottega e ogni vetreria che costruisci.' },
  'building-guild-hall': {
    name: 'Sede della corporazione',
    rule: '1 PV dopo ogni produzione con almeno una vetreria.',
  },
  'building-harbor': {
    name: 'Porto',
    rule: 'Mettere un gondoliere ti costa 1 moneta nel tuo colore, 3 in ogni altro.',
  },
  'building-basilica': { name: 'Basilica', rule: '5 PV subito.' },
  'building-studio-red-green': {
    name: 'Atelier rosso-verde',
    rule: 'Le tue perle rosse e verdi valgono le une per le altre.',
  },
  'building-studio-blue-green': {
    name: 'Atelier blu-verde',
    rule: 'Le tue perle blu e verdi valgono le une per le altre.',
  },
  'building-studio-red-blue': {
    name: 'Atelier rosso-blu',
    rule: 'Le tue perle rosse e blu valgono le une per le altre.',
  },
  'building-trading-station': {
    name: 'Emporio',
    rule: 'Ogni produzione pesca una perla in più; una a tua scelta torna nel sacchetto prima della fine del turno.',
  },
  'building-assembly-hall': {
    name: 'Sala delle assemblee',
    rule: 'Congedare un gondoliere ti dà 5 monete, richiamarne uno te ne costa 1.',
  },
  'building-lighthouse': {
    name: 'Faro',
    rule: 'Come ultima nave, quella rossa può entrare nella prima casella occupata davanti a sé, e ne usi l’azione.',
  },
};
