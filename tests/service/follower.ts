import { evolveTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import type { Game } from '#engine/kit/game.js';
import type { Happening } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import type { ServerMessage } from '#events/wire/socket.js';
import type { Call, Visitor } from './visitor.js';

export interface Following {
  readonly visitor: Visitor;
  readonly game: Game;
  readonly table: string;
  readonly viewer: Viewer;
  readonly onMessage?: (message: ServerMessage, call: Call) => void;
}

/** Folds what is heard of a table, over as many lines as it takes: comes back with the last seq that was held. */
export class Follower {
  fold: Table | null = null;
  digest: string | null = null;
  readonly seqs: number[] = [];
  call: Call | null = null;
  #waiting: { readonly fits: (table: Table) => boolean; readonly then: () => void }[] = [];

  readonly visitor: Visitor;
  readonly viewer: Viewer;
  readonly #game: Game;
  readonly #table: string;
  readonly #onMessage: (message: ServerMessage, call: Call) => void;

  constructor({ visitor, game, table, viewer, onMessage = () => undefined }: Following) {
    this.visitor = visitor;
    this.viewer = viewer;
    this.#game = game;
    this.#table = table;
    this.#onMessage = onMessage;
  }

  /** Opens a line, or another one after the last was cut. */
  async come(): Promise<void> {
    this.call?.hangUp();
    const call = await this.visitor.call();
    this.call = call;
    call.listen((message) => {
      if (call !== this.call) return;
      this.#take(message);
      this.#onMessage(message, call);
    });
    const held = this.fold === null ? {} : { after: this.fold.seq };
    call.say('follow', { table: this.#table, ...held });
  }

  /** Resolves when the fold is as wished. */
  until(fits: (table: Table) => boolean): Promise<void> {
    if (this.fold !== null && fits(this.fold)) return Promise.resolve();
    return new Promise((then) => this.#waiting.push({ fits, then }));
  }

  #take({ event, data }: ServerMessage): void {
    if (event === 'snapshot') {
      const state: unknown = data.state;
      this.fold = state as Table;
      this.digest = data.digest;
    }
    if (event === 'event') {
      if (this.fold === null) throw new Error('An event came before anything to fold it on.');
      // Seat and command are the server's own; a fold that only looks needs none.
      const step = { seq: data.seq, event: data.event as Happening | null, seat: null, command: String(data.seq) };
      this.fold = evolveTable(this.#game, this.fold, step, this.viewer);
      this.digest = data.digest;
      this.seqs.push(data.seq);
    }
    const { fold } = this;
    if (fold === null) return;
    for (const { then } of this.#waiting.filter(({ fits }) => fits(fold))) then();
    this.#waiting = this.#waiting.filter(({ fits }) => !fits(fold));
  }
}
