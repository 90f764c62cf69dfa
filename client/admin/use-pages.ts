import { useEffect, useMemo } from 'preact/hooks';
import { Pages } from '../panel/records/pages.js';
import type { ReadPage } from '../panel/records/pages.js';

/** Pages that are read from the first one on whenever something else is asked for. */
export const usePages = <One>(read: ReadPage<One>, asked: readonly unknown[]): Pages<One> => {
  const pages = useMemo(() => new Pages(read), asked);
  useEffect(() => {
    void pages.more();
  }, [pages]);
  return pages;
};
