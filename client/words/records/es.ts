import { LOCALES } from '../language.js';
import type { RecordsWords } from './records-words.js';

const BOTS: Readonly<Record<string, string>> = { strong: 'Bot fuerte', random: 'Bot aleatorio' };
const share = new Intl.NumberFormat(LOCALES.es, { style: 'percent' });

export const es: RecordsWords = {
  standings: {
    title: 'Clasificación',
    lead: 'Quién juega mejor, por lo que sabemos: según las partidas terminadas de la lista pública.',
    games: 'Juegos',
    columns: {
      rank: 'Puesto',
      name: 'Jugador',
      rating: 'Nivel',
      played: 'Partidas',
      won: 'Ganadas',
      mean: 'Media',
      best: 'Mejor',
    },
    caption: (game) => `Clasificación de ${game}`,
    empty: 'Nadie ha terminado aún una partida con otros. La primera victoria está por conseguir.',
    reading: 'Cargando la clasificación…',
    about:
      'El nivel es aquello de lo que estamos casi seguros: crece con cada victoria y con cada partida por la que conocemos mejor a alguien. Los bots se valoran como los demás. No cuentan las partidas en solitario, las mesas solo con enlace ni las partidas sin resultado.',
    play: 'A las mesas',
  },
  player: {
    me: 'tú',
    records: 'Historial',
    games: 'Partidas',
    noRecord: 'Todavía ninguna partida terminada con otros.',
    noGames: 'Todavía ninguna partida. En cuanto empiece una, estará aquí.',
    rank: (rank) => `Puesto ${rank}`,
    solo: (points) => `Mejor resultado en solitario: ${points}`,
    gone: 'Aquí no se sienta nadie con ese nombre',
    goneLead: 'Ese jugador no está aquí, o ya no está.',
    toStandings: 'A la clasificación',
  },
  number: (value, digits) =>
    value.toLocaleString(LOCALES.es, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  share: (won) => share.format(won),
  bot: (name) => BOTS[name] ?? name,
  isBot: 'Bot',
};
