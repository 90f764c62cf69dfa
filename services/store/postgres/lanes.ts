import type { Pool } from 'pg';
import type { TableId } from '#events/envelope.js';
import type { Append, Appended } from '../event-store.js';
import { appendStatement } from './append-statement.js';
import { foundIn } from './found.js';
import type { FoundRow } from './found.js';
import { GroupCommit } from './group-commit.js';
import type { Limits } from './limits.js';
import { OwnConnection } from './own-connection.js';
import { secondLook } from './second-look.js';
import type { Seen } from './second-look.js';

/**
 * Appends side by side, each lane in batches over a connection of its own. A table keeps to its lane, and so to its order.
 * `appended` is called after each batch.
 */
export class Lanes {
  readonly #lanes: readonly Lane[];

  constructor(pool: Pool, limits: Limits, appended: () => void) {
    this.#lanes = Array.from({ length: limits.lanes }, () => laneOver(new OwnConnection(pool), limits, appended));
  }

  append(append: Append): Promise<Appended> {
    return laneOf(this.#lanes, append.table).appends.append(append);
  }

  /** Takes nothing new, and lets go of the connections when everybody has an answer. */
  async close(): Promise<void> {
    await Promise.all(this.#lanes.map(({ appends }) => appends.close()));
    for (const { connection } of this.#lanes) connection.release();
  }
}

interface Lane {
  readonly connection: OwnConnection;
  readonly appends: GroupCommit;
}

const laneOver = (connection: OwnConnection, { patienceMs }: Limits, appended: () => void): Lane => ({
  connection,
  appends: new GroupCommit(
    {
      append: async (batch) => {
        const rows = await connection.ask<FoundRow>(appendStatement(batch));
        appended();
        return foundIn(batch, rows);
      },
      lookAgain: (appends) => connection.ask<Seen>(secondLook(appends)),
    },
    patienceMs,
  ),
});

/** Any lane will do, as long as it is always the same. */
const laneOf = (lanes: readonly Lane[], table: TableId): Lane => {
  let sum = 0;
  for (let at = 0; at < table.length; at += 1) sum += table.charCodeAt(at);
  const lane = lanes[sum % lanes.length];
  if (lane === undefined) throw new Error('There is a lane for every table.');
  return lane;
};
