import { proves } from '#tests/laws/proves.js';
import { quarry } from './game.js';

proves(quarry);
