import { availableParallelism } from 'node:os';
import { EVERY_GAME } from '#tests/laws/coming.js';
import { run } from './run.js';
import { onThreads } from './threads.js';

/** `npm run simulate`. */
process.exitCode = await run(process.argv.slice(2), EVERY_GAME, {
  out: (text) => process.stdout.write(text),
  screen: { isTerminal: process.stderr.isTTY, write: (text) => process.stderr.write(text) },
  cores: availableParallelism(),
  clock: () => performance.now() / 1000,
  share: onThreads,
});
