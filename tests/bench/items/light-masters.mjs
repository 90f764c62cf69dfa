import { lightMasters } from '../engine-under-test.mjs';
import { wholeGameOf } from './whole-game.mjs';

const STRONG = new URL('../../../dist/services/bots/light-masters/strong.js', import.meta.url);

/** Murano: Light Masters. */
export const lightMastersItem = async () => wholeGameOf(lightMasters, (await import(STRONG)).strong, GAMES_A_SECOND);

const GAMES_A_SECOND = 300;
