import { isStarting } from './is-starting.js';
import { useAround, useAt } from './seated.js';

/** The two parts that draws hang on: the server's, fixed and shown as its fingerprint, and our own. */
export const FairLuck = () => {
  const at = useAt();
  const { fair } = useAround();
  const shown = at.visit.shown.value;
  const me = at.line.player.value?.id;
  const isSeated = (shown?.seats ?? []).some((seat) => 'player' in seat && seat.player.id === me);
  if (shown === null) return null;
  return (
    <section class="paper fair" aria-label={fair.title}>
      <h2>{fair.title}</h2>
      <p>{fair.committed}</p>
      <code class="commitment">{shown.commitment}</code>
      {!isSeated && !isStarting(at.now.value) && (
        <label>
          <span>{fair.own}</span>
          <input
            type="text"
            value={at.luck.value}
            maxLength={LONGEST}
            spellcheck={false}
            autocomplete="off"
            aria-describedby="own-luck-why"
            onInput={({ currentTarget }) => {
              // What cannot be read aloud is left out as it is typed.
              currentTarget.value = currentTarget.value.replace(/[^!-~]/g, '');
              at.luck.value = currentTarget.value;
            }}
          />
          <small id="own-luck-why" class="quiet">
            {fair.ownWhy}
          </small>
        </label>
      )}
      <p class="quiet">{fair.afterwards}</p>
      <details>
        <summary>{fair.limitsTitle}</summary>
        <p class="quiet">{fair.limits}</p>
      </details>
    </section>
  );
};

const LONGEST = 64;
