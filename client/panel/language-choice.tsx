import { LANGUAGES, LANGUAGE_NAMES } from '../words/language.js';
import type { Language } from '../words/language.js';
import { useHall, useWords } from './hall.js';

interface ChoiceShown {
  /** Loads what is said here beside the words of the lobby, so that all of it changes at once. */
  readonly load?: (language: Language) => Promise<unknown>;
}

/** The language that all is said in, to be changed at once. */
export const LanguageChoice = ({ load }: ChoiceShown) => {
  const { tongue } = useHall();
  const words = useWords();
  const choose = async (language: Language): Promise<void> => {
    await load?.(language);
    await tongue.choose(language);
  };
  return (
    <label class="language-choice">
      <span class="unseen">{words.language}</span>
      <select
        value={tongue.language.value}
        onChange={({ currentTarget }) => {
          const chosen = LANGUAGES.find((language) => language === currentTarget.value);
          // Where its words cannot be loaded, the page goes on in the old language, and so does what the choice shows.
          if (chosen !== undefined)
            choose(chosen).catch(() => {
              currentTarget.value = tongue.language.value;
            });
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
};
