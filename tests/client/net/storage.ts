/** What a page keeps as long as its tab is open, for a test that is one. */
export const openStorage = (): Map<string, string> => opened('sessionStorage');

/** What a browser keeps from page to page. */
export const openBrowserStorage = (): Map<string, string> => opened('localStorage');

const opened = (name: 'sessionStorage' | 'localStorage'): Map<string, string> => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    [name]: {
      getItem: (place: string) => kept.get(place) ?? null,
      setItem: (place: string, text: string) => void kept.set(place, text),
      removeItem: (place: string) => void kept.delete(place),
    },
  });
  return kept;
};
