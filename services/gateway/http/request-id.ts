import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header by which an answer tells what its request is called in the log. */
export const REQUEST_ID = 'X-Request-Id';

/** What a request is called in the log, or the connection that it opened: the same for as long as anybody asks. */
export const requestIdOf = (request: IncomingMessage): string => {
  const known = IDS.get(request) ?? randomUUID();
  IDS.set(request, known);
  return known;
};

const IDS = new WeakMap<IncomingMessage, string>();
