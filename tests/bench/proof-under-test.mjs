/** What proves a game, and how one is played and kept for that: all that the benchmark of proofs knows of the product. */
export { GAMES } from '../../dist/services/engine/registry.js';
export { startEmbedded } from '../../dist/services/store/embedded/start-embedded.js';
export { migrate } from '../../dist/services/store/postgres/migrate.js';
export { openPostgres } from '../../dist/services/store/postgres/postgres-store.js';
export { play } from '../../dist/tests/laws/play.js';
export { aSigner, exportOf, keepIn } from '../../dist/tests/verify/export-of.js';
