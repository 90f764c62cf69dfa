import { useEffect, useRef, useState } from 'preact/hooks';
import { LOCALES } from '../../words/language.js';
import type { Names } from '../../stage/kit/face.js';
import { useAround, useAt } from './seated.js';
import { SeatMark } from '../seat-mark.js';
import type { Chapter } from './story.js';
import { told } from './told.js';
import type { Words } from './told.js';
import './log.css';

/** All that happened, in sentences, by turns, the latest first; each line goes to its moment. Old turns are told when they are opened. */
export const Log = () => {
  const at = useAt();
  const { log } = useAround();
  const [most, setMost] = useState(MOST_CHAPTERS);
  const words = at.words.value;
  if (words === null) return null;
  const { chapters, undone } = at.story.value;
  const shown = at.shown.value;
  const latest = chapters.slice(-most).reverse();
  return (
    <section class="log" aria-label={log.title}>
      {latest.map((chapter, index) => (
        <ChapterTold
          key={chapter.start}
          chapter={chapter}
          undone={undone}
          words={words}
          names={at.names.value}
          shown={isIn(chapter, shown) ? shown : null}
          isOpenFirst={index < OPEN_CHAPTERS}
          goTo={(seq) => at.board.show.value?.goTo(seq)}
        />
      ))}
      {chapters.length > most && (
        <button type="button" class="deed" onClick={() => setMost(chapters.length)}>
          {log.all(chapters.length)}
        </button>
      )}
    </section>
  );
};

const MOST_CHAPTERS = 40;
const OPEN_CHAPTERS = 2;

const isIn = ({ start, lines }: Chapter, seq: number): boolean => seq > start && seq <= start + lines.length;

interface ChapterShown {
  readonly chapter: Chapter;
  readonly undone: ReadonlySet<number>;
  readonly words: Words;
  readonly names: Names;
  /** The seq that is looked at, if it is in here. */
  readonly shown: number | null;
  readonly isOpenFirst: boolean;
  readonly goTo: (seq: number) => void;
}

const ChapterTold = ({ chapter, undone, words, names, shown, isOpenFirst, goTo }: ChapterShown) => {
  const [wish, setWish] = useState<boolean | null>(null);
  const isOpen = wish ?? (isOpenFirst || shown !== null);
  const { turn, seat, start, lines } = chapter;
  const { log } = words.around;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (shown !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <section class="chapter">
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => setWish(!isOpen)}>
          {seat !== null && <SeatMark seat={seat} />}
          <span>{turn === 0 ? log.opening : log.turn(turn, seat === null ? null : names(seat))}</span>
          <small>{lines.length}</small>
        </button>
      </h3>
      {isOpen && (
        <ol start={start + 1} ref={list}>
          {lines.map((seen) => (
            <li key={seen.seq} class={lineClass(undone.has(seen.seq), seen.seq === shown)}>
              <button
                type="button"
                title={`${log.jump} · ${timeOf(seen.at, words)}`}
                aria-current={seen.seq === shown ? 'step' : undefined}
                onClick={() => goTo(seen.seq)}
              >
                {told(seen, words, names)}
                {undone.has(seen.seq) && <span class="unseen"> ({log.undone})</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

const lineClass = (isUndone: boolean, isHere: boolean): string =>
  `line${isUndone ? ' is-undone' : ''}${isHere ? ' is-here' : ''}`;

const timeOf = (at: number, { around }: Words): string =>
  new Intl.DateTimeFormat(LOCALES[around.language], { dateStyle: 'short', timeStyle: 'medium' }).format(at);
