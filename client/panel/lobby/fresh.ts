/**
 * Refreshes something now, every few seconds while the page is looked at, and at once when one comes back to it. Answers
 * with how to stop. The next one waits for the last one to be done, however long that takes.
 */
export const keepFresh = (refresh: () => Promise<void>): (() => void) => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isRefreshing = false;

  const again = async (): Promise<void> => {
    clearTimeout(waiting);
    if (isRefreshing) return;
    isRefreshing = true;
    await refresh();
    isRefreshing = false;
    if (!isStopped && document.visibilityState === 'visible') waiting = setTimeout(() => void again(), EVERY_MS);
  };
  const comeBack = (): void => {
    if (document.visibilityState === 'visible') void again();
    else clearTimeout(waiting);
  };

  document.addEventListener('visibilitychange', comeBack);
  void again();
  return () => {
    isStopped = true;
    clearTimeout(waiting);
    document.removeEventListener('visibilitychange', comeBack);
  };
};

/** A lobby is not a stock exchange: what happens at a table itself comes over the line, at once. */
const EVERY_MS = 5_000;
