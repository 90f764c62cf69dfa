import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { OfferedGame, TablesAsShown } from '#events/wire/tables.js';
import { api, Refused } from '../../net/api.js';
import type { TroubleKind } from '../../words/lobby/words.js';
import { TableList } from './table-list.js';

/** All that is listed in the lobby. */
export class LobbyLists {
  readonly own = new TableList(() => this.#readOwn());
  readonly open = new TableList((cursor) => api.tables({ status: 'open', ...from(cursor) }));
  readonly playing = new TableList((cursor) => api.tables({ status: 'playing', ...from(cursor) }));
  readonly finished = new TableList((cursor) => api.tables({ status: 'finished', ...from(cursor) }));
  readonly #games = signal<readonly OfferedGame[] | null>(null);
  #me: string | null = null;

  /** What can be played here; `null` until it is known. */
  get games(): ReadonlySignal<readonly OfferedGame[] | null> {
    return this.#games;
  }

  /** Why the last of them could not be read. */
  get trouble(): TroubleKind | null {
    const troubles = [this.own, this.open, this.playing, this.finished].map(({ trouble }) => trouble.value);
    return troubles.find((trouble) => trouble !== null) ?? null;
  }

  /** Whose own tables are listed. */
  belongTo(player: string | null): void {
    if (this.#me === player) return;
    this.#me = player;
    this.own.forget();
    void this.own.refresh();
  }

  async refresh(): Promise<void> {
    await Promise.all([
      this.own.refresh(),
      this.open.refresh(),
      this.playing.refresh(),
      this.finished.refresh(),
      this.#readGames(),
    ]);
  }

  async #readGames(): Promise<void> {
    if (this.#games.value !== null) return;
    try {
      this.#games.value = await api.games();
    } catch (fault) {
      // Asked again with the next refresh; that the server cannot be reached is said by the lists.
      if (!(fault instanceof Refused)) throw fault;
    }
  }

  async #readOwn(): Promise<TablesAsShown> {
    const player = this.#me;
    if (player === null) return { tables: [] };
    const [playing, open] = await Promise.all([
      api.tables({ status: 'playing', player }),
      api.tables({ status: 'open', player }),
    ]);
    return { tables: [...playing.tables, ...open.tables] };
  }
}

const from = (cursor: string | undefined): { readonly cursor?: string } => (cursor === undefined ? {} : { cursor });
