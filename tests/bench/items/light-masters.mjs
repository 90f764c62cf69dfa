import { lightMasters } from '../engine-under-test.mjs';
import { playoutsOf } from './playouts.mjs';

/** Light Masters: random games. */
export const lightMastersItem = () => playoutsOf(lightMasters, GAMES_A_SECOND);

const GAMES_A_SECOND = 300;
