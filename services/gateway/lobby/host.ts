import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BOT_NAMES, botFor } from '#bots/registry.js';
import { SEED_BYTES } from '#events/chain/commitment.js';
import type { TableId } from '#events/envelope.js';
import type { Refusal } from '#events/refusal.js';
import type { Seat } from '#events/viewer.js';
import type { NewTable } from '#events/wire/tables.js';
import type { Game } from '#engine/kit/game.js';
import { isOpenForSeats, unrevealed } from '#engine/kit/seating.js';
import type { Addition } from '#engine/kit/seating.js';
import type { Table } from '#engine/kit/table.js';
import { Deadlines } from '#store/deadlines.js';
import { EventStore } from '#store/event-store.js';
import { Lobby } from '#store/lobby.js';
import type { Announced, Plan, Sitter } from '#store/lobby.js';
import { Unfit } from '#store/unfit.js';
import { malformed, notAllowed, notSeated, refusedBy, taken, unknownTable } from '../http/refused.js';
import type { Refused } from '../http/refused.js';
import type { Deed } from '../tables/deed.js';
import { bareTableOf } from '../tables/bare-table.js';
import type { BareTable } from '../tables/bare-table.js';
import { revealed, risen, seated, SEATS_CHANGED, started, whileSeated } from '../tables/deeds.js';
import { Games } from '../tables/games.js';
import type { HotTable } from '../tables/hot-table.js';
import { HotTables } from '../tables/hot-tables.js';
import { REVEAL_MS } from '../tables/reveal-time.js';
import { UnknownRules } from '../tables/unknown-rules.js';
import { Seatings } from './seatings.js';
import { Visits } from './visits.js';

/** A seat, who is to sit there, and what the seat adds to the draws. */
interface Place {
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly adds: Addition;
}

/** Opens tables, shows people and bots to their seats, and starts the game. */
@Injectable()
export class Host {
  constructor(
    private readonly games: Games,
    private readonly tables: HotTables,
    private readonly lobby: Lobby,
    private readonly seatings: Seatings,
    private readonly visits: Visits,
    private readonly deadlines: Deadlines,
    private readonly store: EventStore,
  ) {}

  /** With a key they get one table, however often they ask and wherever: an answer may be lost on its way. */
  async open(wish: NewTable, creator: string, key: string | null = null): Promise<HotTable> {
    const { game, seats, options, visibility, clock } = wish;
    const plan = { game, seats, options };
    this.gameFor(plan);
    const table = key === null ? newTableId() : tableIdBy(creator, key);
    const announced = { table, creator, visibility, clock, at: Date.now() };
    if (key !== null) return this.openOnce(announced, plan);
    await this.lobby.announce(announced);
    return this.set(table, plan);
  }

  /** Many may ask for it at once, and for something else each: whoever gets to open it opens what was asked for first. */
  private async openOnce(announced: Announced, asked: Plan): Promise<HotTable> {
    const { table } = announced;
    const plan = await this.lobby.plan(announced, asked);
    try {
      return await this.set(table, plan);
    } catch (fault) {
      if (!(fault instanceof Unfit)) throw fault;
      // It stands already. Who looks for it just now may have begun before it did.
      const stands = (await this.tables.find(table)) ?? (await this.tables.find(table));
      if (stands === null) throw fault;
      return stands;
    }
  }

  async find(id: TableId): Promise<HotTable> {
    const table = await this.tables.find(id);
    if (table === null) throw unknownTable();
    return table;
  }

  /** A table to read from: of one whose rules are not here, what can be told without them. */
  async readable(id: TableId): Promise<HotTable | BareTable> {
    try {
      return await this.find(id);
    } catch (fault) {
      const bare = fault instanceof UnknownRules ? await bareTableOf(this.store, id) : null;
      if (bare === null) throw fault;
      return bare;
    }
  }

