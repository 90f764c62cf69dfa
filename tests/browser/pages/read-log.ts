/** Runs in the page: opens the log and every turn in it, and reads each line with its seq, the first one first. */
export const readLog = async (): Promise<readonly string[]> => {
  const until = (fits: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (fits()) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  const press = (selector: string): void => {
    for (const key of document.querySelectorAll<HTMLButtonElement>(selector)) key.click();
  };
  press('#tab-log');
  await until(() => document.querySelector('.log .chapter') !== null);
  press('.log > button.deed');
  await until(() => document.querySelector('.log > button.deed') === null);
  press('.log .chapter button[aria-expanded=false]');
  await until(() => document.querySelector('.log .chapter button[aria-expanded=false]') === null);
  const chapters = [...document.querySelectorAll<HTMLOListElement>('.log .chapter ol')].reverse();
  const lines = chapters.flatMap((chapter) =>
    Array.from(chapter.children, (line, index) => `${chapter.start + index}. ${line.textContent}`),
  );
  press('#tab-decide');
  return lines;
};
