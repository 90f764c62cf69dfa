import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act } from '#engine/kit/act.js';
import type { Game } from '#engine/kit/game.js';
import { murano } from '#engine/murano/game.js';
import { GAMES } from '#engine/registry.js';
import type { Viewer } from '#events/viewer.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { straysOf } from '#tests/laws/commands.js';
import { corpusNameOf } from '#tests/corpus/plans.js';
import { play } from '#tests/laws/play.js';
import type { Played } from '#tests/laws/played.js';
import { answering, offering } from '#tests/laws/planted/plant.js';
import { hiddenFrom } from '#tests/laws/tokens.js';
import { theServer } from '#tests/store/postgres/server.js';
import { conversation } from './conversation.js';
import type { Heard, Tokens } from './conversation.js';
import { seatPeople } from './seated-people.js';
import { serveWorld } from './world-served.js';
import { otherWorld, tableOf, worldAt } from './worlds.js';
import type { World } from './worlds.js';

const SEATS = 3;
const FURTHER = 4;
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'public'];
/** Late enough that much is hidden, and near enough to the beginning that a line may come in by seq there. */
const LATEST = 160;
const STEP = 20;
/** One seat reveals its nonce, and one withholds it: both are told to everybody. */
const OF_THE_OPENING = ['RevealsAsked', 'NonceRevealed', 'NonceWithheld'];

const server = theServer();
let around: Awaited<ReturnType<typeof openPostgres>>;
let tokens: Tokens;

const playedOf = (game: Game): Played =>
  play({ game, setting: { seats: SEATS, options: {} }, seed: `two-worlds-of-${corpusNameOf(game)}`, undos: 0 });

const PLAYED: ReadonlyMap<Game, Played> = new Map(GAMES.map((game) => [game, playedOf(game)]));

const gameOf = (game: Game): Played => PLAYED.get(game) ?? playedOf(game);

beforeAll(async () => {
  around = await openPostgres(server().url);
  const [first = gameOf(murano), ...others] = PLAYED.values();
  const lounge = worldAt(first, 0, 0);
  tokens = await seatPeople(around, [lounge, ...others.map((played) => worldAt(played, 0, 0))]);
});

afterAll(async () => {
  await around.store.close();
});

interface Pair {
  readonly viewer: Viewer;
  readonly here: World;
  readonly there: World;
}

/** A moment of a game at which there is a world for that viewer to mistake for the true one. */
const pairFor = (played: Played, viewer: Viewer): Pair | null => {
  const name = `${corpusNameOf(played.game)} ${viewer}`;
  const pair = PAIRS.get(name) ?? lookedFor(played, viewer);
  PAIRS.set(name, pair);
  return pair;
};

const PAIRS = new Map<string, Pair | null>();

const lookedFor = (played: Played, viewer: Viewer): Pair | null => {
  for (let at = LATEST; at > 0; at -= STEP) {
    const here = worldAt(played, at, FURTHER);
    const there = otherWorld(played, here, viewer);
    if (there !== null) return { viewer, here, there };
  }
  return null;
};

/** What a viewer hears in a world, of a service with these rules. */
const heardIn = async (rules: Game, played: Played, world: World, viewer: Viewer): Promise<Heard> => {
  const table = tableOf(played.game, worldOfTruth(played, world));
  const seat = typeof viewer === 'number' ? viewer : 0;
  const wrong = straysOf(played)
    .wellFormed(30)
    .filter((command) => !act(played.game, table, seat, command, played.chance).ok)
    .slice(0, 4);
  const served = await serveWorld(around, rules, world);
  try {
    return await conversation(served, { viewer, tokens, wrong });
  } finally {
    await served.stop();
  }
};

/** The same things are tried in both worlds: those that are wrong in the one that was played. */
const worldOfTruth = (played: Played, { past, next }: World): World =>
  worldAt(
    played,
    played.moments.findIndex(({ table }) => table.seq === past.length),
    next.length,
  );

const secretsOf = (game: Game, state: object, viewer: Viewer): string =>
  hiddenFrom(game, state, viewer)
    .slots.map(({ token }) => token)
    .join();

/** What the log writes in its own words, as it does of faults that were written to be read. */
const plainFault = (words: string): Error => Object.assign(new Error(words), { name: 'BotFault' });

