import { useEffect, useRef } from 'preact/hooks';
import { useAt } from './seated.js';

/**
 * Whoever decides by keyboard goes on from where they were: the button that was pressed is gone once it is done, and with it
 * the focus, so that it is given to the first of the next ones. A pointer needs none of this.
 */
export const useKeptFocus = () => {
  const at = useAt();
  const isWithin = useRef(false);
  const seq = at.offered.value?.seq ?? null;
  const picked = at.deciding.picked.value;
  useEffect(() => {
    if (seq === null || !isWithin.current || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.decide .choice, .confirm-bar .is-main')?.focus();
  }, [seq, picked]);
  return {
    onKeyDown: () => {
      isWithin.current = true;
    },
    onPointerDown: () => {
      isWithin.current = false;
    },
  };
};
