import type { Seat } from '#events/viewer.js';
import { ACTIONS_PER_TURN } from './blank.js';
import { weightOf } from './components.js';
import type { QuarryEvent } from './events.js';
import { diggerOf } from './state.js';
import type { Digger, Quarry } from './state.js';

/** The quarry after an event, as stored or as seen. Events carry all they change: no rule is asked here. */
export const evolve = (quarry: Quarry, event: QuarryEvent): Quarry =>
  (EVOLVE[event.type] as (quarry: Quarry, event: QuarryEvent) => Quarry)(quarry, event);

const EVOLVE: {
  readonly [T in QuarryEvent['type']]: (quarry: Quarry, event: Extract<QuarryEvent, { type: T }>) => Quarry;
} = {
  RelicLost: (quarry, { relic }) => ({ ...quarry, crate: without(quarry.crate, relic), lost: [relic] }),

  FirstSeatDrawn: (quarry, { seat }) => ({ ...quarry, phase: { kind: 'working', seat, left: ACTIONS_PER_TURN } }),

  StoneDug: (quarry, { seat, stone }) => ({
    ...worked(quarry, seat, { yard: [...diggerOf(quarry, seat).yard, stone] }),
    pit: without(quarry.pit, stone),
  }),

  LumpPanned: (quarry, { seat, lump }) => ({
    ...worked(quarry, seat, { gold: diggerOf(quarry, seat).gold + (lump === 'gold' ? 1 : 0) }),
    bag: { ...quarry.bag, [lump]: quarry.bag[lump] - 1 },
    river: quarry.river + (lump === 'sand' ? 1 : 0),
  }),

  CrateSearched: (quarry, { seat, relics }) => ({
    ...withDigger(quarry, seat, { gold: diggerOf(quarry, seat).gold - 1 }),
    bag: { ...quarry.bag, gold: quarry.bag.gold + 1 },
    crate: [],
    phase: { kind: 'searching', seat, left: leftOf(quarry), relics },
  }),

  RelicTaken: (quarry, { seat, relic, rest }) => ({
    ...worked(quarry, seat, { relics: [...diggerOf(quarry, seat).relics, relic] }),
    crate: rest,
  }),

  StoneLaid: (quarry, { seat, stone }) => {
    const { yard, wall } = diggerOf(quarry, seat);
    return worked(quarry, seat, { yard: without(yard, stone), wall: [...wall, weightOf(stone)] });
  },

  PegPlaced: (quarry, { seat, plot }) => ({
    ...worked(quarry, seat, { pegs: diggerOf(quarry, seat).pegs - 1 }),
    plots: quarry.plots.with(plot, seat),
  }),

  Rested: (quarry, { seat }) => worked(quarry, seat, {}),

  TurnEnded: (quarry, { next }) => ({
    ...quarry,
    turn: quarry.turn + 1,
    phase: { kind: 'working', seat: next, left: ACTIONS_PER_TURN },
  }),

  QuarryClosed: (quarry, { relics }) => ({
    ...quarry,
    phase: { kind: 'over' },
    diggers: quarry.diggers.map((digger, seat) => ({ ...digger, relics: relics[seat] ?? [] })),
  }),
};

const withDigger = (quarry: Quarry, seat: Seat, change: Partial<Digger>): Quarry => ({
  ...quarry,
  diggers: quarry.diggers.with(seat, { ...diggerOf(quarry, seat), ...change }),
});

/** The same, and one action of the turn is used up. */
const worked = (quarry: Quarry, seat: Seat, change: Partial<Digger>): Quarry => ({
  ...withDigger(quarry, seat, change),
  phase: { kind: 'working', seat, left: leftOf(quarry) - 1 },
});

const leftOf = ({ phase }: Quarry): number => (phase.kind === 'over' ? 0 : phase.left);

/** The pile without one that looks like this, or without a back where it is not to be seen which. */
const without = <Item extends string>(pile: readonly (Item | null)[], item: Item | null): readonly (Item | null)[] => {
  const at = pile.indexOf(item);
  const index = at < 0 ? pile.indexOf(null) : at;
  if (index < 0) throw new Error(`No ${String(item)} in ${pile.join(', ')}.`);
  return pile.toSpliced(index, 1);
};
