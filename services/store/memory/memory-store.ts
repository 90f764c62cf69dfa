import type { CommandId, TableId } from '#events/envelope.js';
import { EventStore, SNAPSHOTS_KEPT } from '../event-store.js';
import type {
  Answered,
  Append,
  Appended,
  Head,
  NewTable,
  Snapshot,
  StoredEvent,
  TakenCommand,
} from '../event-store.js';
import { NotSaved } from '../not-saved.js';
import { Unfit } from '../unfit.js';
import { lettersOf, writeAppend, writeOpening } from '../written.js';
import type { Written } from '../written.js';
import { asKept } from './as-kept.js';
import type { MemoryOutbox } from './memory-outbox.js';

interface KeptTable {
  readonly game: string;
  readonly edition: number;
  readonly seed: Uint8Array;
  /** What tells one opening from another. */
  readonly opened: string;
  readonly events: StoredEvent[];
  readonly commands: Map<CommandId, TakenCommand>;
  snapshots: readonly Snapshot[];
}

/** Tables that live as long as the process does: for tests, and for play that nobody needs to find again. */
export class MemoryStore extends EventStore {
  readonly #tables = new Map<TableId, KeptTable>();
  readonly #outbox: MemoryOutbox;
  #closed = false;

  constructor(outbox: MemoryOutbox) {
    super();
    this.#outbox = outbox;
  }

  override async open(opening: NewTable): Promise<void> {
    const written = writeOpening(opening);
    await this.#turn();
    const { table, game, edition, seed, events } = opening;
    const opened = JSON.stringify([game, edition, [...seed], events.map(({ digest }) => digest)]);
    const kept = this.#tables.get(table);
    if (kept !== undefined && kept.opened !== opened) throw new Unfit(`There is a table ${table} already.`);
    if (kept !== undefined) return;

    const own = seed.slice();
    const set: KeptTable = { game, edition, seed: own, opened, events: [], commands: new Map(), snapshots: [] };
    this.#tables.set(table, set);
    this.#keep(set, events, written);
  }

  override async append(append: Append): Promise<Appended> {
    const written = writeAppend(append);
    await this.#turn();
    const { table, after, onto, events, command } = append;
    const kept = this.#tables.get(table);
    if (kept === undefined) throw new Unfit(`There is no table ${table}.`);

    const known = command === null ? undefined : kept.commands.get(command.id);
    if (known !== undefined) return { kind: 'known', answer: { first: known.first, last: known.last } };
    if (kept.events.length !== after || kept.events.at(-1)?.digest !== onto) {
      return { kind: 'moved', seq: kept.events.length };
    }

    if (command !== null) {
      const asked = { ...command, command: asKept(written.command ?? 'null') };
      kept.commands.set(command.id, { ...asked, first: after + 1, last: after + events.length });
    }
    this.#keep(kept, events, written);
    return { kind: 'appended' };
  }

  override async read(table: TableId, after: number, limit: number): Promise<readonly StoredEvent[]> {
    return Promise.resolve(this.#tables.get(table)?.events.slice(after, after + limit) ?? []);
  }

  override async head(table: TableId): Promise<Head | null> {
    const kept = this.#tables.get(table);
    const last = kept?.events.at(-1);
    if (kept === undefined || last === undefined) return Promise.resolve(null);
    return Promise.resolve({ seq: last.seq, digest: last.digest, game: kept.game, edition: kept.edition });
  }

  override async answer(table: TableId, command: CommandId): Promise<Answered | null> {
    const taken = this.#tables.get(table)?.commands.get(command);
    return Promise.resolve(taken === undefined ? null : { first: taken.first, last: taken.last });
  }

  override async commands(table: TableId, after: number, limit: number): Promise<readonly TakenCommand[]> {
    const taken = [...(this.#tables.get(table)?.commands.values() ?? [])];
    return Promise.resolve(taken.filter(({ last }) => last > after).slice(0, limit));
  }

  override async keepSnapshot(snapshot: Snapshot): Promise<void> {
    await this.#turn();
    const kept = this.#tables.get(snapshot.table);
    if (kept?.events[snapshot.seq - 1]?.digest !== snapshot.digest) {
      throw new Unfit(`No such event to keep a snapshot at: ${snapshot.table} ${snapshot.seq}.`);
    }
    if (kept.snapshots.some(({ seq }) => seq === snapshot.seq)) return;

    kept.snapshots = [
      ...kept.snapshots,
      { ...snapshot, state: asKept(lettersOf(snapshot.state, `a snapshot of ${snapshot.table}`)) },
    ]
      .sort((one, other) => other.seq - one.seq)
      .slice(0, SNAPSHOTS_KEPT);
  }

  override async snapshot(table: TableId, atMost = Infinity): Promise<Snapshot | null> {
    return Promise.resolve(this.#tables.get(table)?.snapshots.find(({ seq }) => seq <= atMost) ?? null);
  }

  override async seed(table: TableId): Promise<Uint8Array | null> {
    return Promise.resolve(this.#tables.get(table)?.seed.slice() ?? null);
  }

  override async close(): Promise<void> {
    this.#closed = true;
    return Promise.resolve();
  }

  /** Nothing is kept in the same breath in which it was given: who forgets to wait shall notice it here already. */
  async #turn(): Promise<void> {
    if (this.#closed) throw new NotSaved('The store is closed.');
    await Promise.resolve();
  }

  #keep(kept: KeptTable, events: readonly StoredEvent[], { texts }: Written): void {
    events.forEach(({ table, seq, at, seat, command, edition, draws, digest, commitment }, index) => {
      const event = asKept(texts[index] ?? '') as StoredEvent['event'];
      const stored = Object.freeze({ table, seq, at, seat, command, edition, draws, event, digest, commitment });
      kept.events.push(stored);
      this.#outbox.put(stored);
    });
  }
}
