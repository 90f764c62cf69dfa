import { emptyStacks } from '#engine/murano/rules/end-trigger.js';
import type { MuranoState } from '#engine/murano/state.js';
import { HELPS } from './helps.js';
import { laying } from './laying.js';
import type { Addition } from './laying.js';
import { MOST_LAID, NOISE } from './noise.js';
import type { Board, Future, IslandSeen, Outlook, Room } from './outlook.js';

/** Whether the turn that leads here is the seat's last one. */
export const isOver = ({ endedBy, stacks }: Pick<MuranoState, 'endedBy' | 'stacks'>): boolean =>
  endedBy !== null || emptyStacks(stacks) > 1;

/**
 * A few ways in which an island may go on, and in each what the seat can make of it with one tile of its own. What
 * rivals lay is luck; what one lays oneself never hurts one's own cards.
 */
export const futuresOf = ({ there, room }: IslandSeen, board: Board, outlook: Outlook): readonly Future[] => {
  const built = share(outlook.rivalTurns * BUILT_A_TURN, room.brown, board.room.brown);
  const paved = share(outlook.rivalTurns * PAVED_A_TURN, room.paved, board.room.paved);
  return (NOISE[outlook.islands.indexOf(there.island)] ?? []).map((noise) => {
    const buildings = Math.min(room.brown, MOST_LAID, rounded(built, noise[0] ?? 0));
    const streets = Math.min(room.paved, MOST_LAID, rounded(paved, noise[1] ?? 0));
    const end = laying(there, [
      ...picked(outlook.buildings, noise.slice(2, 2 + buildings)),
      ...picked(outlook.streets, noise.slice(2 + MOST_LAID, 2 + MOST_LAID + streets)),
    ]);
    const left = { brown: room.brown - buildings, paved: room.paved - streets };
    return HELPS.map((help) => (fits(help, left) ? laying(end, help) : null));
  });
};

/** What a rival builds and lays in a turn on the average, as seen in games of this bot. */
const BUILT_A_TURN = 0.5;
const PAVED_A_TURN = 0.38;

const share = (count: number, here: number, everywhere: number): number =>
  everywhere === 0 ? 0 : (count * here) / everywhere;

/** A whole number near what is expected; it varies as luck would. */
const rounded = (expected: number, luck: number): number =>
  Math.max(0, Math.floor(expected + Math.sqrt(expected) * (luck - EVEN) * SPREAD + luck));
const EVEN = 0.5;
const SPREAD = 2.5;

const picked = (from: readonly Addition[], luck: readonly number[]): readonly Addition[] =>
  luck.flatMap((number) => from[Math.floor(number * from.length)] ?? []);

const fits = (help: readonly Addition[], left: Omit<Room, 'open'>): boolean => {
  const streets = help.filter(({ what }) => what === 'street').length;
  const gondoliers = help.filter(({ what }) => what === 'gondolier').length;
  return streets <= left.paved && help.length - streets - gondoliers <= left.brown;
};
