import type { IncomingMessage } from 'node:http';

/**
 * Whether a request may come from the page that sent it: none (a program), one of our own address, or one that was named.
 * A browser always says where a page is from that opens a socket or writes; a foreign page must not do so in a player's name.
 */
export const isWelcomeFrom = ({ headers }: IncomingMessage, named: readonly string[]): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (named.includes(origin)) return true;
  return hostOf(origin) === host?.toLowerCase();
};

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};
