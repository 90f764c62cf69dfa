import { spawn } from 'node:child_process';
import type { Installed } from './install-line.js';

/** A line takes some five minutes on two cores, and three times that where others work on them; then it is stuck. */
const LINE_LIMIT_MS = 20 * 60_000;

/** Runs jest.nodes.config.js on a line; says what is wrong, or null. */
export const runLine = ({ node, env }: Installed, report: string | null): Promise<string | null> =>
  new Promise((resolve) => {
    const json = report === null ? [] : ['--json', '--outputFile', report];
    const child = spawn(node, ['node_modules/jest/bin/jest.js', '--config', 'jest.nodes.config.js', ...json], {
      env,
      stdio: 'inherit',
      timeout: LINE_LIMIT_MS,
    });
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) => {
      if (signal !== null) resolve(`not done after ${LINE_LIMIT_MS / 60_000} minutes, or ended by ${signal}`);
      else resolve(code === 0 ? null : 'tests fail, see above');
    });
  });
