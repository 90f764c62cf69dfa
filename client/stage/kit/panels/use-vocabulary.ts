import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../../words/language.js';

/** The words of a language; `null` until the first are there. While another one loads, the one before is kept. */
export const useVocabulary = <V>(vocabularyIn: (language: Language) => Promise<V>, language: Language): V | null => {
  const [vocabulary, setVocabulary] = useState<V | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (loaded: V): void => {
      if (isWanted) setVocabulary(() => loaded);
    };
    // The table needs the same words, and says so where they do not come.
    void vocabularyIn(language).then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [vocabularyIn, language]);
  return vocabulary;
};
