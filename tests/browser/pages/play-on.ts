/** Runs in the page: waits for the page itself, never for time to pass. */
export const playOn = async ({ moves, seed }: { readonly moves: number; readonly seed: number }): Promise<number> => {
  let luck = seed;
  const below = (count: number): number => {
    luck = (Math.imul(luck, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((luck / 2 ** 32) * count);
  };
  const press = (): HTMLButtonElement[] => [
    ...document.querySelectorAll<HTMLButtonElement>(
      '.decide button.choice, .confirm-bar button.is-main:not(:disabled)',
    ),
  ];
  /** What may be pressed, and how far the page is: whatever was pressed changes one of the two. */
  const offered = (): string =>
    [
      ...press().map(({ textContent }) => textContent),
      document.querySelector<HTMLInputElement>('input[type=range]')?.max,
    ].join();
  const isOver = (): boolean => document.querySelector('.sheet') !== null;
  const until = (fits: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      if (fits()) {
        resolve();
        return;
      }
      const watch = new MutationObserver(() => {
        if (!fits()) return;
        watch.disconnect();
        resolve();
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });

  let made = 0;
  while (made < moves) {
    await until(() => press().length > 0 || isOver());
    if (isOver()) break;
    const keys = press();
    const key = keys[below(keys.length)];
    if (key === undefined) break;
    if (!key.classList.contains('leads-on')) made += 1;
    const before = offered();
    key.click();
    await until(() => offered() !== before || isOver());
  }
  return made;
};

/** Runs in the page: whether it holds this event. */
export const endsAt = (seq: number): boolean =>
  Number(document.querySelector<HTMLInputElement>('input[type=range]')?.max ?? 0) >= seq;

/** Runs in the page: whether it looks at this moment. */
export const looksAt = (seq: number): boolean =>
  document.querySelector<HTMLInputElement>('input[type=range]')?.value === String(seq);
