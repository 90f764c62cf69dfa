import { useEffect, useRef } from 'preact/hooks';
import { Proclaimed } from './proclaimed.js';
import { stateOf } from './state-of.js';
import { useAround, useAt } from './seated.js';

/** The board itself, and what it says of the thing that is pointed at. */
export const BoardView = () => {
  const at = useAt();
  const words = useAround();
  const host = useRef<HTMLDivElement>(null);
  const face = at.face.value;
  useEffect(() => {
    if (face !== null && host.current !== null) void at.board.openIn(host.current, face);
  }, [at, face]);
  const state = at.board.state.value;
  return (
    <section class={`board is-${state}`} aria-label={words.place.board}>
      <div class="board-host" ref={host} aria-hidden="true" />
      {state === 'coming' && (
        <p class="coming" role="status">
          {words.place.boardComing}
        </p>
      )}
      {state === 'none' && (
        <p class="board-none" role="status">
          {words.place.noBoard}
        </p>
      )}
      {state === 'away' && (
        <div class="board-none">
          <p role="status">{words.place.boardAway}</p>
          <button type="button" class="deed" onClick={() => location.reload()}>
            {words.place.loadAnew}
          </button>
        </div>
      )}
      <Caption />
      <Proclaimed />
    </section>
  );
};

const Caption = () => {
  const at = useAt();
  const [pick, words, state] = [at.board.pointed.value, at.words.value, stateOf(at.table.value)];
  if (pick === null || words === null || state === null) return null;
  const text = words.game.thing(pick, state, at.names.value);
  return text === null ? null : <p class="caption">{text}</p>;
};
