import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../../words/language.js';
import type { MuranoVocabulary } from '../words/vocabulary.js';
import { vocabularyIn } from '../words/words.js';

/** The words of a language; `null` until the first are there. While another one loads, the one before is kept. */
export const useVocabulary = (language: Language): MuranoVocabulary | null => {
  const [vocabulary, setVocabulary] = useState<MuranoVocabulary | null>(null);
  useEffect(() => {
    let isWanted = true;
    void vocabularyIn(language).then((loaded) => {
      if (isWanted) setVocabulary(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return vocabulary;
};
