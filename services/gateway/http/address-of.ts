import type { IncomingMessage } from 'node:http';

/**
 * Whom a request for a socket comes from, by the same rule that Express has for all others ('trust proxy'): so many proxies
 * in front are believed, the last one first, and what was said before them is not.
 */
export const addressOf = ({ socket, headers }: IncomingMessage, proxies: number): string | undefined => {
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return [...said, socket.remoteAddress].at(-1 - Math.min(proxies, said.length));
};
