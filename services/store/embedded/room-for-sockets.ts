import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for sockets, closed to everybody else. */
export interface RoomForSockets {
  readonly folder: string;
  readonly leave: () => Promise<void>;
}

/** What the path of a socket may have, in bytes: 103 on macOS, 107 on Linux. */
const LONGEST_PATH = 103;
const LONGEST_NAME = 'instance-00000000'.length;

/** Beside the data, where both find it again; in the temporary folder, where that path would be too long for a socket. */
export const roomForSockets = async (folder: string): Promise<RoomForSockets> => {
  const beside = join(folder, 'sockets');
  if (Buffer.byteLength(beside) + 1 + LONGEST_NAME <= LONGEST_PATH) {
    await mkdir(beside, { recursive: true, mode: 0o700 });
    return { folder: beside, leave: () => Promise.resolve() };
  }
  const elsewhere = await mkdtemp(join(tmpdir(), 'laguna-'));
  return { folder: elsewhere, leave: () => rm(elsewhere, { recursive: true, force: true }) };
};
