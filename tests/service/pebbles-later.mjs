import { GAMES } from '../../dist/services/engine/registry.js';
import { pebblesEditions } from '../../dist/tests/games/pebbles/editions.js';

/** Read first by a service that also plays Pebbles, as the release with its second edition has it. */
GAMES.push(...pebblesEditions);
