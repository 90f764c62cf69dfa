import { proves } from '#tests/laws/proves.js';
import { ballot } from './game.js';

proves(ballot);
