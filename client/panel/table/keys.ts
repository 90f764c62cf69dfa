import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Show } from '../../timeline/show.js';
import type { Deciding } from './deciding.js';
import { useAt } from './seated.js';
import { turnAfter, turnBefore } from './story.js';
import type { Story } from './story.js';

/** What the keyboard does anywhere at the table, but for where a key has a use of its own. */
export const TableKeys = () => {
  const at = useAt();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const deed = deedOf(event);
      if (deed === null) return;
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

/** What the keys move: the show, and a decision that was begun. */
interface Moved {
  readonly board: { readonly show: ReadonlySignal<Walked | null> };
  readonly story: ReadonlySignal<Pick<Story, 'chapters'>>;
  readonly shown: ReadonlySignal<number>;
  readonly deciding: Pick<Deciding, 'back'>;
}

type Walked = Pick<Show, 'step' | 'goTo' | 'follow' | 'hurry' | 'pause' | 'play' | 'going'>;

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'target' | 'defaultPrevented' | 'altKey' | 'ctrlKey' | 'metaKey' | 'getModifierState'
>;

/** What a key does that was pressed somewhere at the table; `null` where it is none of ours. */
export const deedOf = (event: Pressed): ((at: Moved) => void) | null => {
  if (event.defaultPrevented || isHeldWith(event) || isTaken(event)) return null;
  return (Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : undefined) ?? null;
};

/** Another key is held that gives this one another meaning. AltGr does not: with it brackets are written on many keyboards. */
const isHeldWith = (event: Pressed): boolean =>
  event.metaKey || ((event.altKey || event.ctrlKey) && !event.getModifierState('AltGraph'));

const goTo = (at: Moved, seq: number | null): void => {
  if (seq !== null) at.board.show.value?.goTo(seq);
};

const KEYS: Readonly<Record<string, (at: Moved) => void>> = {
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
const isTaken = ({ key, target }: Pressed): boolean => {
  if (!(target instanceof Element)) return false;
  // What lies over the table has all keys: Escape puts it away.
  if (target.closest('dialog') !== null) return true;
  if (key === ' ') return target.closest('button, a, summary, input, textarea, select') !== null;
  return key !== 'Escape' && target.closest('input, textarea, select, [role=tab]') !== null;
};
