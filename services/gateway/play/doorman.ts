import type { TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import type { Player } from '#events/wire/accounts.js';

/** Who somebody is, and where they sit: known to accounts and lobby, and to nothing that folds or decides. */
export abstract class Doorman {
  /** The player that a token was given to; null where it is no token, or no longer one. */
  abstract whoIs(token: string): Promise<Player | null>;

  abstract seatOf(player: Player, table: TableId): Promise<Seat | null>;
}
