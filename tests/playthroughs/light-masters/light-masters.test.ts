import { describe } from '@jest/globals';
import { provesPlaythroughs } from '../proves-playthroughs.js';
import { playthroughs } from './plans.js';

describe.each(playthroughs)('At edition $game.edition', provesPlaythroughs);
