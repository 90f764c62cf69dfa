/** Word that something was stored, from whichever node: so that nobody has to ask all the time. A word may get lost. */
export abstract class News {
  /** Has somebody told at each word, until it is stopped. */
  abstract listen(hear: () => void): Listening;
}

export interface Listening {
  stop(): Promise<void>;
}
