import { useEffect } from 'preact/hooks';
import type { AtTable } from './at-table.js';
import { useAt } from './seated.js';
import { turnAfter, turnBefore } from './story.js';

/** What the keyboard does anywhere at the table, but for where a key has a use of its own. */
export const TableKeys = () => {
  const at = useAt();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTaken(event)) return;
      const deed = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : undefined;
      if (deed === undefined) return;
      event.preventDefault();
      deed(at);
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, [at]);
  return null;
};

const goTo = (at: AtTable, seq: number | null): void => {
  if (seq !== null) at.board.show.value?.goTo(seq);
};

const KEYS: Readonly<Record<string, (at: AtTable) => void>> = {
  ArrowLeft: (at) => at.board.show.value?.step(-1),
  ArrowRight: (at) => at.board.show.value?.step(1),
  '[': (at) => goTo(at, turnBefore(at.story.value.chapters, at.shown.value)),
  ']': (at) => goTo(at, turnAfter(at.story.value.chapters, at.shown.value)),
  Home: (at) => goTo(at, 0),
  End: (at) => at.board.show.value?.follow(),
  Escape: (at) => void at.deciding.back(),
  ' ': (at) => {
    const show = at.board.show.value;
    if (show === null) return;
    if (show.going.value === 'live') show.hurry();
    else if (show.going.value === 'replay') show.pause();
    else show.play(1);
  },
};

/** Space presses a button, and arrows move in what one writes, chooses or slides. */
const isTaken = ({ key, target }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false;
  if (key === ' ') return target.closest('button, a, summary, input, textarea, select') !== null;
  return key !== 'Escape' && target.closest('input, textarea, select, [role=tab]') !== null;
};
