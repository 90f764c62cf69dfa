import { createHash } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { toBase64url } from '#events/base64url.js';
import { origin } from '#events/chain/digest.js';
import { headText } from '#events/chain/head.js';
import type { CommandId, TableId } from '#events/envelope.js';
import type { Happening } from '#events/seen-by.js';
import type { ExportedHead, PublicKey } from '#events/wire/heads.js';
import { PROTOCOL } from '#events/wire/protocol.js';
import { close } from '#engine/kit/absence.js';
import type { Table } from '#engine/kit/table.js';
import { SigningKey } from '#gateway/heads/signing-key.js';
import { exported } from '#gateway/history/exported.js';
import { pinnedOf } from '#gateway/tables/opening.js';
import { sealed } from '#gateway/tables/standing.js';
import type { Maker } from '#gateway/tables/standing.js';
import type { EventStore } from '#store/event-store.js';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import type { Happened, Moment, Played } from '#tests/laws/played.js';

/** A signing key, and what everybody may know of it. */
export interface Signer {
  readonly secret: SigningKey;
  readonly known: PublicKey;
}

export const aSigner = (since = BEGUN): Signer => {
  const secret = SigningKey.fresh();
  return { secret, known: { id: secret.id, key: secret.publicKey, since } };
};

/** The seed that a game was played with (tests/laws/play.ts). */
export const seedOf = ({ seed }: Pick<Played, 'seed'>): Uint8Array => sha256(utf8ToBytes(seed));

/** A game that was played, kept in a store as the service keeps it, and exported from there: its lines, the head last. */
export const exportOf = async (played: Played, signer: Signer | null): Promise<readonly string[]> => {
  const store = new MemoryStore(new MemoryOutbox());
  const id = await keepIn(store, played);
  let text = '';
  for await (const lines of exported(store, id)) text += lines;
  const lines = text.trimEnd().split('\n');
  const head = await store.head(id);
  if (signer === null || head === null) return lines;
  return withHead(lines, headOf({ table: id, seq: head.seq, digest: head.digest }, signer));
};

/** A game that was played, in a store as the service keeps it. */
export const keepIn = async (store: Pick<EventStore, 'open' | 'append'>, played: Played): Promise<TableId> => {
  const id = played.chance.table as TableId;
  const pinned = pinnedOf(id, played.game, seedOf(played));
  let onto = { seq: 0, digest: origin(id) };
  for (const { maker, events } of stepsOf(played)) {
    const made = sealed(pinned, onto, events, maker);
    if (onto.seq === 0)
      await store.open({
        table: id,
        game: played.game.id,
        edition: played.game.edition,
        seed: pinned.seed,
        events: made,
      });
    else await store.append({ table: id, after: onto.seq, onto: onto.digest, events: made, command: maker.command });
    onto = made.at(-1) ?? onto;
  }
  return id;
};

/** Lines with their last one, which counts them all. */
export const withHead = (lines: readonly string[], head: Unsummed): readonly string[] => {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(`${line}\n`);
  return [...lines, JSON.stringify({ ...head, sha256: hash.digest('base64url') } satisfies ExportedHead)];
};

type Unsummed = Omit<ExportedHead, 'sha256'>;

/** The last line of an export. */
export const headOf = (
  { table, seq, digest }: Pick<ExportedHead['head'], 'table' | 'seq' | 'digest'>,
  { secret, known }: Signer,
): Unsummed => {
  const head = { table, seq, digest, at: known.since + 1, key: secret.id };
  return { protocol: PROTOCOL, head: { ...head, signature: secret.sign(headText(head)) }, signer: known };
};

interface Made {
  readonly maker: Maker;
  readonly events: readonly Happening[];
}

const BEGUN = 1_763_424_000_000;
const BETWEEN_MS = 1_000;

/** Everything that happened, by what brought it about. */
const stepsOf = ({ opening, happened, moments, end, seed, drew }: Played): readonly Made[] => {
  const byFirst = new Map(moments.map((moment) => [moment.happened[0]?.step.seq, moment]));
  const made: Made[] = [{ maker: service(1), events: [opening] }];
  for (let at = 0, next = happened[at]; next !== undefined; next = happened[at]) {
    const { seq } = next.step;
    const moment = byFirst.get(seq);
    const count = moment?.happened.length ?? startLength(happened, at);
    const events = happened.slice(at, at + count).map(({ step }) => step.event);
    const isStart = events.some(({ type }) => type === 'TableStarted');
    const draws = isStart ? countedAt(next.table, drew) : 0;
    made.push({ maker: moment === undefined ? service(seq, draws) : makerOf(moment, seq), events });
    at += count;
  }
  const reveal = { type: 'SeedRevealed', seed: toBase64url(seedOf({ seed })) };
  const last = made.at(-1);
  if (end.status === 'finished' && last !== undefined) made.push({ ...last, events: [...last.events, reveal] });
  else made.push({ maker: service(end.seq + 1), events: [...closing(end), reveal] });
  if (end.status === 'finished') made.splice(-2, 1);
  return made;
};

/** How many draws are kept: none of them is counted in scheme 1. */
const countedAt = ({ scheme }: Pick<Table, 'scheme'>, drew: number): number => (scheme === 1 ? 0 : drew);

const closing = (end: Played['end']): readonly Happening[] => {
  const decision = close(end);
  return decision.ok ? decision.events : [];
};

/** The last of the nonces comes with the start, all that are withheld in one step; what else the service does comes by itself. */
const startLength = (happened: readonly Happened[], at: number): number => {
  const settled = settledLength(happened, at);
  const isStart = happened[at + settled]?.step.event.type === 'TableStarted';
  return isStart ? settled + openingLength(happened, at + settled) : Math.max(settled, 1);
};

const settledLength = (happened: readonly Happened[], at: number): number => {
  if (happened[at]?.step.event.type === 'NonceRevealed') return 1;
  const rest = happened.slice(at);
  return rest.findIndex(({ step }) => step.event.type !== 'NonceWithheld');
};

/** The start and what it drew: up to the first command, or to what is the table's and not the game's. */
const openingLength = (happened: readonly Happened[], from: number): number => {
  const next = happened.findIndex(({ step }, index) => index > from && (step.command !== null || !isDrawn(step.event)));
  return (next === -1 ? happened.length : next) - from;
};

const isDrawn = ({ type }: Happening): boolean => !['SeatWarned', 'StandInSat', 'SeatCameBack'].includes(type);

const service = (seq: number, draws = 0): Maker => ({ seat: null, command: null, at: BEGUN + seq * BETWEEN_MS, draws });

/** As the service names commands: a bot's where one plays or stands in, else a person's. */
const makerOf = ({ table, seat, command, drew }: Moment, seq: number): Maker => {
  const seen = table.seq;
  const id = (table.standIns[seat] ?? null) === null ? `${seat}-c${seen}` : `bot-${seat}-${seen}`;
  return {
    seat,
    command: { id: id as CommandId, seat, command, seen },
    at: BEGUN + seq * BETWEEN_MS,
    draws: countedAt(table, drew),
  };
};
