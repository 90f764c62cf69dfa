import { provesPlaythroughs } from '../proves-playthroughs.js';
import { playthroughs } from './plans.js';

provesPlaythroughs(playthroughs);
