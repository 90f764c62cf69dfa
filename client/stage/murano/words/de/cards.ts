import type { MuranoVocabulary } from '../vocabulary.js';
import { islands } from './nouns.js';

const STEPS = '1 oder 2 bringen 1 SP, 3 bringen 4, 4 bringen 6, 5 bringen 9, ab 6 gibt es 12';
const EXCHANGE = 'Tauscht 2, 4, 6, 7 oder 8 Gold gegen 1, 3, 6, 8 oder 12 SP';
const MARKET = 'ein Palast, ein Sondergebäude, ein grauer Kunde';
const threeBuildings = (island: string): string => `10 SP auf ${island}, wenn du dort mindestens 3 Gebäude besitzt.`;
const twoGondoliers = (island: string): string =>
  `10 SP auf ${island}, wenn dort mindestens 2 deiner Gondolieri liegen.`;
const glassFor = (glass: string, island: string): string => `Nimmt auf ${island} bis zu 3 ${glass} Perlen: je 7 SP.`;

/** The characters. "Hier" is the island on which a character scores. */
export const characters: MuranoVocabulary['characters'] = {
  1: { name: 'Krämer', rule: '2 SP für jeden Laden hier, egal, wem er gehört.' },
  2: { name: 'Gräfin', rule: '2 SP für jeden Palast hier.' },
  3: { name: 'Architekt', rule: '3 SP für jedes Sondergebäude hier.' },
  4: { name: 'Glasbläser', rule: '2 SP für jede Glashütte hier, egal, wem sie gehört.' },
  5: { name: 'Ofenmeister', rule: '12 SP, wenn du hier eine Glashütte besitzt und sonst niemand.' },
  6: { name: 'Großkaufmann', rule: '12 SP, wenn du hier einen Laden besitzt und sonst niemand.' },
  7: { name: 'Seidenhändlerin', rule: `${EXCHANGE}. Hier müssen ${MARKET} und 2 blaue Kunden sein.` },
  8: { name: 'Gewürzhändler', rule: `${EXCHANGE}. Hier müssen ${MARKET} und 2 rote Kunden sein.` },
  9: { name: 'Einsiedler', rule: '10 SP, wenn hier zusammen höchstens 3 rote und blaue Kunden sind.' },
  10: { name: 'Bürgermeisterin', rule: '12 SP, wenn es hier jede Art von Gebäude und einen Kunden jeder Farbe gibt.' },
  11: {
    name: 'Ausrufer',
    rule: 'Für alle Kunden hier: 1 oder 2 bringen 1 SP, 3 oder 4 bringen 3, 5 oder 6 bringen 5, 7 oder 8 bringen 8, ab 9 gibt es 12.',
  },
  12: { name: 'Weinhändler', rule: `Für die roten Kunden hier: ${STEPS}.` },
  13: { name: 'Fischhändlerin', rule: `Für die blauen Kunden hier: ${STEPS}.` },
  14: { name: 'Mönch', rule: `Für die grauen Kunden hier: ${STEPS}.` },
  15: { name: 'Herold', rule: '1 SP für jedes Wappen an den Palästen hier.' },
  16: { name: 'Baumeister', rule: '2 SP für jeden Laden und jede Glashütte von dir hier, 1 für die der anderen.' },
  17: {
    name: 'Steuereintreiber',
    rule: '1 SP für jeden Laden und jede Glashütte von dir hier, 2 für die der anderen.',
  },
  18: { name: 'Opernsängerin', rule: '12 SP, wenn hier so viele Sondergebäude wie rote Kunden sind, mindestens eins.' },
  19: { name: 'Kapitän', rule: '12 SP, wenn hier so viele Sondergebäude wie blaue Kunden sind, mindestens eins.' },
  20: {
    name: 'Bibliothekarin',
    rule: '12 SP, wenn hier so viele Sondergebäude wie graue Kunden sind, mindestens eins.',
  },
  21: {
    name: 'Landvermesser',
    rule: '16 SP, wenn hier gleich viele Glashütten, Läden und Paläste sind, mindestens je 1.',
  },
  22: { name: 'Goldschmied', rule: '12 SP, wenn hier so viele Wappen wie Läden sind, mindestens eins.' },
  23: { name: 'Spiegelmacherin', rule: '12 SP, wenn hier so viele Wappen wie Glashütten sind, mindestens eins.' },
  24: {
    name: 'Richter',
    rule: '12 SP, wenn du hier so viele Gebäude besitzt wie alle anderen zusammen, mindestens eins.',
  },
  25: { name: 'Erbin', rule: '12 SP, wenn hier genau 1 Wappen ist.' },
  26: { name: 'Notarin', rule: threeBuildings(islands['santa-teresa']) },
  27: { name: 'Zimmermann', rule: threeBuildings(islands['sacca-mattia']) },
  28: { name: 'Steinmetz', rule: threeBuildings(islands['santa-chiara']) },
  29: { name: 'Glöckner', rule: twoGondoliers(islands['san-donato']) },
  30: { name: 'Ständchensänger', rule: twoGondoliers(islands['sacca-serenella']) },
  31: { name: 'Fährmann', rule: twoGondoliers(islands['san-pietro']) },
  32: { name: 'Parfümeurin', rule: glassFor('blaue', islands['sacca-mattia']) },
  33: { name: 'Malerin', rule: glassFor('blaue', islands['santa-teresa']) },
  34: { name: 'Kardinal', rule: glassFor('rote', islands['san-donato']) },
  35: { name: 'Tänzerin', rule: glassFor('rote', islands['santa-chiara']) },
  36: { name: 'Gärtnerin', rule: glassFor('grüne', islands['san-pietro']) },
  37: { name: 'Apotheker', rule: glassFor('grüne', islands['sacca-serenella']) },
  38: { name: 'Tuchhändler', rule: '4 SP für jeden roten Laden hier, egal, wem er gehört.' },
  39: { name: 'Färberin', rule: '4 SP für jeden blauen Laden hier, egal, wem er gehört.' },
  40: { name: 'Zinngießer', rule: '4 SP für jeden grauen Laden hier, egal, wem er gehört.' },
};

