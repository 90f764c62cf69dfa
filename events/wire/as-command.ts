import { isCommandId, isTableId } from './ids.js';
import { isTyped } from './json.js';
import type { ClientMessage } from './socket.js';

/**
 * A message that gives a command, which nearly all are, or `null`. It takes nothing that the schema (socket.ts) does not
 * take as well, in a fifth of the time: what it leaves is for the schema to judge, and a test holds the two together.
 */
export const asCommand = (said: unknown): Extract<ClientMessage, { event: 'command' }> | null => {
  if (!isObjectOf(said, 2) || said['event'] !== 'command') return null;
  const { data } = said;
  if (!isObjectOf(data, 4)) return null;
  const { table, id, seen, command } = data;
  if (!isTableId(table) || !isCommandId(id) || !isSeq(seen) || !isTyped(command)) return null;
  return { event: 'command', data: { table, id, seen, command } };
};

/** With as many members as are named, and no other. */
const isObjectOf = (value: unknown, members: number): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === members;

const isSeq = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
