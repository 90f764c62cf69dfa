import { nobody, Visitor } from '#tests/service/visitor.js';
import type { Recorded } from './recorded.js';

export type Person = Recorded['players'][number];

/** The players of a fixture, by name. The two with a role are no players at any table. */
export class People {
  readonly #known = new Map<string, Person>();
  readonly url: () => string;

  constructor(url: () => string, known: readonly Person[] = []) {
    this.url = url;
    for (const person of known) this.#known.set(person.name, person);
  }

  get all(): readonly Person[] {
    return [...this.#known.values()];
  }

  /** The same person at the service that runs now, with the token of old. */
  called(name: string): Visitor {
    const person = this.#known.get(name);
    if (person === undefined) throw new Error(`The fixture knows no ${name}.`);
    return new Visitor(this.url(), person.id, person.token);
  }

  async account(name: string): Promise<Visitor> {
    const password = `The password of ${name}`;
    return this.#keep('/api/accounts', { name, password }, password);
  }

  guest(name: string): Promise<Visitor> {
    return this.#keep('/api/guests', { name }, null);
  }

  /** All players with a password sign in again: tokens are in no backup. */
  async signIn(): Promise<void> {
    for (const person of this.all) {
      if (person.password === null) continue;
      const asked = { name: person.name, password: person.password };
      const { status, body } = await nobody(this.url()).ask<SignedIn>('POST', '/api/sessions', asked);
      if (status !== 201 || body.player.id !== person.id) throw new Error(`${person.name} was not let in: ${status}.`);
      this.#known.set(person.name, { ...person, token: body.token });
    }
  }

  /** A person who is gone. */
  drop(name: string): void {
    this.#known.delete(name);
  }

  async #keep(
    path: string,
    asked: { readonly name: string; readonly password?: string },
    password: string | null,
  ): Promise<Visitor> {
    const { status, body } = await nobody(this.url()).ask<SignedIn>('POST', path, asked);
    if (status !== 201) throw new Error(`${asked.name} was not let in: ${status}.`);
    this.#known.set(asked.name, { name: asked.name, id: body.player.id, token: body.token, password });
    return this.called(asked.name);
  }
}

interface SignedIn {
  readonly player: { readonly id: string };
  readonly token: string;
}
