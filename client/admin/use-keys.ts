import { useEffect, useRef } from 'preact/hooks';

/** Hears keys that are pressed while nobody writes and no dialog is open; what says that it took one keeps it from the browser. */
export const useKeys = (take: (key: string) => boolean): void => {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const hear = (pressed: KeyboardEvent): void => {
      if (pressed.defaultPrevented || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
      if (document.querySelector('dialog[open]') !== null || isWriting(pressed.target)) return;
      if (latest.current(pressed.key)) pressed.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => {
      removeEventListener('keydown', hear);
    };
  }, []);
};

/** By how many entries a key goes on: `j` and `k`, or the arrows. */
export const stepOf = (key: string): -1 | 0 | 1 => {
  if (key === 'j' || key === 'ArrowDown') return 1;
  return key === 'k' || key === 'ArrowUp' ? -1 : 0;
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), select, textarea, [contenteditable]') !== null;
