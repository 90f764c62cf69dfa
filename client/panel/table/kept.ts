/** What this browser keeps for us, if it keeps anything: a private window may not, and nothing may depend on it. */
export const kept = (place: string): string | null => {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
};

export const keep = (place: string, text: string): void => {
  try {
    localStorage.setItem(place, text);
  } catch {
    // Then it is forgotten with the page.
  }
};

export const forget = (place: string): void => {
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
};

/** Where anything is kept. */
export const keptPlaces = (): readonly string[] => {
  try {
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  } catch {
    return [];
  }
};
