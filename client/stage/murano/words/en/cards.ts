import type { MuranoVocabulary } from '../vocabulary.js';
import { islands } from './nouns.js';

const STEPS = '1 or 2 bring 1 VP, 3 bring 4, 4 bring 6, 5 bring 9, 6 or more bring 12';
const EXCHANGE = 'Takes 2, 4, 6, 7 or 8 gold for 1, 3, 6, 8 or 12 VP';
const MARKET = 'a palace, a special building, a grey customer';
const threeBuildings = (island: string): string => `10 VP on ${island} if you own at least 3 buildings there.`;
const twoGondoliers = (island: string): string => `10 VP on ${island} if at least 2 of your gondoliers lie there.`;
const glassFor = (glass: string, island: string): string => `Takes up to 3 ${glass} beads on ${island}: 7 VP for each.`;

/** The characters. "Here" is the island on which a character scores. */
export const characters: MuranoVocabulary['characters'] = {
  1: { name: 'Grocer', rule: '2 VP for each shop here, whoever owns it.' },
  2: { name: 'Countess', rule: '2 VP for each palace here.' },
  3: { name: 'Architect', rule: '3 VP for each special building here.' },
  4: { name: 'Glassmaker', rule: '2 VP for each glass factory here, whoever owns it.' },
  5: { name: 'Furnace Master', rule: '12 VP if you own a glass factory here and nobody else does.' },
  6: { name: 'Merchant Prince', rule: '12 VP if you own a shop here and nobody else does.' },
  7: { name: 'Silk Trader', rule: `${EXCHANGE}. Here there must be ${MARKET} and 2 blue customers.` },
  8: { name: 'Spice Trader', rule: `${EXCHANGE}. Here there must be ${MARKET} and 2 red customers.` },
  9: { name: 'Hermit', rule: '10 VP if at most 3 red and blue customers together are here.' },
  10: { name: 'Mayor', rule: '12 VP if every kind of building and a customer of each colour is here.' },
  11: {
    name: 'Town Crier',
    rule: 'By all customers here: 1 or 2 bring 1 VP, 3 or 4 bring 3, 5 or 6 bring 5, 7 or 8 bring 8, 9 or more bring 12.',
  },
  12: { name: 'Wine Merchant', rule: `By the red customers here: ${STEPS}.` },
  13: { name: 'Fishmonger', rule: `By the blue customers here: ${STEPS}.` },
  14: { name: 'Friar', rule: `By the grey customers here: ${STEPS}.` },
  15: { name: 'Herald', rule: '1 VP for each crest on the palaces here.' },
  16: { name: 'Master Builder', rule: '2 VP for each shop and factory of yours here, 1 for each of the others.' },
  17: { name: 'Tax Collector', rule: '1 VP for each shop and factory of yours here, 2 for each of the others.' },
  18: {
    name: 'Opera Singer',
    rule: '12 VP if there are as many special buildings as red customers here, at least one.',
  },
  19: { name: 'Captain', rule: '12 VP if there are as many special buildings as blue customers here, at least one.' },
  20: { name: 'Librarian', rule: '12 VP if there are as many special buildings as grey customers here, at least one.' },
  21: { name: 'Surveyor', rule: '16 VP if factories, shops and palaces are equally many here, at least one of each.' },
  22: { name: 'Jeweller', rule: '12 VP if there are as many crests as shops here, at least one.' },
  23: { name: 'Mirror Maker', rule: '12 VP if there are as many crests as glass factories here, at least one.' },
  24: { name: 'Judge', rule: '12 VP if you own as many buildings here as all the others together, at least one.' },
  25: { name: 'Heiress', rule: '12 VP if there is exactly 1 crest here.' },
  26: { name: 'Notary', rule: threeBuildings(islands['santa-teresa']) },
  27: { name: 'Carpenter', rule: threeBuildings(islands['sacca-mattia']) },
  28: { name: 'Stonemason', rule: threeBuildings(islands['santa-chiara']) },
  29: { name: 'Bell-ringer', rule: twoGondoliers(islands['san-donato']) },
  30: { name: 'Serenader', rule: twoGondoliers(islands['sacca-serenella']) },
  31: { name: 'Ferryman', rule: twoGondoliers(islands['san-pietro']) },
  32: { name: 'Perfumer', rule: glassFor('blue', islands['sacca-mattia']) },
  33: { name: 'Painter', rule: glassFor('blue', islands['santa-teresa']) },
  34: { name: 'Cardinal', rule: glassFor('red', islands['san-donato']) },
  35: { name: 'Dancer', rule: glassFor('red', islands['santa-chiara']) },
  36: { name: 'Gardener', rule: glassFor('green', islands['san-pietro']) },
  37: { name: 'Apothecary', rule: glassFor('green', islands['sacca-serenella']) },
  38: { name: 'Draper', rule: '4 VP for each red shop here, whoever owns it.' },
  39: { name: 'Dyer', rule: '4 VP for each blue shop here, whoever owns it.' },
  40: { name: 'Tinsmith', rule: '4 VP for each grey shop here, whoever owns it.' },
};

export const buildings: MuranoVocabulary['buildings'] = {
  'building-bank': { name: 'Bank', rule: 'Take Gold brings you 4 gold.' },
  'building-inn': { name: 'Inn', rule: 'Recruiting costs you 2 gold less.' },
  'building-hostel': { name: 'Hostel', rule: 'When recruiting you see 5 characters.' },
  'building-dockside-bar': { name: 'Dockside Bar', rule: '1 VP for each gondolier you place on a berth.' },
  'building-crane-a': { name: 'Crane A', rule: '1 VP for each palace and each special building you build.' },
  'building-crane-b': { name: 'Crane B', rule: '1 VP for each shop and each glass factory you build.' },
  'building-guild-hall': { name: 'Guild Hall', rule: '1 VP after each production with at least one factory.' },
  'building-harbor': {
    name: 'Harbor',
    rule: 'Placing a gondolier costs you 1 gold in your own colour, 3 in any other.',
  },
  'building-basilica': { name: 'Basilica', rule: '5 VP at once.' },
  'building-studio-red-green': { name: 'Red-Green Studio', rule: 'Your red and green beads count as each other.' },
  'building-studio-blue-green': { name: 'Blue-Green Studio', rule: 'Your blue and green beads count as each other.' },
  'building-studio-red-blue': { name: 'Red-Blue Studio', rule: 'Your red and blue beads count as each other.' },
  'building-trading-station': {
    name: 'Trading Station',
    rule: 'Each production draws one bead more; one bead of your choice goes back before the turn ends.',
  },
  'building-assembly-hall': {
    name: 'Assembly Hall',
    rule: 'Dismissing a gondolier brings you 5 gold, hiring one costs you 1.',
  },
  'building-lighthouse': {
    name: 'Lighthouse',
    rule: 'As your last ship, the red one may enter the first taken space ahead, and you use its action.',
  },
};