interface Leak {
  readonly fault: string;
  /** Where it has to show. */
  readonly by: string;
  readonly rules: (game: Game) => Game;
}

/** Faults of a service that shows too much: one for each kind of message. */
const LEAKS: readonly Leak[] = [
  {
    fault: 'events say',
    by: 'stream',
    rules: (game) => ({
      ...game,
      seenBy: Object.fromEntries(
        Object.entries(game.seenBy).map(([type, before]) => [type, { ...before, show: null }]),
      ),
    }),
  },
  {
    fault: 'the state says',
    by: 'whole',
    rules: (game) => ({
      ...game,
      redact: (state, viewer) =>
        viewer === 'auditor' ? state : { ...game.redact(state, viewer), hint: secretsOf(game, state, viewer) },
    }),
  },
  {
    fault: 'refusals say',
    by: 'whole',
    rules: (game) =>
      answering(game, (before, state, seat) =>
        before.ok ? before : { ok: false, refusal: { ...before.refusal, message: secretsOf(game, state, seat) } },
      ),
  },
  {
    fault: 'choices say',
    by: 'asked',
    rules: (game) =>
      offering(game, (before, state, seat) => before.map((one) => ({ ...one, hint: secretsOf(game, state, seat) }))),
  },
  {
    fault: 'the log says',
    by: 'logged',
    rules: (game) =>
      answering(game, (before, state, seat) => {
        if (!before.ok) throw plainFault(secretsOf(game, state, seat));
        return before;
      }),
  },
];

describe.each(GAMES.map((game) => ({ game, title: game.title })))(
  'At a table of $title, edition $game.edition,',
  ({ game }) => {
    const played = gameOf(game);

    it.each(VIEWERS)(
      'no byte that viewer %s is sent depends on what is hidden from them, by sockets, streams or requests, and no line of the log',
      async (viewer) => {
        const pair = pairFor(played, viewer);
        if (pair === null) throw new Error('There is no other world to compare with.');
        const { here, there } = pair;
        const one = await heardIn(game, played, here, viewer);
        expect(await heardIn(game, played, there, viewer)).toEqual(one);
        expect(one['whole']?.length).toBeGreaterThan(FURTHER);
        expect(one['later']?.length).toBeGreaterThan(here.past.length - 5);
        expect(one['stream']?.length).toBeGreaterThan(here.past.length);
        expect(one['logged']?.length).toBeGreaterThan(10);
        for (const type of OF_THE_OPENING) expect(one['later']?.join()).toContain(`"${type}"`);
      },
    );

    it('that is in every world another thing, or nothing would be compared', () => {
      for (const viewer of VIEWERS) {
        const pair = pairFor(played, viewer);
        const [one, other] = [pair?.here, pair?.there].map(
          (world) => world && hiddenFrom(game, tableOf(game, world).state, viewer).slots,
        );
        expect(one).not.toEqual(other);
      }
    });

    it.each(LEAKS)('the comparison finds it where $fault something of it', async ({ rules, by }) => {
      const differs = new Set<string>();
      for (const viewer of VIEWERS) {
        const pair = pairFor(played, viewer);
        if (pair === null || differs.has(by)) continue;
        const one = await heardIn(rules(game), played, pair.here, viewer);
        const other = await heardIn(rules(game), played, pair.there, viewer);
        for (const key of Object.keys(one))
          if (JSON.stringify(one[key]) !== JSON.stringify(other[key])) differs.add(key);
      }
      expect([...differs]).toContain(by);
    });
  },
);

describe('What fails at a command', () => {
  it('is in the log with the connection that it came over, and the id of the command', async () => {
    const world = worldAt(gameOf(murano), LATEST, 1);
    const [asked] = world.next;
    const failing = answering(murano, (before) => {
      if (!before.ok) throw plainFault('A beam broke.');
      return before;
    });
    const { logged = [] } = await heardIn(failing, gameOf(murano), world, asked?.seat ?? 0);
    const [line = ''] = logged.filter((one) => one.includes('A beam broke.'));
    expect(JSON.parse(line)).toMatchObject({ by: 'sockets', about: ['connection (id)', 'command wrong-0'] });
  });
});
