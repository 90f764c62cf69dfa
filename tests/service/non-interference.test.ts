import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act } from '#engine/kit/act.js';
import type { Game } from '#engine/kit/game.js';
import { murano } from '#engine/murano/game.js';
import type { Viewer } from '#events/viewer.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { straysOf } from '#tests/laws/commands.js';
import { play } from '#tests/laws/play.js';
import type { Played } from '#tests/laws/played.js';
import { answering, offering, showing } from '#tests/laws/planted/plant.js';
import { hiddenFrom } from '#tests/laws/tokens.js';
import { theServer } from '#tests/store/postgres/server.js';
import { conversation } from './conversation.js';
import type { Heard, Tokens } from './conversation.js';
import { nobody } from './visitor.js';
import { serveWorld } from './world-served.js';
import type { Around } from './world-served.js';
import { otherWorld, tableOf, worldAt } from './worlds.js';
import type { World } from './worlds.js';

const game: Game = murano;
const SEATS = 3;
const FURTHER = 6;
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'public'];

const server = theServer();
let around: Awaited<ReturnType<typeof openPostgres>>;
let tokens: Tokens;

const played: Played = play({ game, setting: { seats: SEATS, options: {} }, seed: 'two-worlds', undos: 0 });

beforeAll(async () => {
  around = await openPostgres(server().url);
  tokens = await seatPeople(around);
});

afterAll(async () => {
  await around.store.close();
});

/** Three people and a stranger, known to every world; the three sit at the table. */
const seatPeople = async (kept: Around): Promise<Tokens> => {
  const { lobby } = kept;
  const lounge = await serveWorld(kept, game, worldAt(played, 0, 0));
  const guests = [];
  for (const name of ['Anna', 'Ben', 'Carla', 'Dario']) {
    const { body } = await nobody(lounge.url).ask<Guest>('POST', '/api/guests', { name });
    guests.push({ id: body.player.id, token: body.token });
  }
  await lounge.stop();
  const { id: table } = worldAt(played, 0, 0);
  const [creator = ''] = guests.map(({ id }) => id);
  await lobby.announce({ table, creator, visibility: 'public', clock: { kind: 'none' }, at: 1 });
  for (const [seat, { id: player }] of guests.slice(0, SEATS).entries())
    await lobby.claim({ table, seat, nonce: `nonce-${played.seed}-${seat}`, sitter: { player } });
  return { seats: guests.slice(0, SEATS).map(({ token }) => token), stranger: guests[SEATS]?.token ?? '' };
};

interface Guest {
  readonly player: { readonly id: string };
  readonly token: string;
}

interface Pair {
  readonly viewer: Viewer;
  readonly here: World;
  readonly there: World;
}

/** Moments of the game at which there is a world for that viewer to mistake for the true one. */
const pairsFor = (viewer: Viewer, most: number): readonly Pair[] => {
  const pairs: Pair[] = [];
  for (let at = LATEST; at > 0 && pairs.length < most; at -= STEP) {
    const here = worldAt(played, at, FURTHER);
    const there = otherWorld(played, here, viewer);
    if (there !== null) pairs.push({ viewer, here, there });
  }
  return pairs;
};

/** Late enough that much is hidden, and near enough to the beginning that a line may come in by seq there. */
const LATEST = 400;
const STEP = 45;

/** What a viewer hears in a world, of a service with these rules. */
const heardIn = async (rules: Game, world: World, viewer: Viewer): Promise<Heard> => {
  const table = tableOf(game, worldOfTruth(world));
  const seat = typeof viewer === 'number' ? viewer : 0;
  const wrong = straysOf(played)
    .wellFormed(30)
    .filter((command) => !act(game, table, seat, command, played.chance).ok)
    .slice(0, 6);
  const served = await serveWorld(around, rules, world);
  try {
    return await conversation(served, { viewer, tokens, wrong });
  } finally {
    await served.stop();
  }
};

/** The same things are tried in both worlds: those that are wrong in the one that was played. */
const worldOfTruth = ({ past, next }: World): World =>
  worldAt(
    played,
    played.moments.findIndex(({ table }) => table.seq === past.length),
    next.length,
  );

describe('Whatever is hidden from a viewer', () => {
  it.each(VIEWERS)(
    'no byte that viewer %s is sent depends on it, by sockets or requests, live or later',
    async (viewer) => {
      const pairs = pairsFor(viewer, 2);
      expect(pairs.length).toBeGreaterThan(0);
      for (const { here, there } of pairs) {
        const one = await heardIn(game, here, viewer);
        expect(await heardIn(game, there, viewer)).toEqual(one);
        expect(one['whole']?.length).toBeGreaterThan(FURTHER);
        expect(one['later']?.length).toBeGreaterThan(here.past.length - 5);
      }
    },
  );

  it('is in every world another thing, or nothing would be compared', () => {
    for (const viewer of VIEWERS)
      for (const { here, there } of pairsFor(viewer, 2)) {
        const [one, other] = [here, there].map((world) => hiddenFrom(game, tableOf(game, world).state, viewer).slots);
        expect(one).not.toEqual(other);
      }
  });
});

const secretsOf = (state: object, viewer: Viewer): string =>
  hiddenFrom(game, state, viewer)
    .slots.map(({ token }) => token)
    .join();

/** Faults of a service that shows too much: one for each kind of message. */
const LEAKS: readonly { readonly fault: string; readonly rules: Game }[] = [
  { fault: 'events', rules: showing(game, 'CharactersDrawn', (before) => ({ ...before, show: null })) },
  {
    fault: 'the state',
    rules: {
      ...game,
      redact: (state, viewer) =>
        viewer === 'auditor' ? state : { ...game.redact(state, viewer), hint: secretsOf(state, viewer) },
    },
  },
  {
    fault: 'refusals',
    rules: answering(game, (before, state, seat) =>
      before.ok ? before : { ok: false, refusal: { ...before.refusal, message: secretsOf(state, seat) } },
    ),
  },
  {
    fault: 'choices',
    rules: offering(game, (before, state, seat) => before.map((one) => ({ ...one, hint: secretsOf(state, seat) }))),
  },
];

describe('The comparison', () => {
  it.each(LEAKS)('finds it where $fault say something of what is hidden', async ({ rules }) => {
    const differs: boolean[] = [];
    for (const viewer of VIEWERS)
      for (const { here, there } of pairsFor(viewer, 1)) {
        if (differs.includes(true)) break;
        const one = await heardIn(rules, here, viewer);
        const other = await heardIn(rules, there, viewer);
        differs.push(JSON.stringify(one) !== JSON.stringify(other));
      }
    expect(differs).toContain(true);
  });
});
