import type { IncomingMessage } from 'node:http';
import { token as Token } from '#events/wire/accounts.js';

/** The cookie that carries the token of a browser. */
export const COOKIE = 'laguna';

export interface GivenToken {
  readonly text: string;
  readonly by: 'bearer' | 'cookie';
}

/** The token that a request brings: a bearer's first, since a program that says one means it. */
export const tokenOf = (request: IncomingMessage): GivenToken | null => {
  const bearer = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return { text: bearer, by: 'bearer' };
  const cookie = inCookie(request.headers.cookie ?? '');
  return cookie === null ? null : { text: cookie, by: 'cookie' };
};

const inCookie = (header: string): string | null => {
  const pairs = header.split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  return found !== undefined && Token.safeParse(found).success ? found : null;
};
