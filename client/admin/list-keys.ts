import { stepOf, useKeys } from './use-keys.js';

/** In a list of the console `j` and `k` go from one entry to the next, and `/` to where one searches. Each entry is a link or button, so that Enter opens it by itself. */
export const useListKeys = (): void => {
  useKeys((key) => {
    if (key === '/') return focusOn(document.querySelector<HTMLElement>('.console [data-search]'));
    const step = stepOf(key);
    if (step === 0) return false;
    const all = [...document.querySelectorAll<HTMLElement>('.console [data-entry]')];
    const now = all.findIndex((entry) => entry.contains(document.activeElement) || besideOf(entry));
    const next = now === -1 ? all[0] : all[now + step];
    return focusOn(next ?? null);
  });
};

/** Whether the focus is on something else of the same entry, such as the button beside its link. */
const besideOf = (entry: HTMLElement): boolean => entry.closest('li, tr')?.contains(document.activeElement) ?? false;

const focusOn = (element: HTMLElement | null): boolean => {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
  return element !== null;
};
