import type { Language } from '../language.js';
import type { AdminWords } from './admin-words.js';

export type { AdminWords, DeedName } from './admin-words.js';

/** Each is loaded with the console, and not before. */
export const ADMIN_WORDS: Readonly<Record<Language, () => Promise<AdminWords>>> = {
  en: async () => (await import('./en.js')).en,
  it: async () => (await import('./it.js')).it,
  es: async () => (await import('./es.js')).es,
  de: async () => (await import('./de.js')).de,
};
