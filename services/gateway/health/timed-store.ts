import type { CommandId, TableId } from '#events/envelope.js';
import { EventStore } from '#store/event-store.js';
import type { Append, Appended, NewTable, Snapshot } from '#store/event-store.js';
import type { Metrics } from './metrics.js';

/** The same store, with its appends timed. */
export class TimedStore extends EventStore {
  constructor(
    private readonly store: EventStore,
    private readonly metrics: Metrics,
  ) {
    super();
  }

  override append(append: Append): Promise<Appended> {
    const start = performance.now();
    const appending = this.store.append(append);
    appending.then(
      () => {
        this.metrics.appended((performance.now() - start) / 1000);
      },
      () => {
        this.metrics.appendFailed();
      },
    );
    return appending;
  }

  override open(table: NewTable) {
    return this.store.open(table);
  }

  override read(table: TableId, after: number, limit: number) {
    return this.store.read(table, after, limit);
  }

  override head(table: TableId) {
    return this.store.head(table);
  }

  override answer(table: TableId, command: CommandId) {
    return this.store.answer(table, command);
  }

  override commands(table: TableId, after: number, limit: number) {
    return this.store.commands(table, after, limit);
  }

  override keepSnapshot(snapshot: Snapshot) {
    return this.store.keepSnapshot(snapshot);
  }

  override snapshot(table: TableId, atMost?: number) {
    return this.store.snapshot(table, atMost);
  }

  override seed(table: TableId) {
    return this.store.seed(table);
  }

  override close() {
    return this.store.close();
  }
}
