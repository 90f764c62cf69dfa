import { useEffect, useRef } from 'preact/hooks';
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
    if (timeline.isWhole || wanted.current > timeline.start) wanted.current = null;
  }, [show, timeline, moment]);
};

/** The address follows what is looked at: a moment that is held has one of its own, and live has none. */
export const useAddress = (): void => {
  const at = useAt();
  const going = at.board.show.value?.going.value;
  const seq = going === 'held' && at.board.show.value?.playing.value === null ? at.shown.value : null;
  useEffect(() => {
    if (going === undefined || going === 'replay') return;
    const address = tableAddress(at.id, going === 'held' ? (seq ?? at.shown.peek()) : null);
    if (`${location.pathname}${location.hash}` !== address) history.replaceState(history.state, '', address);
  }, [at, going, seq]);
};
