import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AtTable } from './at-table.js';
import type { TableWords } from '../../words/table/words.js';

/** Who sits or stands at the table that is on the screen. */
export const AtTableContext = createContext<AtTable | null>(null);

export const useAt = (): AtTable => {
  const at = useContext(AtTableContext);
  if (at === null) throw new Error('This is shown away from any table.');
  return at;
};

/** What is said around the game; nothing of the table is shown before it is there. */
export const useAround = (): TableWords => {
  const words = useAt().around.value;
  if (words === null) throw new Error('This is shown before its words are there.');
  return words;
};
