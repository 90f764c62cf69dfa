import type { Language } from '../language.js';
import type { TableWords } from './table-words.js';

export type { TableWords } from './table-words.js';

/** So much time, as short as a clock says it: `1:05`. */
export const clockTime = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

const DICTIONARIES: Readonly<Record<Language, () => Promise<TableWords>>> = {
  en: async () => (await import('./en.js')).en,
  it: async () => (await import('./it.js')).it,
  es: async () => (await import('./es.js')).es,
  de: async () => (await import('./de.js')).de,
};

/** The words of one language; only those are loaded. */
export const tableWords = (language: Language): Promise<TableWords> => DICTIONARIES[language]();
