import { ClientMessage } from '#events/wire/socket.js';

/** What was said, by its schema; null where it is no message of this protocol. */
export const understood = (text: string): ClientMessage | null => {
  try {
    return ClientMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};
