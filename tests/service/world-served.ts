import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { CommandId } from '#events/envelope.js';
import type { Game } from '#engine/kit/game.js';
import { TailFeed } from '#feed/tail-feed.js';
import { gatewayOver } from '#gateway/app.js';
import { journal } from '#gateway/log.js';
import type { Parts } from '#gateway/parts.js';
import { SigningKey } from '#gateway/heads/signing-key.js';
import { Games } from '#gateway/tables/games.js';
import { origin } from '#events/chain/digest.js';
import { pinnedOf } from '#gateway/tables/opening.js';
import { sealed } from '#gateway/tables/standing.js';
import { MemoryAttendance } from '#store/memory/memory-attendance.js';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import type { openPostgres } from '#store/postgres/postgres-store.js';
import type { TrueStep } from '#tests/laws/played.js';
import type { World } from './worlds.js';

/** What all worlds share: who people are, and where they sit. */
export type Around = Omit<Awaited<ReturnType<typeof openPostgres>>, 'store' | 'outbox'>;

/** A service that holds one world. */
export interface WorldServed {
  readonly url: string;
  readonly world: World;
  /** What it wrote into its log so far, without what differs from one run to the next. */
  readonly logged: () => readonly string[];
  stop(): Promise<void>;
}

const AT = 1_700_000_000_000;

/** The whole gateway over a store in which this world happened. */
export const serveWorld = async (around: Around, game: Game, world: World): Promise<WorldServed> => {
  const outbox = new MemoryOutbox();
  const store = new MemoryStore(outbox);
  await keep(store, game, world);
  const lines: string[] = [];
  const log = journal('info', { write: (line) => void lines.push(line) });
  const parts: Parts = {
    ...{ ...around, store, outbox, attendance: new MemoryAttendance(), signingKey: SigningKey.fresh() },
    feed: new TailFeed(outbox, { atOnce: 500, idleMs: 500, afterFaultMs: 1000, onFault: () => undefined }),
    games: new Games([game]),
    settings: SETTINGS,
    page: null,
    botScript: pathToFileURL('/no/bot/plays/here.js'),
    setAside: () => Promise.resolve(),
    hears: () => undefined,
  };
  const app = await gatewayOver(parts, log);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    world,
    logged: () => lines.map(unmarked),
    stop: () => app.close(),
  };
};

/** The time of day, how long things took, and what requests and connections are called. */
const unmarked = (line: string): string =>
  line
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)')
    .replaceAll(/"(time|responseTime|pid)":[\d.]+/g, '"$1":"(a number)"');

const SETTINGS = {
  ...{ node: 'world', messagesPerSecond: 100_000, requestsPerSecond: 100_000, origins: [] },
  ...{
    socketsPerAddress: 100_000,
    proxies: 0,
    hotTables: 10,
    botWorkers: 1,
    botMoveMs: 0,
    logLevel: 'info',
    clock: 'here' as const,
  },
};

const keep = async (store: MemoryStore, game: Game, { id, seed, past, draws }: World): Promise<void> => {
  const pinned = pinnedOf(id, game, seed);
  let onto = { seq: 0, digest: origin(id) };
  for (const steps of byCommand(past)) {
    const [first] = steps;
    const given = first.command === null || first.seat === null ? null : { id: first.command, seat: first.seat };
    const command = given && { ...given, id: given.id as CommandId, command: { type: 'asked' }, seen: onto.seq };
    const maker = { seat: first.seat, command, at: AT + first.seq, draws: draws.get(first.seq) ?? 0 };
    const events = sealed(
      pinned,
      onto,
      steps.map(({ event }) => event),
      maker,
    );
    if (onto.seq === 0) await store.open({ table: id, game: game.id, edition: game.edition, seed, events });
    else await store.append({ table: id, after: onto.seq, onto: onto.digest, events, command });
    onto = events.at(-1) ?? onto;
  }
};

type Steps = readonly [TrueStep, ...TrueStep[]];

const byCommand = (past: readonly TrueStep[]): readonly Steps[] => {
  const runs: [TrueStep, ...TrueStep[]][] = [];
  for (const step of past) {
    const run = runs.at(-1);
    if (run !== undefined && step.command !== null && run[0].command === step.command) run.push(step);
    else runs.push([step]);
  }
  return runs;
};
