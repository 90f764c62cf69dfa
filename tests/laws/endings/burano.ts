import type { BuranoCommand } from '#events/burano/commands.js';
import type { BuranoEvent } from '#events/burano/events.js';
import type { Ending as Why } from '#events/burano/components.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Ending } from './ending.js';

type BuranoEnding = Ending<BuranoState, BuranoCommand, BuranoEvent>;

/** Rules E1 to E4, each with as many players as can come to it by luck. */
export const buranoEndings: readonly BuranoEnding[] = [
  ending('five-houses', 'somebody has five complete houses', 4, ({ type }) => type !== 'finishPlacing'),
  ending('empty-supply', 'the supply is empty', 2, () => true),
  ending('no-characters', 'no characters are left', 1, () => true),
  ending('standstill', 'nobody places a card any more', 3, ({ type }) => type !== 'placeFloor'),
];

function ending(why: Why, way: string, seats: number, leadsThere: BuranoEnding['leadsThere']): BuranoEnding {
  return { way, seats, reached: (state, { type }) => type === 'GameEnded' && state.ending === why, leadsThere };
}
