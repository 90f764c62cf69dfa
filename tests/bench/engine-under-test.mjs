/** The engine as it was built: all that the benchmark knows of the product. */
export { act, start } from '../../dist/services/engine/kit/act.js';
export { accept, refuse } from '../../dist/services/engine/kit/decision.js';
export { drawsAt } from '../../dist/services/engine/kit/draws.js';
export { evolveTable, openTable, redactTable } from '../../dist/services/engine/kit/table.js';
export { byAll, byAllAsNews, inPart, seenBy } from '../../dist/events/seen-by.js';
export { sees } from '../../dist/events/viewer.js';
export { murano } from '../../dist/services/engine/murano/game.js';
export { bestScoring } from '../../dist/services/engine/murano/scoring/best.js';
