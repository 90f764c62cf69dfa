import type { Seat } from '#events/viewer.js';
import type { TableWords } from '../../words/table/words.js';
import { Icon } from './icon.js';
import { useAround, useAt } from './seated.js';
import { stateOf } from './state-of.js';
import { stopOfUndo } from './stop-of-undo.js';
import { doneThisTurn } from './story.js';
import { told } from './told.js';
import { undoStopTold } from './undo-stop-told.js';
import type { AtTable } from './at-table.js';

/** What was done this turn, the way back, and the end of it. */
export const ConfirmBar = () => {
  const at = useAt();
  const { deciding: words } = useAround();
  const { deciding } = at;
  const chosen = deciding.chosen.value;
  const last = deciding.commands.value.find((command) => at.endsTurn(command));
  const [game, state] = [at.words.value?.game, stateOf(at.now.value)];
  const isBusy = at.visit.errand.underWay.value !== null;
  return (
    <div class="confirm-bar">
      <Chips />
      <div class="row">
        {chosen !== null && (
          <>
            <button type="button" class="deed is-main" onClick={() => deciding.confirm()}>
              {words.confirm}
            </button>
            <button type="button" class="deed" onClick={() => void deciding.back()}>
              {words.cancel}
            </button>
          </>
        )}
        <UndoKey />
        {last !== undefined && game !== undefined && state !== null && chosen === null && (
          <button type="button" class="deed is-main" disabled={isBusy} onClick={() => deciding.choose(last, 'mouse')}>
            {game.choice(last, state, at.names.value)}
          </button>
        )}
        {isBusy && <span class="busy" aria-hidden="true" />}
      </div>
    </div>
  );
};

const Chips = () => {
  const at = useAt();
  const { deciding } = useAround();
  const [words, me] = [at.words.value, at.me.value];
  if (words === null || me === null) return null;
  const done = doneThisTurn(at.story.value, me);
  if (done.length === 0 || at.eyes.value !== me || !isAsked(at)) return null;
  return (
    <ul class="chips" aria-label={deciding.thisTurn}>
      {done.slice(-MOST_CHIPS).map((seen) => (
        <li key={seen.seq} title={told(seen, words, at.names.value)}>
          {told(seen, words, at.names.value)}
        </li>
      ))}
    </ul>
  );
};

/** It is our turn, though the answer to what we just did may still be on its way. */
const isAsked = (at: AtTable): boolean => at.offered.value !== null || at.visit.errand.underWay.value !== null;

/** The rest stands in the log. */
const MOST_CHIPS = 2;

const UndoKey = () => {
  const at = useAt();
  const around = useAround();
  const { deciding: words } = around;
  const undo = at.deciding.undo.value;
  const me = at.me.value;
  if (me === null || (undo === null && (!isAsked(at) || doneThisTurn(at.story.value, me).length === 0))) return null;
  const why = undo === null ? whyNoUndo(at, around, me) : undefined;
  return (
    <span class="undo">
      <button
        type="button"
        class="deed"
        aria-disabled={undo === null}
        aria-describedby={undo === null ? 'why-no-undo' : undefined}
        title={why}
        onClick={() => {
          if (undo !== null) at.visit.give(undo);
        }}
      >
        <Icon sign="undo" />
        {words.undo}
      </button>
      {undo === null && (
        <span class="why" id="why-no-undo" role="tooltip">
          {why}
        </span>
      )}
    </span>
  );
};

/** The moment that the seat cannot go back past, and what happened then. */
const whyNoUndo = (at: AtTable, around: TableWords, me: Seat): string => {
  const [timeline, words, names] = [at.visit.timeline.value, at.words.value, at.names.value];
  const stop = stopOfUndo(timeline, me, at.visit.end.value);
  return stop === null ? around.refused.everywhere.K7 : undoStopTold(stop, { timeline, around, words, names });
};
