/** How long the storage may take, in milliseconds, before it counts as away; and how much of it is asked at once. */
export interface Limits {
  /** For a connection. */
  readonly connectMs: number;
  /** For a statement, by the server's clock. */
  readonly statementMs: number;
  /** For a statement, where not even the refusal arrives. */
  readonly silenceMs: number;
  /** For an append, to be tried again while its table is held elsewhere or its answer is lost. */
  readonly patienceMs: number;
  /**
   * How many batches of appends are under way side by side. While PostgreSQL works on one, and waits for the disk, the
   * next is written on another lane. A third would only make the batches smaller, and each has a price of its own; where
   * PostgreSQL and the service share two cores, that price is more than what waiting costs.
   */
  readonly lanes: number;
}

/** None of our statements takes a hundredth of it; and nobody looks longer at a stone that does not move. */
export const LIMITS: Limits = { connectMs: 1000, statementMs: 1500, silenceMs: 2000, patienceMs: 3000, lanes: 2 };
