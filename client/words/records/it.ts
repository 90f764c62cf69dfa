import { LOCALES } from '../language.js';
import type { RecordsWords } from './records-words.js';

const BOTS: Readonly<Record<string, string>> = { strong: 'Bot forte', random: 'Bot casuale' };
const share = new Intl.NumberFormat(LOCALES.it, { style: 'percent' });

export const it: RecordsWords = {
  standings: {
    title: 'Classifica',
    lead: 'Chi gioca meglio, per quel che ne sappiamo: secondo le partite finite della lista pubblica.',
    games: 'Giochi',
    columns: {
      rank: 'Pos.',
      name: 'Giocatore',
      rating: 'Valutazione',
      played: 'Partite',
      won: 'Vinte',
      mean: 'Media',
      best: 'Migliore',
    },
    caption: (game) => `Classifica di ${game}`,
    empty: 'Nessuno ha ancora finito una partita con altri. La prima vittoria è ancora tutta da prendere.',
    reading: 'Caricamento della classifica…',
    about:
      'La valutazione è ciò di cui siamo quasi certi: cresce con ogni vittoria e con ogni partita che ci fa conoscere meglio qualcuno. I bot sono valutati come tutti. Non contano le partite in solitario, i tavoli solo con il link e le partite senza risultato.',
    play: 'Ai tavoli',
  },
  player: {
    me: 'tu',
    records: 'Risultati',
    games: 'Partite',
    noRecord: 'Ancora nessuna partita finita con altri.',
    noGames: 'Ancora nessuna partita. Appena ne comincia una, compare qui.',
    rank: (rank) => `${rank}º posto`,
    solo: (points) => `Miglior punteggio in solitario: ${points}`,
    gone: 'Qui non siede nessuno con questo nome',
    goneLead: 'Questo giocatore non c’è, o non c’è più.',
    toStandings: 'Alla classifica',
  },
  number: (value, digits) =>
    value.toLocaleString(LOCALES.it, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  share: (won) => share.format(won),
  bot: (name) => BOTS[name] ?? name,
  isBot: 'Bot',
};
