import { proves } from '#tests/laws/proves.js';
import { pebbles } from './game.js';

proves(pebbles);
