import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { Identity } from './identity.js';

/** A command as somebody, the way `spawn` and its like take it. */
export const commandAs = (identity: Identity, command: readonly string[]): Command => {
  const [file = 'true', ...args] = [...identity.prefix, ...command];
  return { file, args, options: { ...(identity.become ?? {}), env: environment() } };
};

interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: { readonly uid?: number; readonly gid?: number; readonly env: NodeJS.ProcessEnv };
}

/** What making the data may take on a slow disk before something must be stuck. */
const PATIENCE_MS = 120_000;

/** Runs a command as somebody until it ends well; rejects where it does not. */
export const runAs = async (identity: Identity, cwd: string, command: readonly string[]): Promise<void> => {
  const { file, args, options } = commandAs(identity, command);
  await promisify(execFile)(file, args, { ...options, cwd, timeout: PATIENCE_MS });
};

/** What a command said that did not end well, or else why it did not. */
export const complaintOf = (fault: unknown): string => {
  const { stderr, message } = Complaint.parse(fault);
  return stderr.trim() === '' ? message : stderr.trim();
};

const Complaint = z.object({ stderr: z.string().default(''), message: z.string() });

/**
 * Ours, without what would speak to PostgreSQL over our head (PGDATA and so on), and with one language and one clock:
 * its words are read here, and looking for the machine's time zone takes long.
 */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  LC_ALL: 'C',
  TZ: 'UTC',
});
