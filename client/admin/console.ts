import type { Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Me } from '#events/wire/admin.js';
import type { OfferedGame } from '#events/wire/tables.js';
import type { AdminWords } from '../words/admin/words.js';
import type { Sought } from './sought.js';

/** What all parts of the console share. */
export interface Console {
  readonly me: Me;
  readonly words: AdminWords;
  /** What is offered, to say how a game is called. */
  readonly games: readonly OfferedGame[];
  /** What tables are searched for: it stays while one looks into a table and comes back. */
  readonly sought: Signal<Sought>;
}

export const ConsoleContext = createContext<Console | null>(null);

export const useConsole = (): Console => {
  const shared = useContext(ConsoleContext);
  if (shared === null) throw new Error('This is shown outside of the console.');
  return shared;
};

/** Whether who looks also acts: an auditor never does. */
export const useMayAct = (): boolean => useConsole().me.role === 'admin';
