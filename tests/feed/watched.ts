import { Departures } from '#store/departures.js';
import type { Departing } from '#store/departures.js';
import type { Lease } from '#store/leases.js';
import type { Cursor } from '#store/outbox.js';

/** The same, and how often somebody looked for more, and how often there was nothing. */
export class Watched extends Departures {
  looks = 0;
  inVain = 0;
  readonly #kept: Departures;

  constructor(kept: Departures) {
    super();
    this.#kept = kept;
  }

  override async after(cursor: Cursor, limit: number): Promise<readonly Departing[]> {
    const found = await this.find(cursor, limit);
    this.looks += 1;
    if (found.length === 0) this.inVain += 1;
    return found;
  }

  override reached = (line: string): Promise<Cursor> => this.#kept.reached(line);
  override furthest = (): Promise<Cursor> => this.#kept.furthest();
  override move = (line: string, from: Cursor, to: Cursor, lease: Lease): Promise<boolean> =>
    this.#kept.move(line, from, to, lease);

  protected find(cursor: Cursor, limit: number): Promise<readonly Departing[]> {
    return this.#kept.after(cursor, limit);
  }
}
