/** How long each took, in milliseconds. */
interface Took {
  readonly there: number;
  readonly sifted: number;
  readonly scrolled: number;
}

/** Runs in the page: follows the link to a table's history, waits for all of it, searches in it, and goes to its end. */
export const readsHistory = async (asked: {
  readonly path: string;
  readonly entries: number;
  readonly text: string;
}): Promise<Took> => {
  const until = (fits: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (fits()) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  const count = (): string => document.querySelector('.sift-count')?.textContent ?? '';
  const took = async (does: () => void, fits: () => boolean): Promise<number> => {
    const from = performance.now();
    does();
    await until(fits);
    return Math.round(performance.now() - from);
  };

  const link = document.querySelector<HTMLAnchorElement>(`a[href="${asked.path}"]`);
  if (link === null) throw new Error('The table is not in the list.');
  const there = await took(
    () => link.click(),
    () => Number.parseInt(count(), 10) >= asked.entries && document.querySelector('.entry') !== null,
  );
  const list = document.querySelector<HTMLElement>('.entries');
  const search = document.querySelector<HTMLInputElement>('.sift input');
  if (list === null || search === null) throw new Error('There is no time line.');
  const scrolled = await took(
    () => {
      list.scrollTop = list.scrollHeight;
    },
    () => document.querySelector(`[aria-posinset="${asked.entries}"]`) !== null,
  );
  const sifted = await took(
    () => {
      search.value = asked.text;
      search.dispatchEvent(new Event('input', { bubbles: true }));
    },
    () => count().startsWith('2 of'),
  );
  return { there, sifted, scrolled };
};
