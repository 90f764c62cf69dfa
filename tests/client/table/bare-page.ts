/** As much of a browser as those parts of a table ask for that draw nothing: it keeps texts, and is looked at or not. */
export class BarePage extends EventTarget {
  title = 'Table · Laguna';
  visibilityState: 'visible' | 'hidden' = 'visible';
  wantsStillness = false;
  readonly kept = new Map<string, string>();

  /** The page that the code under test finds itself in from now on. */
  static open(): BarePage {
    const page = new BarePage();
    Object.assign(globalThis, {
      document: page,
      localStorage: {
        getItem: (place: string): string | null => page.kept.get(place) ?? null,
        setItem: (place: string, text: string): void => void page.kept.set(place, text),
        removeItem: (place: string): void => void page.kept.delete(place),
        key: (at: number): string | null => [...page.kept.keys()][at] ?? null,
        get length(): number {
          return page.kept.size;
        },
      },
      matchMedia: () => ({ matches: page.wantsStillness }),
    });
    return page;
  }

  /** Somebody turns to it, or away from it. */
  turn(visibility: 'visible' | 'hidden'): void {
    this.visibilityState = visibility;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
