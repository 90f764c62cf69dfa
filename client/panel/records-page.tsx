import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RecordsWords } from '../words/records/words.js';
import type { Language } from '../words/language.js';
import { useHall, useWords } from './hall.js';
import { NotLoaded } from './not-loaded.js';
import type { RecordPage, RecordsScreenShown } from './records/shown.js';

interface Loaded {
  readonly Screen: ComponentType<RecordsScreenShown>;
  readonly words: RecordsWords;
  readonly language: Language;
}

/** Who plays best, or what one player played. What was loaded stays in sight until another language is there. */
export const RecordsPage = ({ page }: { readonly page: RecordPage }) => {
  const { tongue } = useHall();
  const { trouble } = useWords();
  const language = tongue.language.value;
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | 'coming' | 'notLoaded'>('coming');

  useEffect(() => {
    let isGone = false;
    void load(language).then((came) => {
      if (!isGone) setLoaded((before) => (came === 'notLoaded' && typeof before === 'object' ? before : came));
    });
    return () => {
      isGone = true;
    };
  }, [language, tries]);

  if (loaded === 'coming') return <main class="alone" aria-busy="true" />;
  if (loaded === 'notLoaded') return <NotLoaded said={trouble.noLine} again={() => setTries(tries + 1)} />;
  const { Screen, words } = loaded;
  return <Screen page={page} words={words} />;
};

const load = async (language: Language): Promise<Loaded | 'notLoaded'> => {
  try {
    const [{ default: Screen }, { RECORDS_WORDS }] = await Promise.all([
      import('./records/records-screen.js'),
      import('../words/records/words.js'),
    ]);
    return { Screen, words: await RECORDS_WORDS[language](), language };
  } catch {
    return 'notLoaded';
  }
};
