import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Going } from '../../timeline/show-ports.js';
import type { Timeline } from '../../timeline/timeline.js';
import { tableAddress } from '../address.js';
import { useAt } from './seated.js';

/** The moment that the address names is gone to as soon as it can be: when what came before we did has been read, too. */
export const useMoment = (moment: number | null): void => {
  const at = useAt();
  const wanted = useRef<number | null>(null);
  const show = at.board.show.value;
  const timeline = at.visit.timeline.value;
  useEffect(() => {
    wanted.current = moment;
  }, [at, moment]);
  useEffect(() => {
    if (show === null || timeline === null || wanted.current === null) return;
    show.goTo(wanted.current);
    if (isThere(wanted.current, timeline)) wanted.current = null;
  }, [show, timeline, moment]);
};

/** Whether a moment can be shown as it was; before that the show stands as near to it as it can. */
export const isThere = (moment: number, { isWhole, start }: Pick<Timeline, 'isWhole' | 'start'>): boolean =>
  isWhole || moment > start;

/** The address follows what is looked at: a moment that is held has one of its own, and live has none. */
export const useAddress = (): void => {
  const at = useAt();
  const going = at.board.show.value?.going.value;
  const seq = going === 'held' && at.board.show.value?.playing.value === null ? at.shown.value : null;
  // At once: whoever loads the page anew comes to what they were looking at.
  useLayoutEffect(() => {
    const address = going === undefined ? null : addressOf(at.id, going, seq ?? at.shown.peek());
    if (address !== null && `${location.pathname}${location.hash}` !== address)
      history.replaceState(history.state, '', address);
  }, [at, going, seq]);
};

/** Where one finds what is looked at again; `null` while that changes by itself. */
export const addressOf = (table: string, going: Going, shown: number): string | null =>
  going === 'replay' ? null : tableAddress(table, going === 'held' ? shown : null);
