/** The store and the tables over it, as they were built: all that the benchmark of the store knows of the product. */
export { startEmbedded } from '../../dist/services/store/embedded/start-embedded.js';
export { migrate } from '../../dist/services/store/postgres/migrate.js';
export { openPostgres } from '../../dist/services/store/postgres/postgres-store.js';
import { LIMITS } from '../../dist/services/store/postgres/limits.js';

export const { lanes: LANES } = LIMITS;
export { HotTables } from '../../dist/services/gateway/tables/hot-tables.js';
export { gameAt } from '../../dist/services/engine/registry.js';
