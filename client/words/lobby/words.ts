import type { Language } from '../language.js';
import type { LobbyWords } from './lobby-words.js';

export type { LobbyWords, TroubleKind, Way } from './lobby-words.js';

/** Each is loaded when it is spoken, and not before. */
export const LOBBY_WORDS: Readonly<Record<Language, () => Promise<LobbyWords>>> = {
  en: async () => (await import('./en.js')).en,
  it: async () => (await import('./it.js')).it,
  es: async () => (await import('./es.js')).es,
  de: async () => (await import('./de.js')).de,
};
