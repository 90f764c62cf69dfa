import type { TableId } from '#events/envelope.js';
import { gameAt } from '#engine/registry.js';
import type { Game, Setting } from '#engine/kit/game.js';
import type { Table } from '#engine/kit/table.js';
import type { EventStore, Snapshot, StoredEvent } from '#store/event-store.js';
import { HotTable } from './hot-table.js';
import type { Surroundings } from './hot-table.js';
import { opened, pinnedOf, standingOf } from './opening.js';
import { after } from './standing.js';
import type { Pinned, Standing } from './standing.js';

/** The tables that are folded in memory now: the ones used last, up to a limit. The others wait in the store. */
export class HotTables {
  /** In the order in which they were used last. */
  private readonly hot = new Map<TableId, Promise<HotTable | null>>();
  private readonly kept = new Map<TableId, number>();

  constructor(
    private readonly store: EventStore,
    private readonly around: Omit<Surroundings, 'store'>,
    private readonly most: number,
  ) {}

  async open(id: TableId, game: Game, setting: Setting, seed: Uint8Array): Promise<HotTable> {
    const pinned = pinnedOf(id, game, seed);
    const events = opened(pinned, setting, this.around.now());
    await this.store.open({ table: id, game: game.id, edition: game.edition, seed, events });
    const table = this.warm(pinned, after(game, standingOf(first(events)), events.slice(1)));
    this.use(id, Promise.resolve(table));
    return table;
  }

  /** The table of that id, loaded if it is cold; null where there is none. */
  find(id: TableId): Promise<HotTable | null> {
    const hot = this.hot.get(id) ?? this.load(id);
    this.use(id, hot);
    return hot;
  }

  private use(id: TableId, table: Promise<HotTable | null>): void {
    this.hot.delete(id);
    this.hot.set(id, table);
    const [oldest] = this.hot.keys();
    if (this.hot.size > this.most && oldest !== undefined) this.cool(oldest);
    table.then(
      (found) => found ?? this.hot.delete(id),
      () => this.hot.delete(id),
    );
  }

  /** What is under way at it lands all the same, and is told: the store decides what happened, not who remembers. */
  private cool(id: TableId): void {
    this.hot.delete(id);
    this.kept.delete(id);
  }

  private async load(id: TableId): Promise<HotTable | null> {
    const [head, seed, snapshot] = await Promise.all([
      this.store.head(id),
      this.store.seed(id),
      this.store.snapshot(id),
    ]);
    if (head === null || seed === null) return null;
    const game = gameAt(head.game, head.edition);
    if (game === undefined) throw new Error(`No rules of ${head.game}, edition ${head.edition}, for ${id}.`);
    const pinned = pinnedOf(id, game, seed);
    return this.warm(pinned, await this.fold(pinned, snapshot));
  }

  private async fold(pinned: Pinned, snapshot: Snapshot | null): Promise<Standing> {
    let standing: Standing | null = snapshot === null ? null : kept(snapshot);
    for (;;) {
      const events = await this.store.read(pinned.id, standing?.table.seq ?? 0, AT_ONCE);
      standing =
        standing === null
          ? after(pinned.game, standingOf(first(events)), events.slice(1))
          : after(pinned.game, standing, events);
      if (events.length < AT_ONCE) return standing;
    }
  }

  private warm(pinned: Pinned, standing: Standing): HotTable {
    this.kept.set(pinned.id, standing.table.seq);
    return new HotTable(pinned, standing, {
      store: this.store,
      now: this.around.now,
      publish: (at, events, shown) => {
        this.around.publish(at, events, shown);
        this.keep(at, shown);
      },
    });
  }

  /** A fold is kept now and then, where nothing could be undone: what leads back is not kept with it. */
  private keep({ id }: Pinned, { table, digest }: Standing): void {
    const last = this.kept.get(id) ?? 0;
    if (table.seq - last < BETWEEN_SNAPSHOTS || (table.status === 'playing' && !isSettled(table))) return;
    this.kept.set(id, table.seq);
    const state = table.status === 'playing' ? { ...table, trail: [] } : table;
    this.store.keepSnapshot({ table: id, seq: table.seq, digest, state }).catch(() => this.kept.set(id, last));
  }
}

/** Enough that keeping is cheap, few enough that loading is. */
const BETWEEN_SNAPSHOTS = 100;
const AT_ONCE = 1000;

/** Nothing since the last news: an undo has nowhere to go. */
const isSettled = (table: Extract<Table, { status: 'playing' }>): boolean => table.trail.every((step) => step.news);

/** A snapshot is what this service folded and kept itself. */
const kept = ({ state, digest }: Snapshot): Standing => ({ table: state as Table, digest });

const first = (events: readonly StoredEvent[]): StoredEvent => {
  const [event] = events;
  if (event === undefined) throw new Error('A table has a first event.');
  return event;
};
