import type { Seen, Timeline } from '../../timeline/timeline.js';
import { Icon } from './icon.js';
import { useAround, useAt } from './seated.js';
import { told } from './told.js';

interface ToldShown {
  readonly title: string;
  readonly timeline: Timeline;
  /** What happened after one seq, up to and with another. */
  readonly after: number;
  readonly upTo: number;
  /** More sentences than these nobody reads at once here: the rest stands in the log. */
  readonly most: number;
  readonly dismiss: () => void;
}

/** What somebody did not see happen: the last of it as a list, and as a quick replay for who wants it. */
export const ToldNote = (shown: ToldShown) => {
  const { place } = useAround();
  return (
    <section class="note is-told" aria-label={shown.title}>
      <div>
        <h2>{shown.title}</h2>
        <Told {...shown} />
      </div>
      <button type="button" class="sign" aria-label={place.dismiss} title={place.dismiss} onClick={shown.dismiss}>
        <Icon sign="close" />
      </button>
    </section>
  );
};

/** The same in a line, where there is no room for more until somebody asks for it. */
export const ToldFolded = (shown: ToldShown) => (
  <details class="told-folded">
    <summary>{shown.title}</summary>
    <Told {...shown} />
  </details>
);

const Told = ({ timeline, after, upTo, most, dismiss }: ToldShown) => {
  const at = useAt();
  const { away, place } = useAround();
  const show = (): void => {
    const before = Math.max(after, upTo - MOST_REPLAYED, timeline.start);
    dismiss();
    at.board.show.value?.goTo(before);
    at.board.show.value?.play(QUICKLY);
  };
  return (
    <>
      <Sentences seen={timeline.between(after, upTo)} most={most} />
      <div class="row">
        <button type="button" class="deed is-main" onClick={show}>
          {away.show}
        </button>
        <button type="button" class="deed" onClick={dismiss}>
          {place.dismiss}
        </button>
      </div>
    </>
  );
};

const MOST_REPLAYED = 60;
const QUICKLY = 3;

const Sentences = ({ seen, most }: { readonly seen: readonly Seen[]; readonly most: number }) => {
  const at = useAt();
  const { away } = useAround();
  const words = at.words.value;
  const last = seen.slice(-most);
  if (words === null) return null;
  return (
    // Where there is little room it is the last that stands in sight.
    <ul ref={(list) => list?.scrollTo(0, list.scrollHeight)}>
      {seen.length > last.length && <li class="quiet">{away.more(seen.length - last.length)}</li>}
      {last.map((each) => (
        <li key={each.seq}>{told(each, words, at.names.value)}</li>
      ))}
    </ul>
  );
};
