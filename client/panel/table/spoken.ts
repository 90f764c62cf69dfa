import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Face, GameWords } from '../../stage/kit/face.js';
import type { Language } from '../../words/language.js';
import { tableWords } from '../../words/table/words.js';
import type { TableWords } from '../../words/table/words.js';
import type { Words } from './told.js';

/** What is said at a table, in the language that is spoken. */
export class Spoken {
  readonly #words = signal<Words | null>(null);
  readonly #around = signal<TableWords | null>(null);
  readonly #isMute = signal(false);
  #language: Language | null = null;
  #face: Face | null = null;

  /** `null` until the words of the game are here too. */
  get words(): ReadonlySignal<Words | null> {
    return this.#words;
  }
  /** What is said around a game; it is here first. */
  get around(): ReadonlySignal<TableWords | null> {
    return this.#around;
  }
  /** Words that are needed could not be loaded. */
  get isMute(): ReadonlySignal<boolean> {
    return this.#isMute;
  }

  /** All that is said here in a language: around the game, and by the game once it is known. */
  wordsIn(language: Language): Promise<readonly [TableWords, GameWords | undefined]> {
    return Promise.all([tableWords(language), this.#face?.words(language)]);
  }

  /** From now on. Where the words of another language do not come, the old ones stay. */
  speak(language: Language): Promise<void> {
    this.#language = language;
    return this.#load(language);
  }

  /** The game is known: it is spoken of as well. */
  async of(face: Face): Promise<void> {
    this.#face = face;
    if (this.#language !== null) await this.#load(this.#language);
  }

  async #load(language: Language): Promise<void> {
    this.#isMute.value = false;
    try {
      const [around, game] = await this.wordsIn(language);
      if (this.#language !== language) return;
      this.#around.value = around;
      if (game !== undefined) this.#words.value = { around, game };
    } catch {
      this.#isMute.value = this.#around.peek() === null || (this.#face !== null && this.#words.peek() === null);
    }
  }
}
