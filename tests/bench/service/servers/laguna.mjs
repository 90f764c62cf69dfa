import { settingsFrom } from '../../../../dist/services/start/settings.js';
import { startService } from '../../../../dist/services/start/service.js';
import { GAMES } from '../game.mjs';
import { endBy, readyAt, tellMemory } from './told.mjs';

/** The whole service as `npm start` starts it, with Euro for a game. */
const service = await startService(settingsFrom(process.env), GAMES);
endBy(() => service.stop());
tellMemory();
readyAt(new URL(service.url).port);
