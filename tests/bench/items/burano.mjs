import { burano } from '../engine-under-test.mjs';
import { wholeGameOf } from './whole-game.mjs';

const STRONG = new URL('../../../dist/services/bots/burano/strong.js', import.meta.url);

/** Walking in Burano. */
export const buranoItem = async () => wholeGameOf(burano, (await import(STRONG)).strong, GAMES_A_SECOND);

const GAMES_A_SECOND = 150;