  /** A player sits down; sitting there already is fine. */
  async seat(table: HotTable, seat: Seat, player: string, adds: Addition): Promise<void> {
    await this.asTheySit(table, async (now) => {
      const before = await this.seatings.seatOf(player, { id: table.pinned.id, claims: now.claims });
      if (before === seat) return null;
      if (before !== null) throw taken('You sit at this table already, at another seat.');
      return this.sitDown(table, now, { seat, sitter: { player }, adds });
    });
    this.visits.note(table.pinned.id);
  }

  async seatBot(table: HotTable, seat: Seat, bot: string, asker: string): Promise<void> {
    const { id, game } = table.pinned;
    await this.checkCreator(id, asker, 'Only who opened the table seats bots.');
    if (botFor(bot, game.id, game.edition) === undefined)
      throw malformed(`"bot" does not fit: there is none of that name. There are ${BOT_NAMES.join(', ')}.`);
    await this.asTheySit(table, (now) => this.sitDown(table, now, { seat, sitter: { bot }, adds: 'derived' }));
  }

  /** Everybody gets up themselves; bots are sent away by who seated them. */
  async free(table: HotTable, seat: Seat, asker: string): Promise<void> {
    const { id } = table.pinned;
    await this.asTheySit(table, async ({ claims }) => {
      const sitters = await this.seatings.sittersAt({ id, claims });
      const sitter = sitters[seat] ?? null;
      const isOwn = sitter !== null && 'player' in sitter && sitter.player === asker;
      if (!isOwn && sitter !== null) await this.checkFree(id, sitter, asker);
      return risen(seat);
    });
  }

  /** A player gets up wherever they sit, as long as seats change. */
  async leave(table: HotTable, player: string): Promise<void> {
    await this.asTheySit(table, async (now) => {
      const seated = { id: table.pinned.id, claims: now.claims };
      const seat = isOpenForSeats(now) ? await this.seatings.seatOf(player, seated) : null;
      return seat === null ? null : risen(seat);
    });
  }

  async start(table: HotTable, asker: string): Promise<void> {
    const { pinned } = table;
    if ((await this.seatOf(table, asker)) === null)
      await this.checkCreator(pinned.id, asker, 'Only who sits there or opened the table starts it.');
    // Kept before the reveals are asked for: a node that ends just then leaves no table waiting for ever.
    if (mayWaitForReveals(table)) await this.deadlines.keep([{ table: pinned.id, at: Date.now() + REVEAL_MS }]);
    const done = await table.perform(started(pinned.game));
    // Two may press the button at once.
    if (!done.ok && !isWaitingForReveals(table)) throw refusedAs(done.refusal);
  }

  /** A player reveals the nonce that their seat committed to; once more is fine. */
  async reveal(table: HotTable, player: string, nonce: string): Promise<void> {
    const seat = (await this.seatOf(table, player)) ?? (await this.seatLookedUp(table, player));
    if (seat === null) throw notSeated();
    const done = await table.perform(revealed(table.pinned.game, seat, nonce));
    if (!done.ok && !isRevealed(table.standing.table, seat, nonce)) throw refusedAs(done.refusal);
  }

  async seatOf({ pinned: { id }, standing }: HotTable, player: string): Promise<Seat | null> {
    return this.seatings.seatOf(player, { id, claims: standing.table.claims });
  }

  /** Another node may have seated them a moment ago. */
  private async seatLookedUp(table: HotTable, player: string): Promise<Seat | null> {
    await table.catchUp();
    return this.seatOf(table, player);
  }

  /** By which rules; what nobody can play is refused. */
  private gameFor({ game: asked, seats, options }: Plan): Game {
    const game = this.games.newest.find(({ id }) => id === asked);
    if (game === undefined) throw malformed('"game" does not fit: there is no such game here.');
    const { min, max } = game.seats;
    if (seats < min || seats > max) throw malformed(`"seats" does not fit: ${game.title} is for ${min} to ${max}.`);
    const unknown = Object.keys(options).find((option) => !Object.hasOwn(game.options, option));
    if (unknown !== undefined) throw malformed(`"options" does not fit: ${game.title} has no option "${unknown}".`);
    return game;
  }

