/** How long each took, in milliseconds. */
interface Took {
  readonly there: number;
  readonly sifted: number;
  readonly scrolled: number;
  /** A piece of work that is always the same: the measure of what is slow on this machine, just then. */
  readonly plain: number;
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

  /** As many entries as there are, listed all at once and laid out: what the history itself never does. */
  const plain = (): number => {
    const from = performance.now();
    const list = document.createElement('ol');
    for (let entry = 0; entry < asked.entries; entry += 1) {
      const row = document.createElement('li');
      row.innerHTML = `<time>${entry}</time> <strong>sat down</strong> <span>${'words '.repeat(8)}</span>`;
      list.append(row);
    }
    document.body.append(list);
    list.getBoundingClientRect();
    list.remove();
    return performance.now() - from;
  };

  const works = [plain()];
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${asked.path}"]`);
  if (link === null) throw new Error('The table is not in the list.');
  const there = await took(
    () => link.click(),
    () => Number.parseInt(count(), 10) >= asked.entries && document.querySelector('.entry') !== null,
  );
  works.push(plain());
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
  works.push(plain());
  return { there, sifted, scrolled, plain: Math.round(Math.max(...works)) };
};
