import { spawn } from 'node:child_process';
import { expect } from '@jest/globals';
import { LiveTable } from './live-table.js';
import { nobody, Visitor } from './visitor.js';

/** `npm run admin`, built, and what it said; the test goes on meanwhile, so that its connections stay open. */
export const runAdmin = async (data: string, ...args: readonly string[]) => {
  const child = spawn(process.execPath, ['dist/services/start/admin.js', ...args], {
    env: { PATH: process.env['PATH'], LAGUNA_DATA: data },
  });
  let said = '';
  for (const voice of [child.stdout, child.stderr]) voice.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
};

/** Each starts a process of its own, some of them in a row. */
export const SEVERAL_STARTS_MS = 120_000;

export const PASSWORD = 'a long password';

export const anAccount = async (url: string, name: string): Promise<Visitor> => {
  const { status, body } = await nobody(url).ask<SignedIn>('POST', '/api/accounts', { name, password: PASSWORD });
  expect(status).toBe(201);
  return new Visitor(url, body.player.id, body.token);
};

export const signedIn = async (url: string, name: string): Promise<Visitor> => {
  const { status, body } = await nobody(url).ask<SignedIn>('POST', '/api/sessions', { name, password: PASSWORD });
  expect(status).toBe(201);
  return new Visitor(url, body.player.id, body.token);
};

interface SignedIn {
  readonly player: { readonly id: string };
  readonly token: string;
}

/** Somebody who got a role as whoever holds the server gives it, while the service runs. */
export const anOfficer = async (
  { url, folder }: { readonly url: string; readonly folder: string },
  name: string,
  role: 'admin' | 'auditor',
): Promise<Visitor> => {
  const visitor = await anAccount(url, name);
  expect(await runAdmin(folder, 'grant', name, role)).toEqual({ code: 0, said: `${name} is ${role} from now on.\n` });
  return visitor;
};

export const statusOf = async (who: Visitor, method: string, path: string, body?: unknown): Promise<number> =>
  (await who.ask(method, path, body)).status;

/** A game that has come some moves far. */
export const played = async (url: string, moves: number): Promise<LiveTable> => {
  const live = await LiveTable.at(url);
  for (let move = 0; move < moves; move += 1) await live.goesOn();
  return live;
};
