import { useEffect, useState } from 'preact/hooks';

/** The time, told anew every second while somebody wants to know. */
export const useNow = (isWanted: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isWanted) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), A_SECOND_MS);
    return () => {
      clearInterval(ticking);
    };
  }, [isWanted]);
  return now;
};

const A_SECOND_MS = 1_000;
