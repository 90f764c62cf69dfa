import { parseArgs, types } from 'node:util';
import { newestOf } from '#engine/kit/editions.js';
import type { Game } from '#engine/kit/game.js';
import { PLAYER_NAMES, playerFor } from '#tests/laws/players.js';
import { STRICTNESS } from './plan.js';
import type { Plan, Strictness } from './plan.js';

/** What was asked for on the command line. */
export type Request =
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly because: string }
  | { readonly kind: 'run'; readonly plans: readonly Plan[]; readonly workers: number; readonly rates: boolean };

/** The options given, checked against the games and bots that there are. */
export const requestOf = (given: readonly string[], games: readonly Game[], cores: number): Request => {
  const read = valuesOf(given);
  if ('because' in read) return { kind: 'refused', because: read.because };
  if (read.values.help === true) return { kind: 'help' };

  const { values } = read;
  const named = games.filter(({ id }) => values.game === ALL || values.game === id);
  const wanted = editionsOf(named, values);
  const because =
    named.length === 0
      ? `There is no game "${values.game}". There are: ${newestOf(games)
          .map(({ id }) => id)
          .join(', ')}.`
      : (wrongEdition(named, wanted, values) ?? firstWrong(wanted, values) ?? wrongRun(values));
  if (because !== null) return { kind: 'refused', because };

  const plans = wanted.map((game) => planFor(game, values));
  return { kind: 'run', plans, workers: Number(values.workers ?? cores), rates: values.rates === 'on' };
};

const ALL = 'all';
const NEWEST = 'newest';

const editionsOf = (games: readonly Game[], { edition: wanted }: Values): readonly Game[] => {
  if (wanted === ALL) return games;
  return wanted === NEWEST ? newestOf(games) : games.filter(({ edition }) => String(edition) === wanted);
};

const wrongEdition = (named: readonly Game[], wanted: readonly Game[], { edition }: Values): string | null =>
  wanted.length > 0
    ? null
    : `--edition ${edition}: newest, all, or one that there is: ${named.map((one) => `${one.id} ${one.edition}`).join(', ')}.`;

const planFor = (game: Game, values: Values): Plan => ({
  game: game.id,
  edition: game.edition,
  seats: seatsFor(game, values),
  games: Number(values.games),
  bots: botsIn(values).filter((name) => playerFor(name, game) !== undefined),
  wins: winsIn(values).filter(({ bot }) => playerFor(bot, game) !== undefined),
  seed: values.seed,
  options: namesIn(values.options),
  undos: Number(values.undos),
  laws: values.laws as Strictness,
});

type Values = Extract<ReturnType<typeof valuesOf>, { values: unknown }>['values'];

const valuesOf = (given: readonly string[]) => {
  try {
    return parseArgs({
      args: [...given],
      options: {
        help: { type: 'boolean' },
        game: { type: 'string', default: ALL },
        edition: { type: 'string', default: NEWEST },
        seats: { type: 'string' },
        games: { type: 'string', default: '100' },
        bot: { type: 'string' },
        bots: { type: 'string' },
        wins: { type: 'string', default: '' },
        seed: { type: 'string', default: '1' },
        options: { type: 'string', default: '' },
        undos: { type: 'string', default: '5' },
        laws: { type: 'string', default: 'cheap' },
        workers: { type: 'string' },
        rates: { type: 'string', default: 'on' },
      },
    });
  } catch (error) {
    if (types.isNativeError(error) && 'code' in error) return { because: error.message };
    throw error;
  }
};

const firstWrong = (games: readonly Game[], values: Values): string | null =>
  games.map((game) => wrongTable(game, values)).find((because) => because !== null) ?? null;

/** What is wrong about who sits at which table. */
const wrongTable = (game: Game, values: Values): string | null => {
  const { min, max } = game.seats;
  if (seatsFor(game, values).some((seats) => !Number.isInteger(seats) || seats < min || seats > max))
    return `--seats ${values.seats ?? ''}: ${game.title} has ${min} to ${max} seats.`;
  if (values.bot !== undefined && values.bots !== undefined) return 'Either --bot or --bots, they mean the same.';
  const bot = strangerIn(game, values);
  if (bot !== undefined) return `There is no bot "${bot}" for ${game.title}. There are: ${PLAYER_NAMES.join(', ')}.`;
  const option = namesIn(values.options).find((name) => !Object.hasOwn(game.options, name));
  if (option !== undefined)
    return `${game.title} has no option "${option}". It has: ${Object.keys(game.options).join(', ') || 'none'}.`;
  return null;
};

/** Where all games were asked for, one that has no bot of a name is played by the others. */
const strangerIn = (game: Game, values: Values): string | undefined => {
  const strangers = botsIn(values).filter((name) => playerFor(name, game) === undefined);
  return values.game === ALL ? strangers.find((name) => !PLAYER_NAMES.includes(name)) : strangers[0];
};

/** What is wrong about how it is to be done. */
const wrongRun = (values: Values): string | null => {
  if (!isCount(values.games)) return `--games ${values.games}: a whole number, 1 or more.`;
  if (values.workers !== undefined && !isCount(values.workers))
    return `--workers ${values.workers}: a whole number, 1 or more.`;
  const win = namesIn(values.wins).find((one) => !isWin(one, values));
  if (win !== undefined) return `--wins ${win}: one of the bots that play, a colon, and a number of games.`;
  if (!isPercent(values.undos)) return `--undos ${values.undos}: a whole number from 0 to 100.`;
  if (values.rates !== 'on' && values.rates !== 'off') return `--rates ${values.rates}: on or off.`;
  if (!Object.hasOwn(STRICTNESS, values.laws)) return `--laws ${values.laws}: ${Object.keys(STRICTNESS).join(', ')}.`;
  return null;
};

const seatsFor = ({ seats: { min, max } }: Game, { seats }: Values): readonly number[] =>
  seats === undefined ? Array.from({ length: max - min + 1 }, (_, more) => min + more) : namesIn(seats).map(Number);

const botsIn = ({ bot, bots }: Values): readonly string[] => namesIn(bot ?? bots ?? 'random');

const namesIn = (list: string): readonly string[] => (list === '' ? [] : list.split(',').map((name) => name.trim()));

const winsIn = ({ wins }: Values): Plan['wins'] =>
  namesIn(wins).map((one) => {
    const [bot = '', least] = one.split(':');
    return { bot, least: Number(least) };
  });

const isWin = (one: string, values: Values): boolean => {
  const [bot = '', least = '', ...more] = one.split(':');
  return botsIn(values).includes(bot) && isCount(least) && more.length === 0;
};

const isCount = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

const isPercent = (text: string): boolean => /^(\d{1,2}|100)$/.test(text);
