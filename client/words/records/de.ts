import { LOCALES } from '../language.js';
import type { RecordsWords } from './records-words.js';

const BOTS: Readonly<Record<string, string>> = { strong: 'Starker Bot', random: 'Zufallsbot' };
const share = new Intl.NumberFormat(LOCALES.de, { style: 'percent' });

export const de: RecordsWords = {
  standings: {
    title: 'Rangliste',
    lead: 'Wer am besten spielt, soweit wir es wissen: nach den beendeten Partien der öffentlichen Liste.',
    games: 'Spiele',
    columns: {
      rank: 'Rang',
      name: 'Spieler',
      rating: 'Wertung',
      played: 'Partien',
      won: 'Gewonnen',
      mean: 'Schnitt',
      best: 'Bestes',
    },
    caption: (game) => `Rangliste von ${game}`,
    empty: 'Noch hat niemand eine Partie mit anderen beendet. Der erste Sieg ist noch zu haben.',
    reading: 'Die Rangliste wird geladen …',
    about:
      'Die Wertung ist das, was wir so gut wie sicher wissen: Sie wächst mit jedem Sieg und mit jeder Partie, durch die wir jemanden besser kennen. Bots werden gewertet wie alle anderen. Solopartien, Tische nur mit Link und Partien ohne Ergebnis zählen nicht.',
    play: 'Zu den Tischen',
  },
  player: {
    me: 'du',
    records: 'Bilanz',
    games: 'Partien',
    noRecord: 'Noch keine beendete Partie mit anderen.',
    noGames: 'Noch keine Partie. Sobald eine beginnt, steht sie hier.',
    rank: (rank) => `Rang ${rank}`,
    solo: (points) => `Bestes Soloergebnis: ${points}`,
    gone: 'Niemand dieses Namens sitzt hier',
    goneLead: 'Diesen Spieler gibt es hier nicht, oder nicht mehr.',
    toStandings: 'Zur Rangliste',
  },
  number: (value, digits) =>
    value.toLocaleString(LOCALES.de, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  share: (won) => share.format(won),
  bot: (name) => BOTS[name] ?? name,
  isBot: 'Bot',
};