export const buildings: MuranoVocabulary['buildings'] = {
  'building-bank': { name: 'Bank', rule: '„Gold nehmen“ bringt dir 4 Gold.' },
  'building-inn': { name: 'Gasthaus', rule: 'Anwerben kostet dich 2 Gold weniger.' },
  'building-hostel': { name: 'Herberge', rule: 'Beim Anwerben siehst du 5 Charaktere.' },
  'building-dockside-bar': {
    name: 'Hafenschenke',
    rule: '1 SP für jeden Gondoliere, den du auf einen Liegeplatz setzt.',
  },
  'building-crane-a': { name: 'Kran A', rule: '1 SP für jeden Palast und jedes Sondergebäude, das du baust.' },
  'building-crane-b': { name: 'Kran B', rule: '1 SP für jeden Laden und jede Glashütte, die du baust.' },
  'building-guild-hall': { name: 'Zunfthaus', rule: '1 SP nach jeder Produktion mit mindestens einer Glashütte.' },
  'building-harbor': {
    name: 'Hafen',
    rule: 'Einen Gondoliere zu setzen kostet dich 1 Gold in deiner Farbe, 3 in jeder anderen.',
  },
  'building-basilica': { name: 'Basilika', rule: 'Sofort 5 SP.' },
  'building-studio-red-green': { name: 'Atelier Rot-Grün', rule: 'Deine roten und grünen Perlen gelten füreinander.' },
  'building-studio-blue-green': {
    name: 'Atelier Blau-Grün',
    rule: 'Deine blauen und grünen Perlen gelten füreinander.',
  },
  'building-studio-red-blue': { name: 'Atelier Rot-Blau', rule: 'Deine roten und blauen Perlen gelten füreinander.' },
  'building-trading-station': {
    name: 'Kontor',
    rule: 'Jede Produktion zieht eine Perle mehr; eine deiner Wahl geht vor Ende des Zuges zurück.',
  },
  'building-assembly-hall': {
    name: 'Versammlungshaus',
    rule: 'Einen Gondoliere zu entlassen bringt dir 5 Gold, einen anzuheuern kostet 1.',
  },
  'building-lighthouse': {
    name: 'Leuchtturm',
    rule: 'Als letztes Schiff darf das rote auf das erste besetzte Feld voraus fahren, und du nutzt dessen Aktion.',
  },
};
