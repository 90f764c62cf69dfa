import { useEffect, useRef, useState } from 'preact/hooks';
import { isTableEvent } from '#engine/kit/table.js';
import type { AtTable } from './at-table.js';
import { useAround, useAt } from './seated.js';
import { told } from './told.js';
import './proclaimed.css';

interface Said {
  readonly id: string;
  readonly text: string;
  readonly ms: number;
}

/** What nobody at the table should miss, said large over the board for a while: that the end comes, or that it is our turn. */
export const Proclaimed = () => {
  const [all, setAll] = useState<readonly Said[]>([]);
  const say = (said: Said): void => setAll((before) => [...before.filter(({ id }) => id !== said.id), said]);
  useNews(say);
  useOwnTurn(say, (id) => setAll((before) => before.filter((each) => each.id !== id)));
  return (
    <div class="proclaimed" aria-hidden="true">
      {all.map((said) => (
        <Banner key={said.id} {...said} over={() => setAll((before) => before.filter((each) => each !== said))} />
      ))}
    </div>
  );
};

const Banner = ({ text, ms, over }: Said & { readonly over: () => void }) => {
  useEffect(() => {
    const waiting = setTimeout(over, ms);
    return () => clearTimeout(waiting);
  }, []);
  return <p>{text}</p>;
};

const NEWS_MS = 6000;
const TURN_MS = 2200;

/** What was just seen to happen, if it is of that kind. */
const useNews = (say: (said: Said) => void): void => {
  const at = useAt();
  const before = useRef<number | null>(null);
  const [shown, words] = [at.shown.value, at.words.value];
  useEffect(() => {
    const from = before.current;
    before.current = shown;
    const timeline = at.timeline.peek();
    if (from === null || words === null || timeline === null || shown <= from || shown - from > MOST_AT_ONCE) return;
    for (const seen of timeline.between(from, shown))
      if (isProclaimed(at, seen.event))
        say({ id: String(seen.seq), text: told(seen, words, at.names.peek()), ms: NEWS_MS });
  }, [at, shown, words]);
};

/** Who looks elsewhere is told nothing large of what lies between. */
const MOST_AT_ONCE = 12;

const isProclaimed = (at: AtTable, event: { readonly type: string } | null): boolean => {
  if (event === null) return false;
  if (isTableEvent(event)) return event.type === 'TableFinished';
  return at.face.peek()?.proclaims?.(event) ?? false;
};

const OWN_TURN = 'own turn';

/** A turn of ours begins, after others had theirs. */
const useOwnTurn = (say: (said: Said) => void, unsay: (id: string) => void): void => {
  const at = useAt();
  const { deciding } = useAround();
  const last = at.story.value.chapters.at(-1);
  const isAsked = at.offered.value !== null;
  const waited = useRef(false);
  useEffect(() => {
    if (isAsked && waited.current) say({ id: OWN_TURN, text: deciding.yourTurn, ms: TURN_MS });
    if (isAsked) waited.current = false;
    else unsay(OWN_TURN);
    if (!isAsked && last !== undefined && last.seat !== at.me.peek()) waited.current = true;
  }, [isAsked, last]);
};
