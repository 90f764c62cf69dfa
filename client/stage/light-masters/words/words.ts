import type { LightMastersCommand } from '#events/light-masters/commands.js';
import type { LightMastersEvent } from '#events/light-masters/events.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Language } from '../../../words/language.js';
import type { GameWords, Names } from '../../kit/face.js';
import { askedIn } from './asked.js';
import { effectIn } from './effect.js';
import { labelled } from './labelled.js';
import { tableIn } from './table.js';
import { thingIn } from './thing.js';
import type { Labelled, LightMastersVocabulary } from './vocabulary.js';

type Words = GameWords<LightMastersState, LightMastersCommand, LightMastersEvent>;

/** All that Light Masters says, in one language, which is loaded when it is first spoken. */
export const lightMastersWords = async (language: Language): Promise<Words> => wordsOf(await vocabularyIn(language));

/** The words alone, for the game's own panels. */
export const vocabularyIn = async (language: Language): Promise<LightMastersVocabulary> =>
  (await VOCABULARIES[language]()).vocabulary;

const VOCABULARIES: Readonly<Record<Language, () => Promise<{ readonly vocabulary: LightMastersVocabulary }>>> = {
  en: () => import('./en.js'),
  it: () => import('./it.js'),
  es: () => import('./es.js'),
  de: () => import('./de.js'),
};

const wordsOf = (vocabulary: LightMastersVocabulary): Words => ({
  asked: askedIn(vocabulary),
  told: (event, names) => (vocabulary.told[event.type] as Told)(event, names),
  choice: (command, state) => {
    const seat = state.phase.kind === 'over' ? 0 : state.phase.seat;
    return (vocabulary.choices[command.type] as Choice)(command, labelled(vocabulary, state, seat));
  },
  effect: effectIn(vocabulary),
  table: tableIn(vocabulary),
  thing: thingIn(vocabulary),
});

/** The sentences are total over events and commands, which TypeScript cannot follow through an index by a union. */
type Told = (event: LightMastersEvent, names: Names) => string;
type Choice = (command: LightMastersCommand, at: Labelled) => string;
