/** How long the storage may take, in milliseconds, before it counts as away. */
export interface Limits {
  /** For a connection. */
  readonly connectMs: number;
  /** For a statement, by the server's clock. */
  readonly statementMs: number;
  /** For a statement, where not even the refusal arrives. */
  readonly silenceMs: number;
  /** For an append, to be tried again while its table is held elsewhere or its answer is lost. */
  readonly patienceMs: number;
}

/** None of our statements takes a hundredth of it; and nobody looks longer at a stone that does not move. */
export const LIMITS: Limits = { connectMs: 1000, statementMs: 1500, silenceMs: 2000, patienceMs: 3000 };
