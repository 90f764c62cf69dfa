import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Line } from './lines.js';

/** A Node and its npm, as they lie on the disk. */
export interface Installed {
  readonly line: Line;
  readonly node: string;
  readonly npm: string;
  /** What both say that they are. */
  readonly versions: { readonly node: string; readonly npm: string };
  /** The environment in which `node` and `npm` are these two. */
  readonly env: NodeJS.ProcessEnv;
}

/** Fetches a line from the npm registry, and holds it to its name. `npm ci` removes it together with all packages. */
export const installLine = async (line: Line): Promise<Installed> => {
  const platform = `node-${process.platform}-${process.arch}`;
  const folder = join('node_modules/.cache/node-lines', line.name);
  await mkdir(folder, { recursive: true });
  const dependencies = { [platform]: line.node, npm: line.npm };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  // The npm at hand may run on a Node that is too old for the npm that it installs.
  await run('npm', ['install', '--ignore-scripts', '--no-engine-strict', '--no-audit', '--no-fund'], { cwd: folder });

  const packages = join(process.cwd(), folder, 'node_modules');
  const node = join(packages, platform, 'bin/node');
  const npm = join(packages, 'npm/bin/npm-cli.js');
  const env = {
    ...process.env,
    PATH: `${join(packages, platform, 'bin')}:${join(packages, '.bin')}:${process.env['PATH'] ?? ''}`,
    npm_execpath: npm,
    npm_node_execpath: node,
  };
  const versions = { node: await versionOf('node', env), npm: await versionOf('npm', env) };
  if (!versions.node.startsWith(`v${line.name}.`)) throw new Error(`The registry gave Node ${versions.node}.`);
  if (!versions.npm.startsWith(`${line.npm}.`)) throw new Error(`The registry gave npm ${versions.npm}.`);
  return { line, node, npm, versions, env };
};

const run = promisify(execFile);

const versionOf = async (program: string, env: NodeJS.ProcessEnv): Promise<string> =>
  (await run(program, ['--version'], { env })).stdout.trim();
