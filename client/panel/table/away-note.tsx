import { Icon } from './icon.js';
import { useAround, useAt } from './seated.js';
import { told } from './told.js';

/** What happened while nobody looked: as a list, and as a quick replay for who wants it. */
export const AwayNote = () => {
  const at = useAt();
  const { away, place } = useAround();
  const missed = at.away.missed.value;
  const words = at.words.value;
  const timeline = at.visit.timeline.value;
  if (missed === null || words === null || timeline === null || at.now.value?.status === 'open') return null;

  const seen = timeline.between(missed.after, missed.upTo);
  const last = seen.slice(-MOST_TOLD);
  const show = (): void => {
    const before = Math.max(missed.after, missed.upTo - MOST_REPLAYED, timeline.start);
    at.away.dismiss();
    at.board.show.value?.goTo(before);
    at.board.show.value?.play(QUICKLY);
  };
  return (
    <section class="note is-away" aria-label={away.title}>
      <div>
        <h2>{away.title}</h2>
        <ul>
          {seen.length > last.length && <li class="quiet">{away.more(seen.length - last.length)}</li>}
          {last.map((each) => (
            <li key={each.seq}>{told(each, words, at.names.value)}</li>
          ))}
        </ul>
        <div class="row">
          <button type="button" class="deed is-main" onClick={show}>
            {away.show}
          </button>
          <button type="button" class="deed" onClick={() => at.away.dismiss()}>
            {place.dismiss}
          </button>
        </div>
      </div>
      <button
        type="button"
        class="sign"
        aria-label={place.dismiss}
        title={place.dismiss}
        onClick={() => at.away.dismiss()}
      >
        <Icon sign="close" />
      </button>
    </section>
  );
};

/** More sentences than these nobody reads at once: the rest stands in the log. */
const MOST_TOLD = 12;
const MOST_REPLAYED = 60;
const QUICKLY = 3;
