import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Line } from '../net/line.js';
import type { LobbyWords } from '../words/lobby/words.js';
import type { Door } from './person/door.js';
import type { Tongue } from './tongue.js';
import type { Whereabouts } from './whereabouts.js';

/** What every screen shares: the line to the server, who one is, where one is, and the language. */
export interface Hall {
  readonly line: Line;
  readonly door: Door;
  readonly whereabouts: Whereabouts;
  readonly tongue: Tongue;
}

export const HallContext = createContext<Hall | null>(null);

export const useHall = (): Hall => {
  const hall = useContext(HallContext);
  if (hall === null) throw new Error('This is shown outside of the application.');
  return hall;
};

/** The words of the language that is spoken; nothing of the lobby is shown before they are there. */
export const useWords = (): LobbyWords => {
  const words = useHall().tongue.words.value;
  if (words === null) throw new Error('This is shown before its words are there.');
  return words;
};
