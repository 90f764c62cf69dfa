import { GAMES } from '../../dist/services/engine/registry.js';
import { pebbles } from '../../dist/tests/games/pebbles/game.js';

/** Read first by a service that also plays Pebbles, as the release with its first edition had it. */
GAMES.push(pebbles);
