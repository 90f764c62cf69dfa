import { describe, expect, it } from '@jest/globals';
import { Refused } from '#client/net/api.js';
import { beginsAtOnce, newNonce, placesFor, placesWith, TableSetting } from '#client/panel/lobby/table-setting.js';
import type { Place, Server } from '#client/panel/lobby/table-setting.js';
import { SeatAsked } from '#events/wire/tables.js';
import type { NewTableAsked, TableAsShown } from '#events/wire/tables.js';
import { ANNA, openTable, playingTable } from './shown-tables.js';

type Sitting = Parameters<typeof openTable>[1];

/** One table, kept in memory, whose line can break before a deed. */
class OneTable implements Server {
  readonly done: string[] = [];
  breaksBefore: string | null = null;
  #sitting: (Sitting | null)[] = [];
  #isPlaying = false;

  open({ seats }: NewTableAsked): Promise<TableAsShown> {
    return this.#after('open', () => {
      this.#sitting = Array.from({ length: seats }, () => null);
    });
  }

  table(): Promise<TableAsShown> {
    return Promise.resolve(this.#shown);
  }

  sit(_: string, seat: number, wish: SeatAsked): Promise<TableAsShown> {
    return this.#after(`seat ${seat}`, () => {
      this.#sitting[seat] = 'bot' in wish ? 'strong' : ANNA;
    });
  }

  sitDown(id: string, seat: number, nonce: string): Promise<TableAsShown> {
    return this.sit(id, seat, { nonce });
  }

  start(): Promise<TableAsShown> {
    return this.#after('start', () => {
      this.#isPlaying = true;
    });
  }

  get #shown(): TableAsShown {
    const sitting = this.#sitting.map((sitter) => sitter ?? null);
    return this.#isPlaying ? playingTable('table', ...sitting) : openTable('table', ...sitting);
  }

  #after(deed: string, change: () => void): Promise<TableAsShown> {
    if (this.breaksBefore === deed) {
      this.breaksBefore = null;
      return Promise.reject(new Refused(0, 'No line', 'The server cannot be reached.'));
    }
    this.done.push(deed);
    change();
    return Promise.resolve(this.#shown);
  }
}

const BOT: Place = { bot: 'strong' };
const setting = (server: Server, places: readonly Place[]) =>
  new TableSetting(server, { game: 'murano', seats: places.length }, places, 'nonce');

describe('A table', () => {
  it('is set and begun at once when nobody is waited for', async () => {
    const server = new OneTable();
    expect(await setting(server, ['me', BOT, BOT]).set()).toBe('table');
    expect(server.done).toEqual(['open', 'seat 0', 'seat 1', 'seat 2', 'start']);
  });

  it('is left open for others where a seat is for anyone', async () => {
    const server = new OneTable();
    await setting(server, ['me', 'anyone', BOT]).set();
    expect(server.done).toEqual(['open', 'seat 0', 'seat 2']);
  });

  it.each(['open', 'seat 0', 'seat 2', 'start'])(
    'is set to the end, and nothing twice, when the line broke before "%s"',
    async (deed) => {
      const server = new OneTable();
      server.breaksBefore = deed;
      const broken = setting(server, ['me', BOT, BOT]);
      await expect(broken.set()).rejects.toThrow('cannot be reached');
      expect(await broken.set()).toBe('table');
      expect(server.done).toEqual(['open', 'seat 0', 'seat 1', 'seat 2', 'start']);
    },
  );
});

describe('The places of a table', () => {
  it('are for anyone where they come anew, and are lost from the end', () => {
    expect(placesFor(['me', BOT], 4)).toEqual(['me', BOT, 'anyone', 'anyone']);
    expect(placesFor(['me', BOT, 'anyone'], 2)).toEqual(['me', BOT]);
  });

  it('hold me once: who takes another seat gets up', () => {
    expect(placesWith(['me', 'anyone', BOT], 1, 'me')).toEqual(['anyone', 'me', BOT]);
    expect(placesWith(['me', 'anyone', BOT], 1, BOT)).toEqual(['me', BOT, BOT]);
  });

  it('let the game begin at once when none is free', () => {
    expect(beginsAtOnce(['me', BOT])).toBe(true);
    expect(beginsAtOnce(['me', 'anyone'])).toBe(false);
  });
});

describe('What a player adds to the luck', () => {
  it('is what the server takes, and never the same twice', () => {
    const [nonce, another] = [newNonce(), newNonce()];
    expect(SeatAsked.safeParse({ nonce }).success).toBe(true);
    expect(nonce).not.toBe(another);
  });
});
