import { botFor } from '#bots/registry.js';
import type { Asking } from '#engine/kit/game.js';
import { luckOf } from '#tests/laws/luck.js';
import type { House } from '../house.js';

/** Somebody who plays without looking: over HTTP, by the strong bot's advice. */
export interface Guest {
  readonly token: string;
  ask<T>(method: string, path: string, body?: object): Promise<T>;
}

export const aGuest = async (house: House, name: string): Promise<Guest> => {
  const ask =
    (token: string | null): Guest['ask'] =>
    async <T>(method: string, path: string, body?: object): Promise<T> => {
      const answer = await fetch(`${house.served.url}/api${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return (await answer.json()) as T;
    };
  const { token } = await ask(null)<{ readonly token: string }>('POST', '/guests', { name });
  return { token, ask: ask(token) };
};

/** A table at which guests play. */
export class Company {
  readonly path: string;
  readonly #game: Opened;
  readonly #guests: readonly Guest[];

  private constructor(game: Opened, guests: readonly Guest[]) {
    this.path = `/table/${game.id}`;
    this.#game = game;
    this.#guests = guests;
  }

  static async at(game: string, guests: readonly Guest[]): Promise<Company> {
    const [host] = guests;
    if (host === undefined) throw new Error('Nobody came.');
    const opened = await host.ask<Opened>('POST', '/tables', { game, seats: guests.length });
    for (const [seat, guest] of guests.entries())
      await guest.ask('PUT', `/tables/${opened.id}/seats/${seat}`, { nonce: `seat-${seat}` });
    await host.ask('POST', `/tables/${opened.id}/start`, {});
    return new Company(opened, guests);
  }

  /** Goes on until a seat is asked and it stands as is wished; false when the game is over before. */
  async playUntil(fits: (asked: Asked) => boolean): Promise<boolean> {
    const { game, edition } = this.#game;
    const mind = botFor('strong', game, edition);
    if (mind === undefined) throw new Error(`No strong bot plays ${game}, edition ${edition}.`);
    const luck = luckOf(this.path);
    for (;;) {
      const asked = await this.asked();
      if (asked === null) return false;
      if (fits(asked)) return true;
      const { guest, seat, seq, state, choices } = asked;
      const command = mind({ state, seat, choices, luck: () => luck.below(1_000_000) / 1_000_000 });
      await guest.ask('POST', `/tables/${this.id}/commands`, { seen: seq, command });
    }
  }

  private get id(): string {
    return this.#game.id;
  }

  private async asked(): Promise<Asked | null> {
    for (const [seat, guest] of this.#guests.entries()) {
      const { seq, choices: all } = await guest.ask<Offered>('GET', `/tables/${this.id}/choices`);
      const choices = all.filter(({ type }) => type !== 'undo');
      if (choices.length === 0) continue;
      const { state } = await guest.ask<Stood>('GET', `/tables/${this.id}/state`);
      return { guest, seat, seq, state: state.state, choices };
    }
    return null;
  }
}

interface Opened {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
}

interface Offered {
  readonly seq: number;
  readonly choices: readonly Asking[];
}

interface Stood {
  readonly state: { readonly state: object };
}

/** Who is to decide, and how the game stands. */
export interface Asked {
  readonly guest: Guest;
  readonly seat: number;
  readonly seq: number;
  readonly state: object;
  readonly choices: readonly Asking[];
}
