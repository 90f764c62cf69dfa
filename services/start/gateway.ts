import { runProcess } from './run-process.js';
import { runService } from './run-service.js';
import { settingsFor } from './settings.js';

/** Long enough for whoever spreads people over nodes to notice that this one is not ready. */
const DRAIN_SECONDS = 10;

/** `npm run start:gateway`: serves people, as one of several nodes; the clock is a process of its own. */
await runProcess(async () => {
  const set = settingsFor({ who: 'a gateway', names: ['DATABASE_URL'] }, process.env);
  await runService(set, { clock: 'elsewhere', drainSeconds: set.LAGUNA_DRAIN_SECONDS ?? DRAIN_SECONDS });
});