  private set(table: TableId, plan: Plan): Promise<HotTable> {
    const { seats, options } = plan;
    return this.tables.open(table, this.gameFor(plan), { seats, options }, randomBytes(SEED_BYTES));
  }

  /** Who may is asked of those who sit there; where others do by the time that it is done, they are asked anew. */
  private async asTheySit(table: HotTable, allowed: (now: Table) => Promise<Deed | null>): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const now = table.standing.table;
      const deed = await allowed(now);
      const done = deed === null ? null : await table.perform(whileSeated(now, deed));
      if (done === null || done.ok) return;
      if (done.refusal !== SEATS_CHANGED) throw refusedAs(done.refusal);
    }
    throw refusedBy(SEATS_CHANGED);
  }

  /** Claimed first: so the seat is theirs in the moment in which it is taken, and in no other. */
  private async sitDown(table: HotTable, now: Table, { seat, sitter, adds: wished }: Place): Promise<Deed> {
    const adds = now.scheme === 1 && wished === 'derived' ? { nonce: newClaim() } : wished;
    const claim = claimFor(now, adds);
    // Of a seat that is not free nothing is written down: the table says why not.
    if (claim === null || !isOpenForSeats(now) || now.claims[seat] !== null) return seated(seat, claim ?? '', adds);
    const claimed = await this.lobby.claim({ table: table.pinned.id, seat, claim, sitter });
    if (!claimed) throw taken('Somebody used that nonce at this seat: choose another.');
    return seated(seat, claim, adds);
  }

  private async checkFree(table: TableId, sitter: Sitter, asker: string): Promise<void> {
    if ('player' in sitter) throw notAllowed('Everybody gets up themselves.');
    await this.checkCreator(table, asker, 'Only who opened the table sends bots away.');
  }

  private async checkCreator(table: TableId, asker: string, otherwise: string): Promise<void> {
    const announced = await this.lobby.announced(table);
    if (announced?.creator !== asker) throw notAllowed(otherwise);
  }
}

/** Short, since it stands in every message of the table; 72 random bits, so that a link to an unlisted one is no guess. */
const newTableId = (): TableId => tableIdOf(randomBytes(ID_BYTES));

/** The same for the same player and key on every node. Only who knows the key can tell it, and the key is as random. */
const tableIdBy = (creator: string, key: string): TableId =>
  tableIdOf(createHash('sha256').update(`${creator} ${key}`).digest().subarray(0, ID_BYTES));

const ID_BYTES = 9;

const tableIdOf = (bytes: Buffer): TableId => bytes.toString('base64url') as TableId;

/** Chosen here and at random, so that nobody else has it. Nothing of the draws hangs on it, but at tables of scheme 1. */
const newClaim = (): string => randomBytes(12).toString('base64url');

/** By what a seat is claimed: in scheme 1 by its nonce, and by nothing where it names none. */
const claimFor = ({ scheme }: Table, adds: Addition): string | null => {
  if (scheme !== 1) return newClaim();
  return adds !== 'derived' && 'nonce' in adds ? adds.nonce : null;
};

/** Whether reveals may be asked for by a start: surely not where all are here who will play, and none committed to anything. */
const mayWaitForReveals = ({ standing: { table } }: HotTable): boolean =>
  table.scheme !== 1 && isOpenForSeats(table) && (table.claims.includes(null) || unrevealed(table).length > 0);

const isWaitingForReveals = ({ standing: { table } }: HotTable): boolean => table.status === 'open' && table.isStarting;

const isRevealed = ({ sources, nonces }: Table, seat: Seat, nonce: string): boolean =>
  sources[seat] === 'own' && nonces[seat] === nonce;

const refusedAs = (refusal: Refusal): Refused => (refusal.code === 'not_seated' ? notSeated() : refusedBy(refusal));

/** More often than seats change while anybody sits down. */
const MOST_TRIES = 20;
