import { availableParallelism } from 'node:os';
import { GAMES } from '#engine/registry.js';
import { run } from './run.js';
import { onThreads } from './threads.js';

/** `npm run simulate`. */
process.exitCode = await run(process.argv.slice(2), GAMES, {
  out: (text) => process.stdout.write(text),
  screen: { isTerminal: process.stderr.isTTY, write: (text) => process.stderr.write(text) },
  cores: availableParallelism(),
  clock: () => performance.now() / 1000,
  share: onThreads,
});
