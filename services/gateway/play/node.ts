import type { Heard } from '../audit/heard.js';
import type { Done } from '../tables/deed.js';
import type { HotTables } from '../tables/hot-tables.js';
import type { Audiences } from './audiences.js';
import type { Doorman } from './doorman.js';

/** What a session needs of the node that it is on. */
export interface Node {
  readonly name: string;
  readonly tables: Pick<HotTables, 'find'>;
  readonly audiences: Audiences;
  readonly doorman: Doorman;
  /** Milliseconds since 1970, by the clock that events are stamped by. */
  readonly now: () => number;
  /** Told of each answer to a command; of what was given, where it was a seat that gave it. */
  readonly onAnswer: (done: Done, heard: Heard | null) => void;
  /** Told of what nobody foresaw, and at which command if it was one. */
  readonly onFault: (fault: unknown, command?: string) => void;
}
