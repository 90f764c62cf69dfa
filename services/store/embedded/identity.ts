import type { Owner } from './owner.js';

/** Whom the server runs as. PostgreSQL refuses to run as root, and makes its data only for a uid that has a name. */
export interface Identity {
  /** In a few words, for the log. */
  readonly called: string;
  /** What has to stand before a command. */
  readonly prefix: readonly string[];
  /** What a command is started as, or null for what we are. */
  readonly become: Owner | null;
  /** Whose its files are, as everybody else sees it. */
  readonly owner: Owner;
}
