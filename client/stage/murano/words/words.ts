import type { MuranoCommand } from '#events/murano/commands.js';
import type { MuranoEvent } from '#events/murano/events.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Language } from '../../../words/language.js';
import type { GameWords, Names } from '../../kit/face.js';
import { askedIn } from './asked.js';
import { effectIn } from './effect.js';
import { tableIn } from './table.js';
import { thingIn } from './thing.js';
import type { MuranoVocabulary } from './vocabulary.js';

/** All that Murano says, in one language, which is loaded when it is first spoken. */
export const muranoWords = async (language: Language): Promise<GameWords<MuranoState, MuranoCommand, MuranoEvent>> =>
  wordsOf(await vocabularyIn(language));

/** The words alone, for Murano's own panels. */
export const vocabularyIn = async (language: Language): Promise<MuranoVocabulary> =>
  (await VOCABULARIES[language]()).vocabulary;

const VOCABULARIES: Readonly<Record<Language, () => Promise<{ readonly vocabulary: MuranoVocabulary }>>> = {
  en: () => import('./en.js'),
  it: () => import('./it.js'),
  es: () => import('./es.js'),
  de: () => import('./de.js'),
};

const wordsOf = (vocabulary: MuranoVocabulary): GameWords<MuranoState, MuranoCommand, MuranoEvent> => ({
  asked: askedIn(vocabulary),
  told: (event, names) => (vocabulary.told[event.type] as Told)(event, names),
  choice: (command, state) => (vocabulary.choices[command.type] as Choice)(command, state),
  effect: effectIn(vocabulary),
  table: tableIn(vocabulary),
  thing: thingIn(vocabulary),
});

/** The sentences are total over events and commands, which TypeScript cannot follow through an index by a union. */
type Told = (event: MuranoEvent, names: Names) => string;
type Choice = (command: MuranoCommand, state: MuranoState) => string;
