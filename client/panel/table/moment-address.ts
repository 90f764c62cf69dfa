import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Going } from '../../timeline/show-ports.js';
import { tableAddress } from '../address.js';
import type { TablePlace } from '../address.js';
import { useAt } from './seated.js';

/** The moment that the address names is gone to once there is a board; and again, each time a link leads there. */
export const useMoment = (place: TablePlace): void => {
  const at = useAt();
  const gone = useRef<TablePlace | null>(null);
  const show = at.board.show.value;
  const isSeen = at.visit.timeline.value !== null;
  useEffect(() => {
    if (show === null || !isSeen || gone.current === place) return;
    gone.current = place;
    if (place.moment !== null) show.goTo(place.moment);
  }, [show, isSeen, place]);
};

/** The address follows what is looked at: a moment that is held has one of its own, and live has none. */
export const useAddress = (): void => {
  const at = useAt();
  const going = at.board.show.value?.going.value;
  const until = at.board.show.value?.until.value ?? 0;
  // At once: whoever loads the page anew comes to what they were looking at.
  useLayoutEffect(() => {
    const address = going === undefined ? null : addressOf(at.id, going, until);
    if (address !== null && `${location.pathname}${location.hash}` !== address)
      history.replaceState(history.state, '', address);
  }, [at, going, until]);
};

/** Where one finds what is looked at again; `null` while that changes by itself. */
export const addressOf = (table: string, going: Going, until: number): string | null =>
  going === 'replay' ? null : tableAddress(table, going === 'held' ? until : null);
