/**
 * Who plays: names, passwords and the tokens that stand for them. Apart from everything that happened at a table, so that a
 * person can be forgotten and every chain stays whole. Rejects with `NotSaved` and `NotRead` as the event store does.
 */
export abstract class People {
  /** Somebody who only gave a name. `taken` where an account has that name: nobody is to pass for somebody else. */
  abstract guest(name: string): Promise<Person | 'taken'>;

  /**
   * An account of that name. A guest who becomes one stays the same player and keeps what was theirs; `taken` where the
   * name belongs to another account, or the guest is none any more.
   */
  abstract account(name: string, passwordHash: string, guest: string | null): Promise<Person | 'taken'>;

  /** The account of that name, however its letters are written. */
  abstract called(name: string): Promise<Account | null>;

  /** Only hashes of tokens are kept: who reads the database cannot sign in with what stands there. */
  abstract keepToken(token: KeptToken): Promise<void>;

  /** Those of some sessions that were ended; one whose last token expired was not. */
  abstract ended(sessions: readonly Uint8Array[]): Promise<readonly Uint8Array[]>;

  /** Who a token was given to; null where there is none, or it has expired by then. */
  abstract behind(hash: Uint8Array, now: number): Promise<Behind | null>;

  /** The token is good until then, and no longer; one that ends sooner stays as it is. False where its session was ended. */
  abstract endToken(hash: Uint8Array, at: number): Promise<boolean>;

  /** Every token of a session is gone, also what is given in place of one of them just now. */
  abstract endSession(session: Uint8Array): Promise<void>;

  /** Every session of a player is ended. */
  abstract endSessions(player: string): Promise<void>;

  /** By the beginning of a name, in the order of names; at most `limit` of them, after a place in that order. */
  abstract named(beginning: string, after: NamePlace | null, limit: number): Promise<readonly Person[]>;

  /** Everybody whom the last act about them (records.ts) suspends. */
  abstract suspended(): Promise<ReadonlySet<string>>;

  /**
   * Forgets a player: their name, password and tokens are gone, and each seat they ever had is a stranger's. What happened
   * at tables stays as it is. False, and nothing is done, where there is none, or where they hold a role.
   */
  abstract forget(player: string): Promise<boolean>;

  /** Those of them that there are. */
  abstract people(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
}

export type Role = 'player' | 'admin' | 'auditor';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly role: Role;
}

export interface Account extends Person {
  readonly passwordHash: string;
}

export interface KeptToken {
  readonly hash: Uint8Array;
  /** The hash of the first of those that came in place of each other since somebody signed in: its own, where it is that one. */
  readonly session: Uint8Array;
  readonly player: string;
  /** Milliseconds since 1970. */
  readonly issued: number;
  readonly expires: number;
}

export interface Behind {
  readonly person: Person;
  readonly session: Uint8Array;
  readonly issued: number;
  readonly expires: number;
}

/** Where a page of names ended: people who share a name follow each other by id. */
export interface NamePlace {
  readonly name: string;
  readonly id: string;
}
