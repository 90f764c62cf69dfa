import type { BuranoCommand } from '#events/burano/commands.js';
import type { BuranoEvent } from '#events/burano/events.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Language } from '../../../words/language.js';
import type { GameWords, Names } from '../../kit/face.js';
import { askedIn } from './asked.js';
import { effectIn } from './effect.js';
import { tableIn } from './table.js';
import { thingIn } from './thing.js';
import type { BuranoVocabulary } from './vocabulary.js';

/** All that Burano says, in one language, which is loaded when it is first spoken. */
export const buranoWords = async (language: Language): Promise<GameWords<BuranoState, BuranoCommand, BuranoEvent>> =>
  wordsOf(await vocabularyIn(language));

/** The words alone, for Burano's own panels. */
export const vocabularyIn = async (language: Language): Promise<BuranoVocabulary> =>
  (await VOCABULARIES[language]()).vocabulary;

const VOCABULARIES: Readonly<Record<Language, () => Promise<{ readonly vocabulary: BuranoVocabulary }>>> = {
  en: () => import('./en.js'),
  it: () => import('./it.js'),
  es: () => import('./es.js'),
  de: () => import('./de.js'),
};

const wordsOf = (vocabulary: BuranoVocabulary): GameWords<BuranoState, BuranoCommand, BuranoEvent> => ({
  asked: askedIn(vocabulary),
  told: (event, names) => (vocabulary.told[event.type] as Told)(event, names),
  choice: (command, state) => (vocabulary.choices[command.type] as Choice)(command, state),
  effect: effectIn(vocabulary),
  table: tableIn(vocabulary),
  thing: thingIn(vocabulary),
});

/** The sentences are total over events and commands, which TypeScript cannot follow through an index by a union. */
type Told = (event: BuranoEvent, names: Names) => string;
type Choice = (command: BuranoCommand, state: BuranoState) => string;
