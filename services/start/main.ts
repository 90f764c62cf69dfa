import { runProcess } from './run-process.js';
import { runService } from './run-service.js';
import { settingsFrom } from './settings.js';

/** `npm start`: everything in one process, until it is told to stop. */
await runProcess(async () => {
  const set = settingsFrom(process.env);
  await runService(set, { clock: 'here', drainSeconds: set.LAGUNA_DRAIN_SECONDS ?? 0 });
});
