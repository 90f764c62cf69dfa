import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Player, SignedIn } from '#events/wire/accounts.js';
import { api, Refused } from '../../net/api.js';
import type { Line } from '../../net/line.js';
import type { Way } from '../../words/lobby/words.js';

export interface Entry {
  readonly name: string;
  readonly password: string;
}

/** Where people come in: who does something that needs a name is asked for one, and then it is done. */
export class Door {
  readonly #asks = signal<Way | null>(null);
  /** Who came in or left just now, until the server says so over the line as well. */
  readonly #entered = signal<Player | null | undefined>(undefined);
  readonly player: ReadonlySignal<Player | null | undefined>;
  #then: ((isNamed: boolean) => void) | null = null;

  constructor(private readonly line: Line) {
    this.player = computed(() => (this.#entered.value === undefined ? line.player.value : this.#entered.value));
    line.listen({
      up: () => {
        this.#entered.value = undefined;
      },
      heard: () => undefined,
    });
  }

  /** In which way one is asked to come in, if one is. */
  get asks(): ReadonlySignal<Way | null> {
    return this.#asks;
  }

  /** Whether this player has an account, as far as this browser knows: it was made or entered here. */
  get hasAccount(): boolean {
    const id = this.player.value?.id;
    return id !== undefined && keptAccount() === id;
  }

  /** True once one has come in, false where one would rather not. */
  ask(way: Way): Promise<boolean> {
    this.#then?.(false);
    this.#asks.value = way;
    return new Promise((resolve) => {
      this.#then = resolve;
    });
  }

  /** The same question in another way: who asked goes on waiting. */
  askOtherwise(way: Way): void {
    this.#asks.value = way;
  }

  /** One would rather not. */
  close(): void {
    this.#answer(false);
  }

  /** Does something as somebody with a name; `null` where none was given. */
  async withName<Done>(deed: () => Promise<Done>): Promise<Done | null> {
    if (this.player.value === null && !(await this.ask('guest'))) return null;
    try {
      return await deed();
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.status !== 401) throw fault;
    }
    return (await this.ask('guest')) ? deed() : null;
  }

  async enter(way: Way, entry: Entry): Promise<void> {
    const { player } = await ENTER[way](entry);
    if (way !== 'guest') keepAccount(player.id);
    this.#entered.value = player;
    this.line.open();
    this.#answer(true);
  }

  async leave(): Promise<void> {
    try {
      await api.signOut();
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.status !== 401) throw fault;
    }
    this.#entered.value = null;
    this.line.open();
  }

  /** Deletes the account; a guest has no password to say. */
  async forget(password: string | null): Promise<void> {
    await api.forget(password === null ? {} : { password });
    this.#entered.value = null;
    this.line.open();
  }

  #answer(isNamed: boolean): void {
    const then = this.#then;
    this.#then = null;
    this.#asks.value = null;
    then?.(isNamed);
  }
}

const ENTER: Readonly<Record<Way, (entry: Entry) => Promise<SignedIn>>> = {
  guest: ({ name }) => api.guest(name),
  account: (entry) => api.register(entry),
  session: (entry) => api.signIn(entry),
};

const ACCOUNT = 'laguna.account';

const keepAccount = (id: string): void => {
  try {
    localStorage.setItem(ACCOUNT, id);
  } catch {
    // A browser that keeps nothing offers an account to who has one, and the server says that they do.
  }
};

const keptAccount = (): string | null => {
  try {
    return localStorage.getItem(ACCOUNT);
  } catch {
    return null;
  }
};
