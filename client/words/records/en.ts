import { LOCALES } from '../language.js';
import type { RecordsWords } from './records-words.js';

const BOTS: Readonly<Record<string, string>> = { strong: 'Strong bot', random: 'Random bot' };
const share = new Intl.NumberFormat(LOCALES.en, { style: 'percent' });

export const en: RecordsWords = {
  standings: {
    title: 'Standings',
    lead: 'Who plays best, as far as we know: by the finished games of the public list.',
    games: 'Games',
    columns: {
      rank: 'Rank',
      name: 'Player',
      rating: 'Rating',
      played: 'Games',
      won: 'Won',
      mean: 'Mean score',
      best: 'Best',
    },
    caption: (game) => `Standings of ${game}`,
    empty: 'Nobody has finished a game with others yet. The first win is still to be had.',
    reading: 'Reading the standings …',
    about:
      'The rating is what we are nearly sure of: it grows with every win, and with every game by which we know somebody better. Bots are rated like everybody else. Games alone, unlisted tables and games without a result do not count.',
    play: 'To the tables',
  },
  player: {
    me: 'you',
    records: 'Record',
    games: 'Games',
    noRecord: 'No finished game with others yet.',
    noGames: 'No game yet. As soon as one begins it stands here.',
    rank: (rank) => `Rank ${rank}`,
    solo: (points) => `Best score alone: ${points}`,
    gone: 'Nobody of that name sits here',
    goneLead: 'This player is not here, or not here any more.',
    toStandings: 'To the standings',
  },
  number: (value, digits) =>
    value.toLocaleString(LOCALES.en, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  share: (won) => share.format(won),
  bot: (name) => BOTS[name] ?? name,
  isBot: 'Bot',
};
