import type { TableId } from '#events/envelope.js';
import type { PublicKey, SignedHead } from '#events/wire/heads.js';

/**
 * What was signed, and with which keys it may be: only what everybody may know. The secret halves of the keys never come
 * near the database, so that whoever owns it cannot sign what he changed there.
 *
 * Rejects with `NotSaved` and `NotRead` as the event store does.
 */
export abstract class Signatures {
  /** A node signs with this key from now on. One that was announced before stays as it was. */
  abstract announce(key: PublicKey): Promise<void>;

  /** What is signed with this key later than that does not count. Said twice, the first time holds. */
  abstract retire(key: string, until: number): Promise<void>;

  /** All keys that ever were, the oldest first. */
  abstract keys(): Promise<readonly PublicKey[]>;

  /** The last head of a table that is over. The first that comes stays for ever, and is given back. */
  abstract keepLast(head: SignedHead): Promise<SignedHead>;

  /** The last head of a table, or null where none was kept. */
  abstract last(table: TableId): Promise<SignedHead | null>;
}
