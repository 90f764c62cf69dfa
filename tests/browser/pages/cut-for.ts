/** Runs in the page: whether it says that its line has been cut for so many seconds, or longer. */
export const cutFor = (seconds: number): boolean => {
  const said = /The line has been cut for (\d+) second/.exec(document.querySelector('.notes')?.textContent ?? '')?.[1];
  return Number(said ?? 0) >= seconds;
};
