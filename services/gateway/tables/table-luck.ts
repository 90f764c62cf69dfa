import { tableKey } from '#events/chain/commitment.js';
import type { Chance } from '#engine/kit/act.js';
import type { Table } from '#engine/kit/table.js';
import { nodeHashes } from './node-hashes.js';
import type { Pinned } from './standing.js';

/** Where a table's luck comes from. The nonces are fixed by the start, and with them the key. */
export class TableLuck {
  private key: Uint8Array | null = null;

  constructor(private readonly pinned: Pick<Pinned, 'id' | 'seed'>) {}

  at({ status, nonces }: Pick<Table, 'status' | 'nonces'>): Chance {
    const key = status === 'open' ? this.keyWith(nonces) : (this.key ??= this.keyWith(nonces));
    return { key, table: this.pinned.id, hashes: nodeHashes };
  }

  private keyWith(nonces: readonly (string | null)[]): Uint8Array {
    return tableKey(
      this.pinned.seed,
      nonces.map((nonce) => nonce ?? ''),
    );
  }
}
