import { useEffect, useState } from 'preact/hooks';

/** Whether a media query fits, now and whenever that changes. */
export const useFits = (query: string): boolean => {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = (): void => setFits(media.matches);
    look();
    media.addEventListener('change', look);
    return () => {
      media.removeEventListener('change', look);
    };
  }, [query]);
  return fits;
};

/** Where the panel has room for all of its parts beside the board; also said in table-screen.css. */
export const WIDE = '(min-width: 1100px)';
