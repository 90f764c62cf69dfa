import { execFile } from 'node:child_process';
import { readFile, readdir, readlink, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';
import * as z from 'zod';
import { hasCode } from './has-code.js';

/** The programs that may be stopped without asking. A shell of somebody who looks around there is none of them. */
const OURS = ['postgres', 'initdb'];

/**
 * The processes of PostgreSQL that stand in a folder. A server and all its parts stand in their data for as long as they
 * live, which is more than a pid in a file can say.
 */
export const processesIn = (folder: string): Promise<readonly number[]> =>
  process.platform === 'linux' ? askProc(folder) : askLsof(folder);

const askProc = async (named: string): Promise<readonly number[]> => {
  const folder = await whereIs(named);
  if (folder === null) return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const standing = await Promise.all(pids.map(async (pid) => ((await isOursIn(folder, pid)) ? [Number(pid)] : [])));
  return standing.flat();
};

/** The kernel names folders by their real path, and the data may be a link to another disk. */
const whereIs = async (folder: string): Promise<string | null> => {
  try {
    return await realpath(folder);
  } catch (fault) {
    if (hasCode(fault, 'ENOENT')) return null;
    throw fault;
  }
};

const isOursIn = async (folder: string, pid: string): Promise<boolean> => {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== folder) return false;
    return OURS.includes((await readFile(`/proc/${pid}/comm`, 'utf8')).trim());
  } catch (fault) {
    // Gone or dead by now, or somebody else's, which could not be on our data.
    if (hasCode(fault, 'ENOENT', 'ESRCH', 'EACCES', 'EPERM')) return false;
    throw fault;
  }
};

const askLsof = async (folder: string): Promise<readonly number[]> => {
  const programs = OURS.flatMap((name) => ['-c', name]);
  const found = await foundBy('lsof', ['-t', '-a', '-d', 'cwd', ...programs, '--', folder]);
  return found.split('\n').filter(Boolean).map(Number);
};

/** It also fails where only a part of what it was asked for is there, so a failure may have found something. */
const foundBy = async (program: string, args: readonly string[]): Promise<string> => {
  try {
    return (await promisify(execFile)(program, args)).stdout;
  } catch (fault) {
    if (hasCode(fault, '1')) return Found.parse(fault).stdout;
    throw fault;
  }
};

const Found = z.object({ stdout: z.string() });
