/** The whole service, its database and its admins, as they were built: all that the benchmark of the console knows of the product. */
export { startEmbedded } from '../../dist/services/store/embedded/start-embedded.js';
export { migrate } from '../../dist/services/store/postgres/migrate.js';
export { setRole } from '../../dist/services/store/staff/roles.js';
export { startService } from '../../dist/services/start/service.js';
export { settingsFrom } from '../../dist/services/start/settings.js';
