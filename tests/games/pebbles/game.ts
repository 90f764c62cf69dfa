import * as z from 'zod';
import { byAll, byAllAsNews, inPartQuietly } from '#events/seen-by.js';
import type { SeenBy } from '#events/seen-by.js';
import type { Seen } from '#events/token.js';
import { sees } from '#events/viewer.js';
import type { Seat } from '#events/viewer.js';
import { accept, refuse } from '#engine/kit/decision.js';
import type { Game } from '#engine/kit/game.js';

/**
 * Pebbles, the smallest whole game, for the walk in `services/engine/README.md`. Luck says who hides first (P1). Who hides
 * lays a white and a black pebble in two hands, unseen (P2); the other says in which the white one lies (P3), and wins a
 * point if it does; if not, the point is the hider's. They change places; after three rounds the most points win (P4).
 */

const pebble = z.enum(['pebble-white', 'pebble-black']);
const seat = z.int().nonnegative();
const hand = z.literal([0, 1]);
const hands = z.tuple([pebble.nullable(), pebble.nullable()]).readonly();

// What a seat asks for.
const PebblesCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hide'), hand }),
  z.strictObject({ type: z.literal('guess'), hand }),
]);
export type PebblesCommand = z.infer<typeof PebblesCommand>;

// What happened; what is hidden from a viewer is null.
const PebblesEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('FirstHiderDrawn'), seat }),
  z.strictObject({ type: z.literal('PebblesHidden'), seat, hands }),
  z.strictObject({ type: z.literal('HandGuessed'), seat, hand }),
  z.strictObject({ type: z.literal('HandsOpened'), hands, winner: seat }),
]);
export type PebblesEvent = z.infer<typeof PebblesEvent>;

// Who may know it, and whether anybody learns something by it: after news nothing is undone.
const seenBy: SeenBy<PebblesEvent> = {
  FirstHiderDrawn: byAllAsNews,
  PebblesHidden: inPartQuietly((event, viewer) => (sees(viewer, event.seat) ? event : { ...event, hands: BACKS })),
  HandGuessed: byAll,
  HandsOpened: byAllAsNews,
};

export interface Pebbles {
  readonly round: number;
  readonly hider: Seat;
  /** On the table where everybody sees them, or in somebody's hands. */
  readonly lie: 'open' | 'hidden';
  readonly hands: readonly [Seen<Pebble>, Seen<Pebble>];
  readonly points: readonly number[];
}
type Pebble = z.infer<typeof pebble>;

const ROUNDS = 3;
const BACKS = [null, null] as const;
const laid = (white: 0 | 1): readonly [Pebble, Pebble] =>
  white === 0 ? ['pebble-white', 'pebble-black'] : ['pebble-black', 'pebble-white'];

export const pebbles: Game<Pebbles, PebblesCommand, PebblesEvent> = {
  id: 'pebbles',
  edition: 1,
  title: 'Pebbles',
  seats: { min: 2, max: 2 },
  options: {},
  command: PebblesCommand,
  event: PebblesEvent,
  seenBy,
  upcasts: {},

  blank: () => ({ round: 1, hider: 0, lie: 'open', hands: laid(0), points: [0, 0] }),
  open: (_, draws) => [{ type: 'FirstHiderDrawn', seat: draws.below(2) }],

  decide: (state, at, command) => {
    if (command.type === 'hide')
      return state.lie === 'hidden'
        ? refuse('P2', 'The pebbles are hidden already.')
        : accept({ type: 'PebblesHidden', seat: at, hands: laid(command.hand) });
    if (state.lie === 'open') return refuse('P3', 'There is nothing to guess yet.');
    const winner = state.hands[command.hand] === 'pebble-white' ? at : state.hider;
    return accept(
      { type: 'HandGuessed', seat: at, hand: command.hand },
      { type: 'HandsOpened', hands: state.hands, winner },
    );
  },

  evolve: (state, event) => {
    switch (event.type) {
      case 'FirstHiderDrawn':
        return { ...state, hider: event.seat };
      case 'PebblesHidden':
        return { ...state, lie: 'hidden', hands: event.hands };
      case 'HandGuessed':
        return state;
      case 'HandsOpened':
        return {
          round: state.round + 1,
          hider: 1 - state.hider,
          lie: 'open',
          hands: event.hands,
          points: state.points.map((won, at) => (at === event.winner ? won + 1 : won)),
        };
    }
  },

  choices: (state, at) =>
    pebbles.deciding(state).includes(at)
      ? ([0, 1] as const).map((one) => ({ type: state.lie === 'open' ? 'hide' : 'guess', hand: one }))
      : [],
  deciding: ({ round, hider, lie }) => (round > ROUNDS ? [] : [lie === 'open' ? hider : 1 - hider]),
  redact: (state, viewer) => (state.lie === 'open' || sees(viewer, state.hider) ? state : { ...state, hands: BACKS }),
  // Three points are never shared out evenly.
  outcome: ({ round, points }) => {
    const best = Math.max(...points);
    const standings = points.map((won, at) => ({ seat: at, place: won === best ? 1 : 2, points: won }));
    return round > ROUNDS ? { standings: standings.sort((one, other) => one.place - other.place) } : null;
  },
  turn: ({ round }) => Math.min(round, ROUNDS),
  census: ({ hands: [left, right] }) => ({
    white: [left, right].filter((one) => one === 'pebble-white').length,
    black: [left, right].filter((one) => one === 'pebble-black').length,
  }),
  board: ({ round, hands: both, points }) =>
    `round ${round}: ${both.map((one) => one ?? '?').join(' ')}, ${points.join(' to ')}`,
};
