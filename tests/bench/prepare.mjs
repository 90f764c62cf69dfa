import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const HERE = import.meta.dirname;
const ROOT = path.join(HERE, '..', '..');
const TSC = path.join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** Builds what is measured (named by its folders) and nothing else, and installs the peers where they are missing. */
const BUILT = process.argv.slice(2);

const run = (command, args, cwd) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

if (!existsSync(TSC)) throw new Error('Run `npm ci` in the project first.');
run(process.execPath, [TSC, '-b', ...BUILT], ROOT);
if (!existsSync(path.join(HERE, 'node_modules'))) run('npm', ['ci', '--ignore-scripts', '--prefix', HERE], HERE);
