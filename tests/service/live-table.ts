import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Game } from '#engine/kit/game.js';
import { redactTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { murano } from '#engine/murano/game.js';
import { luckOf } from '#tests/laws/luck.js';
import type { Luck } from '#tests/laws/luck.js';
import { Follower } from './follower.js';
import { aGuest, nobody } from './visitor.js';
import type { Visitor } from './visitor.js';

const game: Game = murano;

export interface Choice {
  readonly type: string;
}

/** What a seat may do, as it was asked for. */
export interface Turn {
  readonly visitor: Visitor;
  readonly seat: number;
  readonly seq: number;
  readonly choices: readonly Choice[];
}

/** A table at which two people play while somebody watches: whatever goes on elsewhere, they notice nothing of it. */
export class LiveTable {
  readonly id: string;
  readonly players: readonly [Visitor, Visitor];
  readonly watching: Follower;
  readonly #luck: Luck;

  private constructor(id: string, players: readonly [Visitor, Visitor], watching: Follower) {
    this.id = id;
    this.players = players;
    this.watching = watching;
    this.#luck = luckOf('a live table');
  }

  static async at(url: string): Promise<LiveTable> {
    const [anna, ben] = await Promise.all([aGuest(url, 'Anna'), aGuest(url, 'Ben')]);
    const { body } = await anna.ask<{ id: string }>('POST', '/api/tables', { game: game.id, seats: 2 });
    const { id } = body;
    await anna.ask('PUT', `/api/tables/${id}/seats/0`, {});
    await ben.ask('PUT', `/api/tables/${id}/seats/1`, {});
    const watching = new Follower({ visitor: nobody(url), game, table: id, viewer: 'public' });
    await watching.come();
    expect((await anna.ask('POST', `/api/tables/${id}/start`, {})).status).toBe(200);
    await watching.until(({ status }) => status === 'playing');
    return new LiveTable(id, [anna, ben], watching);
  }

  /** The same table with the same players, who all come to another node. */
  async elsewhere(url: string): Promise<LiveTable> {
    const [anna, ben] = this.players;
    const watching = new Follower({ visitor: nobody(url), game, table: this.id, viewer: 'public' });
    await watching.come();
    await watching.until(({ status }) => status === 'playing');
    return new LiveTable(this.id, [anna.at(url), ben.at(url)], watching);
  }

  get path(): string {
    return `/api/tables/${this.id}`;
  }

  async turn(): Promise<Turn> {
    for (const [seat, visitor] of this.players.entries()) {
      const { body } = await visitor.ask<Pick<Turn, 'seq' | 'choices'>>('GET', `${this.path}/choices`);
      const choices = body.choices.filter(({ type }) => type !== 'undo');
      if (choices.length > 0) return { visitor, seat, seq: body.seq, choices };
    }
    throw new Error('Nobody is to decide.');
  }

  /** Makes the next move, which is answered, and watched by who has been here all the time without missing anything. */
  async goesOn(): Promise<void> {
    const { visitor, seq, choices } = await this.turn();
    const done = await visitor.ask<{ seq: number }>(
      'POST',
      `${this.path}/commands`,
      { seen: seq, command: this.#luck.pick(choices) },
      { 'idempotency-key': randomUUID() },
    );
    expect(done.status).toBe(200);
    await this.watching.until((table) => table.seq >= done.body.seq);
    const { call, seqs } = this.watching;
    expect(call?.socket.readyState).toBe(1);
    expect(call?.heard.filter(({ event }) => event === 'problem')).toEqual([]);
    const [first = 0] = seqs;
    expect(seqs).toEqual(seqs.map((_, index) => first + index));
  }

  /** What the watcher folded is what the service says. */
  async isAsTold(): Promise<void> {
    const { body } = await this.watching.visitor.ask<{ seq: number; state: Table }>('GET', `${this.path}/state`);
    await this.watching.until((table) => table.seq >= body.seq);
    const { fold } = this.watching;
    expect(fold === null ? null : redactTable(game, fold, 'public')).toEqual(body.state);
  }
}
