import { describe, expect, it } from '@jest/globals';
import { redactTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { murano } from '#engine/murano/game.js';
import type { Game } from '#engine/kit/game.js';
import { luckOf } from '#tests/laws/luck.js';
import { Chooser } from './chooser.js';
import { Follower } from './follower.js';
import { theService } from './the-service.js';
import { aGuest, nobody } from './visitor.js';

const served = theService();

/** A game of some hundred turns, each some messages there and back, beside whatever else the machine does. */
const WHOLE_GAME_MS = 60_000;
const CUTS = 20;

const game: Game = murano;

describe('A whole game, by the public interface alone', () => {
  it(
    'is played by two people and a bot, watched by the public, through lines that are cut again and again',
    async () => {
      const { url } = served();
      const [anna, ben] = await Promise.all([aGuest(url, 'Anna'), aGuest(url, 'Ben')]);
      const opened = await anna.ask<{ id: string; commitment: string }>('POST', '/api/tables', {
        game: 'murano',
        seats: 3,
      });
      expect(opened.status).toBe(201);
      const at = `/api/tables/${opened.body.id}`;
      expect((await anna.ask('PUT', `${at}/seats/0`, { nonce: 'my-own-luck' })).status).toBe(200);
      expect((await ben.ask('PUT', `${at}/seats/1`, {})).status).toBe(200);
      expect((await anna.ask('PUT', `${at}/seats/2`, { bot: 'random' })).status).toBe(200);

      const luck = luckOf('a whole game');
      const players = [anna, ben].map(
        (visitor, seat) => new Chooser({ visitor, game, table: opened.body.id, viewer: seat }, luckOf(`seat ${seat}`)),
      );
      const watching = new Follower({ visitor: nobody(url), game, table: opened.body.id, viewer: 'public' });
      const everybody = [...players.map(({ follower }) => follower), watching];
      await Promise.all(everybody.map((follower) => follower.come()));
      expect((await ben.ask('POST', `${at}/start`, {})).status).toBe(200);

      const isOver = ({ status }: Table): boolean => status === 'finished';
      for (let cut = 1; cut <= CUTS; cut += 1) {
        const upTo = cut * 8;
        const one = luck.pick(everybody);
        await one.until((table) => table.seq >= upTo || isOver(table));
        const player = players.find(({ follower }) => follower === one);
        await (player ?? one).come();
      }
      await Promise.all(
        everybody.map((follower) => follower.until((table) => table.status === 'finished' && table.seed !== null)),
      );

      const stored = (await watching.visitor.ask<{ seq: number; state: Table; digest: string }>('GET', `${at}/state`))
        .body;
      for (const { fold, digest, viewer, seqs, visitor } of everybody) {
        const { body } = await visitor.ask<{ seq: number; state: Table; digest: string }>('GET', `${at}/state`);
        if (fold === null) throw new Error('Everybody has folded something.');
        expect(redactTable(game, fold, viewer)).toEqual(body.state);
        expect(digest).toBe(body.digest);
        expect(body.digest).toBe(stored.digest);
        const [first = 0] = seqs;
        expect(seqs).toEqual(seqs.map((_, index) => first + index));
      }
      expect(players.flatMap(({ refused }) => refused)).toEqual([]);

      const { body: table } = await anna.ask<{ status: string; seats: unknown; result: { standings: unknown[] } }>(
        'GET',
        at,
      );
      expect(table.status).toBe('finished');
      expect(table.result.standings).toHaveLength(3);
    },
    WHOLE_GAME_MS,
  );
});
