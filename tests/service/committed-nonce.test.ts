import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commitToSeed } from '#events/chain/commitment.js';
import { commitToNonce } from '#events/chain/nonces.js';
import { NEWEST_SCHEME } from '#events/chain/schemes.js';
import type { TableId } from '#events/envelope.js';
import type { TableEvent } from '#events/table/events.js';
import type { Viewer } from '#events/viewer.js';
import { burano } from '#engine/burano/game.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { theServer } from '#tests/store/postgres/server.js';
import { answersTo, bare, lineTo, told } from './conversation.js';
import type { Heard, Tokens } from './conversation.js';
import { seatPeople } from './seated-people.js';
import { StreamReader } from './stream-reader.js';
import { Visitor } from './visitor.js';
import { serveWorld } from './world-served.js';
import type { World } from './worlds.js';

/** Every viewer but the seat that committed to the nonce. */
const OTHERS: readonly Viewer[] = [1, 2, 'public'];
const ID = 'table-with-a-secret-nonce' as TableId;
const SEED = new Uint8Array(32).fill(7);
const CARLAS = 'what-Carla-adds';

const server = theServer();
let around: Awaited<ReturnType<typeof openPostgres>>;
let tokens: Tokens;

/** Anna has committed to this nonce, Carla to hers, and Ben has named his. The start has not been asked for. */
const worldOf = (annas: string): World => {
  const taken = (seat: number) => ({ type: 'SeatTaken', seat, claim: `claim-of-${seat}` }) as const;
  const events: readonly TableEvent[] = [
    {
      ...{ type: 'TableOpened', game: burano.id, edition: burano.edition, seats: 3, options: {} },
      ...{ commitment: commitToSeed(SEED), scheme: NEWEST_SCHEME },
    },
    { ...taken(0), nonceCommitment: commitToNonce(ID, 0, annas) },
    { ...taken(1), nonce: 'what-Ben-adds' },
    { ...taken(2), nonceCommitment: commitToNonce(ID, 2, CARLAS) },
  ];
  const past = events.map((event, index) => ({ seq: index + 1, event, seat: null, command: null }));
  return { id: ID, seed: SEED, past, draws: new Map(), next: [] };
};

beforeAll(async () => {
  around = await openPostgres(server().url);
  tokens = await seatPeople(around, [worldOf('any')]);
});

afterAll(async () => {
  await around.store.close();
});

/** All that a viewer hears up to the reveal of Anna's nonce, and what comes with it. */
const heardIn = async (annas: string, viewer: Viewer): Promise<{ readonly before: Heard; readonly since: Heard }> => {
  const served = await serveWorld(around, burano, worldOf(annas));
  try {
    return await startSeenBy(served.url, viewer, annas, served.logged);
  } finally {
    await served.stop();
  }
};

const startSeenBy = async (url: string, viewer: Viewer, annas: string, logged: () => readonly string[]) => {
  const own = typeof viewer === 'number' ? (tokens.seats[viewer] ?? null) : tokens.stranger;
  const [anna, carla] = [0, 2].map((seat) => new Visitor(url, null, tokens.seats[seat] ?? null));
  const stream = new StreamReader(new Visitor(url, null, own), ID);
  await stream.come();
  const [whole, later] = await Promise.all([lineTo(url, own), lineTo(url, own)]);
  whole.say('follow', { table: ID });
  later.say('follow', { table: ID, after: 1 });
  const reach = async (seq: number) => {
    await Promise.all(
      [whole, later].map((line) => line.has(({ event, data }) => event === 'event' && data.seq === seq)),
    );
    await stream.reaches(seq);
  };
  await Promise.all([whole, later].map((line) => line.has(({ event }) => event === 'presence')));
  const open = await answersTo(url, own, ID, OPEN);

  const answers = [];
  for (const [visitor, path, body] of [
    [anna, 'reveals', { nonce: CARLAS }],
    [anna, 'start', undefined],
    [anna, 'reveals', { nonce: 'not-the-one' }],
    [carla, 'reveals', { nonce: annas.replaceAll(/./g, 'x') }],
    [carla, 'reveals', { nonce: CARLAS }],
  ] as const) {
    const answer = await visitor?.ask('POST', `/api/tables/${ID}/${path}`, body);
    answers.push(`${path} ${String(answer?.status)} ${bare(answer?.text ?? '')}`);
  }
  await reach(OPEN + 2);
  const heard = (): Heard => ({
    whole: told(whole),
    later: told(later),
    stream: stream.heard.filter((piece) => !piece.startsWith('event: presence')).map(bare),
    logged: logged().toSorted(),
  });
  const waiting = await answersTo(url, own, ID, OPEN + 2);
  const before = { ...heard(), open, answers, waiting };

  await anna?.ask('POST', `/api/tables/${ID}/reveals`, { nonce: annas });
  await reach(OPEN + 3);
  const since = { ...heard(), waiting: await answersTo(url, own, ID, OPEN + 3) };
  for (const line of [whole, later]) line.hangUp();
  stream.cut();
  return { before, since };
};

/** The seq up to which the table is only open. */
const OPEN = 4;

describe('A nonce that a seat has committed to', () => {
  it.each(OTHERS)(
    'changes no byte that viewer %s is sent before the reveal, beside the 43 letters of its commitment',
    async (viewer) => {
      const one = await heardIn('what-Anna-adds', viewer);
      const other = await heardIn('or-adds-instead', viewer);

      expect(other.before).toEqual(one.before);
      expect(one.before['later']?.join()).toContain('RevealsAsked');
      expect(one.before['later']?.join()).toContain(CARLAS);
      expect(one.before['answers']?.map((line) => line.slice(0, 11))).toEqual([
        ...['reveals 422', 'start 200 {', 'reveals 422', 'reveals 422', 'reveals 200'],
      ]);

      // Or nothing would have been compared: with the reveal each of these tells of it.
      for (const by of ['whole', 'later', 'stream', 'waiting']) expect(other.since[by]).not.toEqual(one.since[by]);
    },
  );
});
