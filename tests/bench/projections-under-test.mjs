/** What the benchmark of the projections knows of the product, as it was built. */
import { LIMITS } from '../../dist/services/store/postgres/limits.js';

export { startEmbedded } from '../../dist/services/store/embedded/start-embedded.js';
export { migrate } from '../../dist/services/store/postgres/migrate.js';
export { openPostgres } from '../../dist/services/store/postgres/postgres-store.js';
export { rebuild } from '../../dist/services/projector/rebuild.js';
export { compareProjections } from '../../dist/services/projector/compare.js';

export const PATIENT = { ...LIMITS, statementMs: 600_000, silenceMs: 600_000 };
