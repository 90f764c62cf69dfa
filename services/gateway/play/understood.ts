import { asCommand } from '#events/wire/as-command.js';
import { ClientMessage } from '#events/wire/socket.js';

/** What was said, by its schema; null where it is no message of this protocol. */
export const understood = (text: string): ClientMessage | null => {
  try {
    const said: unknown = JSON.parse(text);
    return asCommand(said) ?? ClientMessage.safeParse(said).data ?? null;
  } catch {
    return null;
  }
};
