/** What a page has asked the browser for and not given back. */
export interface Counted {
  /** What each waits for. */
  readonly listeners: readonly string[];
  readonly timers: number;
  readonly frames: number;
  readonly urls: number;
}

/**
 * Counts what is asked for from now on and not given back: listeners of what outlives a stage, timers, pictures to be
 * drawn, and addresses of pictures.
 */
export const counting = (): (() => Counted) => {
  const listeners = new Map<string, string>();
  const timers = new Set<unknown>();
  const frames = new Set<unknown>();
  const urls = new Set<string>();
  const names = new Map<unknown, number>();
  const nameOf = (one: unknown): number => {
    const name = names.get(one) ?? names.size;
    names.set(one, name);
    return name;
  };

  for (const target of [window, document, screen.orientation]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void => {
      const name = `${nameOf(target)} ${type} ${nameOf(listener)}`;
      const { signal } = typeof options === 'object' ? options : {};
      listeners.set(name, type);
      signal?.addEventListener('abort', () => listeners.delete(name));
      add(type, listener, options);
    };
    target.removeEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | EventListenerOptions,
    ): void => {
      listeners.delete(`${nameOf(target)} ${type} ${nameOf(listener)}`);
      remove(type, listener, options);
    };
  }

  const setTimer = globalThis.setTimeout.bind(globalThis);
  const clearTimer = globalThis.clearTimeout.bind(globalThis);
  Object.assign(globalThis, {
    setTimeout: (ring: () => void, ms?: number) => {
      const timer = setTimer(() => {
        timers.delete(timer);
        ring();
      }, ms);
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => {
      timers.delete(timer);
      clearTimer(timer);
    },
  });

  const askFrame = globalThis.requestAnimationFrame.bind(globalThis);
  const cancelFrame = globalThis.cancelAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (draw) => {
    const frame = askFrame((now) => {
      frames.delete(frame);
      draw(now);
    });
    frames.add(frame);
    return frame;
  };
  globalThis.cancelAnimationFrame = (frame) => {
    frames.delete(frame);
    cancelFrame(frame);
  };

  const makeUrl = URL.createObjectURL.bind(URL);
  const revokeUrl = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    const url = makeUrl(blob);
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    urls.delete(url);
    revokeUrl(url);
  };

  return () => ({ listeners: [...listeners.values()], timers: timers.size, frames: frames.size, urls: urls.size });
};
