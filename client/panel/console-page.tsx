import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Me } from '#events/wire/admin.js';
import type { ConsoleScreenShown } from '../admin/console-screen.js';
import { Refused } from '../net/api.js';
import { consoleApi } from '../net/console-api.js';
import type { AdminWords } from '../words/admin/words.js';
import type { Language } from '../words/language.js';
import type { ConsolePlace } from './address.js';
import { useHall, useWords } from './hall.js';
import { NotLoaded } from './not-loaded.js';
import { NowherePage } from './nowhere-page.js';

interface Open {
  readonly me: Me;
  readonly Screen: ComponentType<ConsoleScreenShown>;
  readonly words: AdminWords;
}

/**
 * The console, for who has a role: for everybody else this address stands for nothing, as any other that we do not know, and
 * nothing of the console is loaded.
 */
export const ConsolePage = ({ place }: { readonly place: ConsolePlace }) => {
  const { door, tongue } = useHall();
  const { trouble } = useWords();
  const language = tongue.language.value;
  const player = door.player.value?.id;
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<Open | 'coming' | 'nothing' | 'notLoaded'>('coming');

  useEffect(() => {
    let isGone = false;
    void open(language).then((came) => {
      if (!isGone) setFound(came);
    });
    return () => {
      isGone = true;
    };
  }, [language, player, tries]);

  if (found === 'coming') return <main class="alone" aria-busy="true" />;
  if (found === 'nothing') return <NowherePage />;
  if (found === 'notLoaded') return <NotLoaded said={trouble.noLine} again={() => setTries(tries + 1)} />;
  const { Screen, me, words } = found;
  // What somebody looks for, or has begun to say, is nothing to whoever signs in after them.
  return <Screen key={me.player.id} me={me} words={words} place={place} />;
};

const open = async (language: Language): Promise<Open | 'nothing' | 'notLoaded'> => {
  try {
    const me = await consoleApi.me();
    const [{ ConsoleScreen }, { ADMIN_WORDS }] = await Promise.all([
      import('../admin/console-screen.js'),
      import('../words/admin/words.js'),
    ]);
    return { me, Screen: ConsoleScreen, words: await ADMIN_WORDS[language]() };
  } catch (fault) {
    return fault instanceof Refused && !fault.isPassing ? 'nothing' : 'notLoaded';
  }
};
