import { useEffect, useRef, useState } from 'preact/hooks';
import { useAt } from './seated.js';
import { told } from './told.js';

/** Says what happens to who does not see it. Of much at once only the last is said: the rest stands in the log. */
export const Announcer = () => {
  const at = useAt();
  const [text, setText] = useState('');
  const said = useRef<number | null>(null);
  const shown = at.shown.value;
  const words = at.words.value;
  useEffect(() => {
    const before = said.current;
    said.current = shown;
    const timeline = at.timeline.peek();
    if (before === null || words === null || timeline === null || shown <= before) return;
    const news = timeline.between(Math.max(before, shown - MOST_SAID), shown);
    setText(news.map((seen) => told(seen, words, at.names.peek())).join(' '));
  }, [at, shown, words]);
  return (
    <p class="unseen" role="log" aria-live="polite">
      {text}
    </p>
  );
};

const MOST_SAID = 4;
