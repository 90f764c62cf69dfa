import type { TroubleKind } from '../../words/lobby/words.js';
import { useWords } from '../hall.js';
import { useLineBack } from '../line-back.js';

/** What could not be read, and a way to try again; by itself, where only the line was missing and is back. */
export const Trouble = ({ kind, again }: { readonly kind: TroubleKind; readonly again: () => void }) => {
  const words = useWords();
  useLineBack(() => {
    if (kind === 'noLine') again();
  });
  return (
    <div class="records-trouble" role="alert">
      <p>{words.trouble[kind]}</p>
      <button type="button" class="button is-quiet" onClick={again}>
        {words.again}
      </button>
    </div>
  );
};
