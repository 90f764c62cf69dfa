import { de } from '#verify/words/de.js';
import { en } from '#verify/words/en.js';
import { es } from '#verify/words/es.js';
import { it } from '#verify/words/it.js';
import type { VerifyWords } from '#verify/words/words.js';
import type { Language } from '../words/language.js';

/** What is said of checks, in every language. */
export const VERIFY_WORDS: Readonly<Record<Language, VerifyWords>> = { en, it, es, de };
