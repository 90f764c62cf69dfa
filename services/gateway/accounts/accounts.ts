import { Injectable } from '@nestjs/common';
import type { Credentials, SignedIn } from '#events/wire/accounts.js';
import { nameKey } from '#store/name-key.js';
import { People } from '#store/people.js';
import type { Person } from '#store/people.js';
import type { Caller } from '../http/caller.js';
import { notSignedIn, taken, tooFast } from '../http/refused.js';
import { Passwords } from './passwords.js';
import { SlowDown } from './slow-down.js';
import { newToken, OLD_AFTER_MS, OVERLAP_MS, TOKEN_LIFE_MS, tokenHash } from './tokens.js';

export interface KnownCaller extends Caller {
  /** Its token has served for a while. */
  readonly isOld: boolean;
}

/** Who people are: guests, accounts, and the tokens that stand for them. */
@Injectable()
export class Accounts {
  private readonly passwords = new Passwords();
  private readonly slowDown = new SlowDown(Date.now);
  private readonly onEnd = new Set<(session: Uint8Array) => void>();
  private readonly onGone = new Set<(player: string) => void>();
  /** Grows with each word that something ended: what was read from before it is older. */
  private words = 0;

  constructor(private readonly people: People) {}

  async guest(name: string): Promise<SignedIn> {
    const person = await this.people.guest(name);
    if (person === 'taken') throw NAME_TAKEN();
    return this.signIn(person);
  }

  /** A guest who takes an account stays who they are; the token they had as a guest ends. */
  async register({ name, password }: Credentials, asker: Caller | null): Promise<SignedIn> {
    if (asker !== null && !asker.person.isGuest) throw taken('You have an account already.');
    const person = await this.people.account(name, await this.passwords.hash(password), asker?.person.id ?? null);
    if (person === 'taken') throw NAME_TAKEN();
    const signedIn = await this.signIn(person);
    if (asker !== null) await this.end(asker.session);
    return signedIn;
  }

  async enter({ name, password }: Credentials, address: string): Promise<SignedIn> {
    return this.signIn(await this.accountOf(name, password, address));
  }

  /** Whoever asks for what cannot be undone says their password again; a guest has none, and is who they are by the token. */
  async checkThatItIs({ name, isGuest }: Person, password: string | null, address: string): Promise<void> {
    if (isGuest) return;
    if (password === null) throw notSignedIn('Say your password as well.');
    await this.accountOf(name, password, address);
  }

  private async accountOf(name: string, password: string, address: string): Promise<Person> {
    // As the account is found: else each way to write a name would have guesses of its own.
    const guessed = `account ${nameKey(name)}`;
    const from = `address ${address}`;
    const whom = [guessed, from];
    const wait = this.slowDown.waitFor(...whom);
    if (wait > 0) throw tooFast(wait);
    this.slowDown.tried(...whom);
    const account = await this.whoseItIs(name, password).catch((fault: unknown) => {
      // Nobody said whether it was right: so it was no guess, and who waits for the storage is not slowed on top.
      for (const one of whom) this.slowDown.wasRight(one);
      throw fault;
    });
    if (account === null) throw notSignedIn('That name and password do not go together.');

    // The address keeps its mistakes: else who has one account could guess at all others.
    this.slowDown.succeeded(guessed);
    this.slowDown.wasRight(from);
    return account;
  }

  private async whoseItIs(name: string, password: string): Promise<Person | null> {
    const account = await this.people.called(name);
    return (await this.passwords.fits(password, account?.passwordHash ?? null)) ? account : null;
  }

  async behind(token: string): Promise<KnownCaller | null> {
    const { words } = this;
    const hash = tokenHash(token);
    const now = Date.now();
    const found = await this.people.behind(hash, now);
    if (found === null) return null;
    // It may be this one that ended while it was read: whoever is let in now would not be told of it any more.
    if (words !== this.words) return this.behind(token);
    const isOld = now - found.issued > OLD_AFTER_MS && found.expires - now > OVERLAP_MS;
    return { person: found.person, tokenHash: hash, session: found.session, isOld };
  }

  /** A new token in place of the one they came with; null where that was ended just now, and the new one is worth nothing. */
  async rotate({ person, tokenHash: old, session }: Caller): Promise<string | null> {
    const { token } = await this.signIn(person, session);
    // Looked at behind the new one: who ended the session before it was there could not end it too.
    if (await this.people.endToken(old, Date.now() + OVERLAP_MS)) return token;
    await this.people.endSession(session);
    return null;
  }

  /** Its token is worth nothing from now on, nor are those before it, and what was opened with them is shut. */
  async end(session: Uint8Array): Promise<void> {
    await this.people.endSession(session);
    this.tellEnded(session);
  }

  tellEnded(session: Uint8Array): void {
    this.words += 1;
    for (const tell of this.onEnd) tell(session);
  }

  /** Every token of a player ends, and what was opened with them is shut. */
  async endAll(player: string): Promise<void> {
    await this.people.endSessions(player);
    this.tellGone(player);
  }

  /** Nobody is that player any more: what they opened is shut. */
  tellGone(player: string): void {
    this.words += 1;
    for (const tell of this.onGone) tell(player);
  }

  whenGone(tell: (player: string) => void): void {
    this.onGone.add(tell);
  }

  whenEnded(tell: (session: Uint8Array) => void): void {
    this.onEnd.add(tell);
  }

  private async signIn({ id, name }: Person, goesOn: Uint8Array | null = null): Promise<SignedIn> {
    const token = newToken();
    const hash = tokenHash(token);
    const now = Date.now();
    const session = goesOn ?? hash;
    await this.people.keepToken({ hash, session, player: id, issued: now, expires: now + TOKEN_LIFE_MS });
    return { player: { id, name }, token };
  }
}

const NAME_TAKEN = () => taken('Somebody has an account of that name: choose another.');
