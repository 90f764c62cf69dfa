import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { LANGUAGES, languageFor } from '../words/language.js';
import type { Language } from '../words/language.js';
import { LOBBY_WORDS } from '../words/lobby/words.js';
import type { LobbyWords } from '../words/lobby/words.js';

/** Which language is spoken, and what is said in it outside of a table. Words are loaded for the one that is spoken. */
export class Tongue {
  readonly #language = signal<Language>(languageFor([kept() ?? '', ...navigator.languages]));
  readonly #words = signal<LobbyWords | null>(null);

  #chosen = 0;

  constructor(private readonly load: (language: Language) => Promise<LobbyWords> = (each) => LOBBY_WORDS[each]()) {}

  get language(): ReadonlySignal<Language> {
    return this.#language;
  }

  /** `null` until the first have come. */
  get words(): ReadonlySignal<LobbyWords | null> {
    return this.#words;
  }

  /**
   * Speaks it from now on, once its words are here: where they cannot be loaded, the old ones stay. `false` where another
   * was wanted meanwhile.
   */
  async speak(language: Language = this.#language.value): Promise<boolean> {
    this.#chosen += 1;
    const chosen = this.#chosen;
    const words = await this.load(language);
    if (chosen !== this.#chosen) return false;
    this.#words.value = words;
    this.#language.value = language;
    document.documentElement.lang = language;
    return true;
  }

  /** As `speak`, and on the next visit too. */
  async choose(language: Language): Promise<void> {
    if (!(await this.speak(language))) return;
    try {
      localStorage.setItem(PLACE, language);
    } catch {
      // A browser that keeps nothing is asked for its languages again.
    }
  }
}

const PLACE = 'laguna.language';

const kept = (): Language | null => {
  try {
    const language = localStorage.getItem(PLACE);
    return LANGUAGES.find((each) => each === language) ?? null;
  } catch {
    return null;
  }
};
