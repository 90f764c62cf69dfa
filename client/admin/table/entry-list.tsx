import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useHall } from '../../panel/hall.js';
import { SeatMark } from '../../panel/seat-mark.js';
import { LOCALES } from '../../words/language.js';
import type { Language } from '../../words/language.js';
import { useConsole } from '../console.js';
import type { Inspection } from './inspection.js';
import { seatIn } from './placed.js';
import type { Placed } from './placed.js';
import { saidOf } from './said-of.js';
import type { Speech } from './said-of.js';

interface EntryListShown {
  readonly inspection: Inspection;
  readonly speech: Speech;
}

/** A time line of any length: only what can be seen of it stands in the page. */
export const EntryList = ({ inspection, speech }: EntryListShown) => {
  const { words } = useConsole();
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 0 });
  const found = inspection.found.value;
  const picked = inspection.picked.value?.key ?? null;
  const at = picked === null ? -1 : found.findIndex(({ key }) => key === picked);

  useLayoutEffect(() => {
    const shown = host.current;
    if (shown === null) return;
    const measure = (): void => setView({ top: shown.scrollTop, height: shown.clientHeight });
    const watch = new ResizeObserver(measure);
    watch.observe(shown);
    measure();
    return () => {
      watch.disconnect();
    };
  }, []);
  useEffect(() => {
    if (host.current !== null && at >= 0) scrollTo(host.current, at);
  }, [at, found]);

  const first = Math.max(0, Math.floor(view.top / ROW_PX) - BEYOND);
  const last = Math.min(found.length, Math.ceil((view.top + view.height) / ROW_PX) + BEYOND);
  const isSeen = at >= first && at < last;
  return (
    <div
      ref={host}
      class="entries"
      role="listbox"
      tabIndex={0}
      aria-label={words.history.list}
      {...(isSeen ? { 'aria-activedescendant': idOf(at) } : {})}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => setView({ top: scrollTop, height: clientHeight })}
    >
      <div class="entries-all" role="presentation" style={{ height: `${found.length * ROW_PX}px` }}>
        {found.slice(first, last).map((each, index) => (
          <Row
            key={each.key}
            each={each}
            place={first + index}
            count={found.length}
            isPicked={first + index === at}
            speech={speech}
            pick={() => inspection.pick(each)}
          />
        ))}
      </div>
    </div>
  );
};

interface RowShown {
  readonly each: Placed;
  readonly place: number;
  readonly count: number;
  readonly isPicked: boolean;
  readonly speech: Speech;
  readonly pick: () => void;
}

const Row = ({ each: { entry, moment }, place, count, isPicked, speech, pick }: RowShown) => {
  const { words } = useConsole();
  const { tongue } = useHall();
  const seat = seatIn(entry);
  return (
    <div
      id={idOf(place)}
      class={`entry is-${entry.kind}${isPicked ? ' is-picked' : ''}`}
      style={{ transform: `translateY(${place * ROW_PX}px)` }}
      role="option"
      aria-selected={isPicked}
      aria-setsize={count}
      aria-posinset={place + 1}
      onClick={pick}
    >
      <span class="entry-seq">{entry.kind === 'event' ? moment : ''}</span>
      <time class="entry-time">{timeFor(tongue.language.value).format(entry.at)}</time>
      <span class="entry-seat">{seat !== null && <SeatMark seat={seat} />}</span>
      <span class="entry-said">
        {entry.kind !== 'event' && <b class={`mark is-${entry.kind}`}>{words.history.one[entry.kind]}</b>}{' '}
        {saidOf(entry, speech)}
      </span>
    </div>
  );
};

/** As tall as the stylesheet makes an entry. */
const ROW_PX = 34;
/** So many more are there above and below, so that nothing is missing while one scrolls. */
const BEYOND = 8;

const idOf = (place: number): string => `entry-${place}`;

const scrollTo = (host: HTMLElement, at: number): void => {
  const [top, bottom] = [at * ROW_PX, (at + 1) * ROW_PX];
  if (top < host.scrollTop) host.scrollTop = top;
  else if (bottom > host.scrollTop + host.clientHeight) host.scrollTop = bottom - host.clientHeight;
};

const times = new Map<Language, Intl.DateTimeFormat>();

const timeFor = (language: Language): Intl.DateTimeFormat => {
  const known = times.get(language);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'medium' });
  times.set(language, made);
  return made;
};
