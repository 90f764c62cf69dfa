import type { Writable } from 'node:stream';

/** Writes what comes in portions, each when the one before was taken; for whoever is gone nothing more is made. */
export const streamed = async (to: Writable, portions: AsyncIterable<string>): Promise<void> => {
  for await (const portion of portions) {
    // Who went while it was made says so no more.
    if (!isGone(to) && !to.write(portion)) await taking(to);
    if (isGone(to)) return;
  }
  to.end();
};

const isGone = ({ destroyed, closed }: Writable): boolean => destroyed || closed;

const taking = (to: Writable): Promise<void> =>
  new Promise((resolve) => {
    const once = (): void => {
      to.off('drain', once);
      to.off('close', once);
      resolve();
    };
    to.once('drain', once);
    to.once('close', once);
  });
