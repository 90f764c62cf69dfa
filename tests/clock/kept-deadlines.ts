import type { TableId } from '#events/envelope.js';
import { Deadlines } from '#store/deadlines.js';
import type { Deadline } from '#store/deadlines.js';
import { NotRead } from '#store/not-read.js';
import { NotSaved } from '#store/not-saved.js';

/** Deadlines that live as long as the test does, and are away when the test says so. */
export class KeptDeadlines extends Deadlines {
  readonly kept = new Map<TableId, number>();
  weather: 'fine' | 'away' = 'fine';
  /** How often something was asked of it. */
  looks = 0;
  batches = 0;

  override keep(deadlines: readonly Deadline[]): Promise<void> {
    if (this.weather === 'away') return Promise.reject(new NotSaved(new Error('away')));
    this.batches += 1;
    for (const { table, at } of deadlines)
      if (at === null) this.kept.delete(table);
      else this.kept.set(table, at);
    return Promise.resolve();
  }

  override due(by: number, limit: number): Promise<readonly Deadline[]> {
    if (this.weather === 'away') return Promise.reject(new NotRead(new Error('away')));
    this.looks += 1;
    const due = Array.from(this.kept, ([table, at]) => ({ table, at })).filter(({ at }) => at <= by);
    return Promise.resolve(due.sort((one, other) => one.at - other.at).slice(0, limit));
  }

  override next(): Promise<number | null> {
    if (this.weather === 'away') return Promise.reject(new NotRead(new Error('away')));
    return Promise.resolve(this.kept.size === 0 ? null : Math.min(...this.kept.values()));
  }
}
