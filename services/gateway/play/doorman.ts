import type { Seat } from '#events/viewer.js';
import type { Player } from '#events/wire/accounts.js';
import type { Soon } from '../soon.js';
import type { HotTable } from '../tables/hot-table.js';

/** Who somebody is, and where they sit: known to accounts and lobby, and to nothing that folds or decides. */
export abstract class Doorman {
  /** Who a token was given to; null where it is no token, or no longer one. */
  abstract whoIs(token: string): Promise<Known | null>;

  abstract seatOf(player: Player, table: HotTable): Soon<Seat | null>;

  /** Whether somebody may watch, and no more. */
  abstract isSuspended(known: Known | null): boolean;

  /** Somebody takes their place at a table: a sign of life, which is never waited for. */
  abstract arrived(table: HotTable, seat: Seat): void;
}

export interface Known {
  readonly player: Player;
  /** Stands for the token that was shown, and for those that it came in place of. */
  readonly session: Uint8Array;
}
