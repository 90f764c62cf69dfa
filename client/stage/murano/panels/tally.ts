import type { Character, Island } from '#events/murano/components.js';
import type { Happening } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';
import { outcome } from '#engine/murano/outcome.js';
import { playerOf } from '#engine/murano/players.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { EventOf } from '../words/vocabulary.js';

/** How the points of a seat came about. */
export interface Tally {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
  readonly gold: number;
  /** `null` where not all of the scoring was seen. */
  readonly parts: Parts | null;
}

export interface Parts {
  readonly onTrack: number;
  readonly characters: readonly { readonly card: Character; readonly island: Island; readonly vp: number }[];
  readonly leftOver: number;
}

/** The points of all seats, the best first; none before the end. */
export const tallyOf = (state: MuranoState, told: readonly Happening[]): readonly Tally[] =>
  (outcome(state)?.standings ?? []).map(({ seat, place, points }) => ({
    seat,
    place,
    points,
    gold: playerOf(state, seat).gold,
    parts: partsOf(state, seat, told),
  }));

const partsOf = (state: MuranoState, seat: Seat, told: readonly Happening[]): Parts | null => {
  const { vp, scored } = playerOf(state, seat);
  const characters = told.filter(isScored).filter((event) => event.seat === seat);
  // Who took the finishing back finished once more: the last one counts.
  const finish = told.filter(isFinished).findLast((event) => event.seat === seat);
  if (finish === undefined || characters.length !== scored.length) return null;

  const brought = characters.reduce((sum, event) => sum + event.vp, 0);
  return {
    onTrack: vp - brought - finish.vp,
    characters: characters.map(({ card, island, vp: won }) => ({ card, island, vp: won })),
    leftOver: finish.vp,
  };
};

const isScored = (event: Happening): event is EventOf<'CharacterScored'> => event.type === 'CharacterScored';
const isFinished = (event: Happening): event is EventOf<'ScoringFinished'> => event.type === 'ScoringFinished';
