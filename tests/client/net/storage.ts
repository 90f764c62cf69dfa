/** What a page keeps as long as its tab is open, for a test that is one. */
export const openStorage = (): Map<string, string> => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (place: string) => kept.get(place) ?? null,
      setItem: (place: string, text: string) => void kept.set(place, text),
      removeItem: (place: string) => void kept.delete(place),
    },
  });
  return kept;
};
