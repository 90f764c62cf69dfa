import { stateOf } from './state-of.js';
import { useAround, useAt } from './seated.js';
import './table-text.css';

/**
 * The table as text, at the moment that is looked at: whoever reads it, or has it read to them, knows all that is on the
 * board. It is always there; a button beside the game's name lays it over the board.
 */
export const TableText = () => {
  const at = useAt();
  const words = useAround();
  const isSeen = at.isTextSeen.value || at.board.isMissing;
  return (
    <section class={isSeen ? 'table-text is-seen' : 'table-text'} aria-label={words.text.title}>
      <div class={isSeen ? 'passages paper' : 'passages unseen'} tabIndex={isSeen ? 0 : -1}>
        <h2>{words.text.title}</h2>
        <Passages />
      </div>
    </section>
  );
};

const Passages = () => {
  const at = useAt();
  const [words, state] = [at.words.value, stateOf(at.table.value)];
  if (words === null || state === null) return null;
  return (
    <>
      {words.game.table(state, at.names.value).map(({ title, lines }) => (
        <section key={title} class="passage">
          <h3>{title}</h3>
          <ul>
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};
