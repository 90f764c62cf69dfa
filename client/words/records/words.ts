import type { Language } from '../language.js';
import type { RecordsWords } from './records-words.js';

export type { Column, RecordsWords } from './records-words.js';

/** Each is loaded with the first look at a record, and not before. */
export const RECORDS_WORDS: Readonly<Record<Language, () => Promise<RecordsWords>>> = {
  en: async () => (await import('./en.js')).en,
  it: async () => (await import('./it.js')).it,
  es: async () => (await import('./es.js')).es,
  de: async () => (await import('./de.js')).de,
};
