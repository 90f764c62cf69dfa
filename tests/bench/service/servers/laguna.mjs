import { settingsFrom } from '../../../../dist/services/start/settings.js';
import { startService } from '../../../../dist/services/start/service.js';
import { GAMES as SHIPPED } from '../../../../dist/services/engine/registry.js';
import { GAMES } from '../game.mjs';
import { endBy, readyAt, tellMemory } from './told.mjs';

/** It runs the clock as well, and nobody is left whom it would have to send away slowly. */
const ROLE = { clock: 'here', drainSeconds: 0 };

/** The whole service as `npm start` starts it, with Euro beside its games. */
const service = await startService(settingsFrom(process.env), ROLE, [...GAMES, ...SHIPPED]);
endBy(() => service.stop());
tellMemory();
readyAt(new URL(service.url).port);
