import { settingsFrom } from '../../../../dist/services/start/settings.js';
import { startService } from '../../../../dist/services/start/service.js';
import { GAMES } from '../game.mjs';

/** The whole service as `npm start` starts it, with Euro for a game. */
const service = await startService(settingsFrom(process.env), GAMES);
process.stdout.write(`ready at ${new URL(service.url).port}\n`);

process.on('SIGTERM', async () => {
  await service.stop();
  process.exit(0);
});

/** Asked how much memory it holds on to, once what nobody holds on to is gone. */
process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  process.send(process.memoryUsage());
});
