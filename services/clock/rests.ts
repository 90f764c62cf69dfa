import type { TableId } from '#events/envelope.js';

/** Tables that are not rung for a while: a moment after a ring, longer and longer after one that failed. */
export class Rests {
  private readonly resting = new Map<TableId, Rest>();

  afterRing(table: TableId, now: number): void {
    this.resting.set(table, { until: now + MOMENT_MS, faults: 0 });
  }

  afterFault(table: TableId, now: number): void {
    const faults = (this.resting.get(table)?.faults ?? 0) + 1;
    this.resting.set(table, { until: now + Math.min(LONGEST_MS, MOMENT_MS * 2 ** (faults - 1)), faults });
  }

  rests(table: TableId, now: number): boolean {
    const rest = this.resting.get(table);
    return rest !== undefined && rest.until > now;
  }

  /** How many rest now. Those that have rested and did not fail are forgotten. */
  count(now: number): number {
    let count = 0;
    for (const [table, { until, faults }] of this.resting)
      if (until > now) count += 1;
      else if (faults === 0 || until + LONGEST_MS < now) this.resting.delete(table);
    return count;
  }
}

interface Rest {
  readonly until: number;
  readonly faults: number;
}

const MOMENT_MS = 1_000;
const LONGEST_MS = 60_000;
