import type { TroubleKind } from '../../words/lobby/words.js';
import { useWords } from '../hall.js';

/** What could not be read, and a way to try again. */
export const Trouble = ({ kind, again }: { readonly kind: TroubleKind; readonly again: () => void }) => {
  const words = useWords();
  return (
    <div class="records-trouble" role="alert">
      <p>{words.trouble[kind]}</p>
      <button type="button" class="button is-quiet" onClick={again}>
        {words.again}
      </button>
    </div>
  );
};
