import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableAsShown } from '#events/wire/tables.js';
import { useHall, useWords } from '../../panel/hall.js';
import { namesAt } from '../../panel/table/names.js';
import type { Words } from '../../panel/table/told.js';
import type { Face } from '../../stage/kit/face.js';
import { faceOf } from '../../stage/registry.js';
import type { Language } from '../../words/language.js';
import { tableWords } from '../../words/table/words.js';
import { useConsole } from '../console.js';
import type { Speech } from './said-of.js';

/** How a table is spoken of, and how its game looks: `face` is `null` where this page does not know it, `undefined` until that is known. */
export const useSpeech = (
  table: TableAsShown | null,
): { readonly speech: Speech; readonly face: Face | null | undefined } => {
  const { words: admin } = useConsole();
  const { card } = useWords();
  const language = useHall().tongue.language.value;
  const { game, edition } = table ?? {};
  const [met, setMet] = useState<Met | null>(null);
  useEffect(() => {
    let isGone = false;
    if (game !== undefined && edition !== undefined)
      void meet(game, edition, language).then((came) => {
        if (!isGone) setMet(came);
      });
    return () => {
      isGone = true;
    };
  }, [game, edition, language]);
  const names = useMemo(() => namesAt(table, card), [table, card]);
  const words = met?.words ?? null;
  const speech = useMemo(() => ({ admin, words, names, seat: card.seat }), [admin, words, names, card]);
  return { speech, face: met?.face };
};

interface Met {
  readonly face: Face | null;
  readonly words: Words | null;
}

/** A page that does not come leaves a game without its face: what happened can be read all the same. */
const meet = async (game: string, edition: number, language: Language): Promise<Met> => {
  try {
    const [face, around] = await Promise.all([faceOf(game, edition), tableWords(language)]);
    return { face, words: face === null ? null : { around, game: await face.words(language) } };
  } catch {
    return { face: null, words: null };
  }
};
