import type { Language } from '../language.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { it } from './it.js';
import type { PageWords } from './page-words.js';

/** All of them: the page that needs no server can load nothing later on. */
export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = { en, it, es, de };
