import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ownNonces } from '#client/net/own-nonces.js';
import { revealOwn } from '#client/net/reveal-own.js';
import { openTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { commitToNonce } from '#events/chain/nonces.js';
import { openBrowserStorage } from './storage.js';
import { until } from './until.js';

const ID = 'table';

const seated = (isStarting: boolean, ...committed: readonly (string | null)[]): Table => ({
  ...openTable({
    ...{ type: 'TableOpened', game: 'murano', edition: 1, seats: 2, options: {} },
    ...{ commitment: 'c', scheme: 2 },
  }),
  isStarting,
  claims: ['a', 'b'],
  sources: committed.map((commitment) => (commitment === null ? 'derived' : { committed: commitment })),
});

beforeEach(() => {
  openBrowserStorage();
  ownNonces.keep({ table: ID, seat: 1, nonce: 'mine' });
});

const MINE = commitToNonce(ID, 1, 'mine');

describe('A page', () => {
  it('reveals what it keeps as soon as the table asks for it, once, and not before', async () => {
    const table = signal<Table | null>(null);
    const revealed: string[] = [];
    const end = revealOwn(ID, table, (_, nonce) => Promise.resolve(revealed.push(nonce)));
    table.value = seated(false, commitToNonce(ID, 0, 'theirs'), MINE);
    await Promise.resolve();
    expect(revealed).toEqual([]);

    table.value = seated(true, commitToNonce(ID, 0, 'theirs'), MINE);
    table.value = { ...seated(true, commitToNonce(ID, 0, 'theirs'), MINE), seq: 9 };
    expect(revealed).toEqual(['mine']);
    end();
  });

  it('that is loaded while the table waits reveals at once', () => {
    const revealed: string[] = [];
    revealOwn(ID, signal(seated(true, null, MINE)), (_, nonce) => Promise.resolve(revealed.push(nonce)))();

    expect(revealed).toEqual(['mine']);
  });

  it('reveals nothing where no commitment is its own', () => {
    const revealed: string[] = [];
    const others = seated(true, commitToNonce(ID, 0, 'mine'), commitToNonce(ID, 1, 'theirs'));
    revealOwn(ID, signal(others), (_, nonce) => Promise.resolve(revealed.push(nonce)))();

    expect(revealed).toEqual([]);
  });

  it('tries again while its line is down and the table still waits', async () => {
    const tries = signal(0);
    const end = revealOwn(ID, signal(seated(true, null, MINE)), () => {
      tries.value += 1;
      return tries.peek() === 1 ? Promise.reject(new Error('No line.')) : Promise.resolve();
    });

    expect(await until(tries, (count) => count > 1)).toBe(2);
    end();
  });
});
