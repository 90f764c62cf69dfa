import { tableKey } from '#events/chain/commitment.js';
import type { Chance } from '#engine/kit/act.js';
import type { Draws } from '#engine/kit/draws.js';
import type { Table } from '#engine/kit/table.js';
import { nodeHashes } from './node-hashes.js';
import type { Pinned, Standing } from './standing.js';

/** The source of a table's draws. It also tells how many of them the last decision took. */
export class TableLuck {
  private key: Uint8Array | null = null;
  /** The nonces that the key was made of: a table that is played goes on with the same ones. */
  private madeOf: Table['nonces'] | null = null;
  private handed: Draws | null = null;

  constructor(private readonly pinned: Pick<Pinned, 'id' | 'seed'>) {}

  /** For one decision. */
  at({ drawn }: Pick<Standing, 'drawn'>): Chance {
    this.handed = null;
    const { keyFor, handedOut } = this;
    return { table: this.pinned.id, keyFor, drawn, hashes: nodeHashes, handedOut };
  }

  /** How many draws the last decision took, as they are stored: in scheme 1 none is counted. */
  takenAt({ scheme }: Pick<Table, 'scheme'>): number {
    return scheme === 1 ? 0 : (this.handed?.used() ?? 0);
  }

  private readonly keyFor = (nonces: Table['nonces']): Uint8Array => {
    if (this.key !== null && this.madeOf === nonces) return this.key;
    this.key = tableKey(
      this.pinned.seed,
      nonces.map((nonce) => nonce ?? ''),
    );
    this.madeOf = nonces;
    return this.key;
  };

  private readonly handedOut = (draws: Draws): void => {
    this.handed = draws;
  };
}
