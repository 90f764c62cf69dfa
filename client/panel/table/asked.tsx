import { useEffect, useState } from 'preact/hooks';
import { ConfirmBar } from './confirm-bar.js';
import { Icon } from './icon.js';
import { PassedOver } from './passed-over.js';
import { RefusalSaid } from './refusal-said.js';
import { useAround, useAt } from './seated.js';
import { stateOf } from './state-of.js';

/** What is asked, what was done this turn, and what is looked at: always in sight. */
export const Asked = () => {
  const at = useAt();
  const { deciding } = useAround();
  const isMine = at.offered.value !== null;
  return (
    <section class={isMine ? 'asked is-mine' : 'asked'} aria-label={deciding.title}>
      <h2 aria-live="polite">{useHeadline()}</h2>
      {at.isElsewhere.value && (
        <p class="quiet">
          {deciding.lookingBack} {isMine && deciding.yourTurnNow}
        </p>
      )}
      <Refusal />
      <PassedOver where="withAsked" />
      {!at.isElsewhere.value && <Effect />}
      {at.me.value !== null && !at.isElsewhere.value && <ConfirmBar />}
    </section>
  );
};

const useHeadline = (): string => {
  const at = useAt();
  const around = useAround();
  const { words, me, names, table, now, isElsewhere, visit } = at;
  // Our own question is put as soon as it is known: what leads to it may still be on its way over the board.
  const asked = at.offered.value === null || isElsewhere.value ? table.value : now.value;
  const state = stateOf(asked);
  if (visit.errand.underWay.value !== null && !isElsewhere.value) return around.deciding.underWay;
  if (asked?.status === 'finished') {
    const isDecided = asked.outcome.standings.length > 0;
    return isDecided ? around.end.title : `${around.end.title}. ${around.end.noResult}`;
  }
  if (words.value === null || state === null) return '';
  return words.value.game.asked(state, me.value, names.value);
};

const Refusal = () => {
  const at = useAt();
  const { place } = useAround();
  const refusal = at.visit.errand.refusal.value;
  if (refusal === null) return null;
  return (
    <div class="refusal" role="alert">
      <RefusalSaid refusal={refusal} />
      <button
        type="button"
        class="sign"
        aria-label={place.dismiss}
        title={place.dismiss}
        onClick={() => at.visit.errand.forget()}
      >
        <Icon sign="close" />
      </button>
    </div>
  );
};

/** What the command that is looked at would cost and bring. */
const Effect = () => {
  const at = useAt();
  const { deciding } = useAround();
  const command = at.deciding.looked.value;
  const [words, state, me] = [at.words.value, stateOf(at.now.value), at.me.value];
  const hasChoices = at.deciding.commands.value.length > 0;
  const [isRoom, setRoom] = useState(false);
  // The room is kept while there is something to choose: nothing jumps about under the pointer.
  useEffect(() => setRoom(hasChoices), [hasChoices]);
  if (command === null || words === null || state === null || me === null)
    return isRoom ? <p class="effect is-empty">{deciding.hint}</p> : null;
  return (
    <p class="effect" role="status">
      <strong>{words.game.choice(command, state, at.names.value)}</strong>{' '}
      {words.game.effect(command, state, me, at.names.value)}
    </p>
  );
};
