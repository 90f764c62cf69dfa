import * as z from 'zod';
import { byAll, byAllAsNews, inPartQuietly } from '#events/seen-by.js';
import type { SeenBy } from '#events/seen-by.js';
import { sees } from '#events/viewer.js';
import { accept, refuse } from '#engine/kit/decision.js';
import { markOf, rulingsIn } from '#engine/kit/editions.js';
import type { OfEdition } from '#engine/kit/editions.js';
import type { Game } from '#engine/kit/game.js';
import { upcast } from '#engine/kit/upcast.js';
import { pebbles } from './game.js';
import type { Pebbles } from './game.js';

/**
 * Pebbles as a later release has it, with two editions. In edition 2 a guess stakes one point or two (P5), and the rounds won
 * or lost by it count as much. For that the release changed two event types: it writes `PebblesLaid` and `HandPicked`, also
 * at tables of edition 1, and reads what `game.ts` beside it, the release before, wrote there.
 */

/** The differences between the editions. */
interface Rulings {
  /** P5: how much a guess may stake; where there is one possibility only, nobody is asked. */
  readonly stakes: readonly (1 | 2)[];
}
const rulingsOf = rulingsIn<Rulings>({ stakes: [1] }, { stakes: [1, 2] });

/** In edition 2 the state also says what the guess of this round staked. */
export interface LaterPebbles extends Pebbles, OfEdition {
  readonly staked?: number;
}

const pebble = z.enum(['pebble-white', 'pebble-black']).nullable();
const seat = z.int().nonnegative();
const hand = z.literal([0, 1]);
const hands = z.tuple([pebble, pebble]).readonly();
const stake = z.literal([1, 2]);

const COMMANDS = {
  first: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('hide'), hand }),
    z.strictObject({ type: z.literal('guess'), hand }),
  ]),
  second: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('hide'), hand }),
    z.strictObject({ type: z.literal('guess'), hand, stake }),
  ]),
};
export type LaterCommand = z.infer<(typeof COMMANDS)['first']> | z.infer<(typeof COMMANDS)['second']>;

const LaterEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('FirstHiderDrawn'), seat }),
  z.strictObject({ type: z.literal('PebblesLaid'), seat, left: pebble, right: pebble }),
  z.strictObject({ type: z.literal('HandPicked'), seat, hand, stake }),
  z.strictObject({ type: z.literal('HandsOpened'), hands, winner: seat }),
]);
export type LaterEvent = z.infer<typeof LaterEvent>;

const seenBy: SeenBy<LaterEvent> = {
  FirstHiderDrawn: byAllAsNews,
  PebblesLaid: inPartQuietly((event, viewer) =>
    sees(viewer, event.seat) ? event : { ...event, left: null, right: null },
  ),
  HandPicked: byAll,
  HandsOpened: byAllAsNews,
};

const BACKS = [null, null] as const;

/** What the release before wrote at tables of edition 1. */
const upcasts = {
  PebblesHidden: upcast(
    z.strictObject({ type: z.literal('PebblesHidden'), seat, hands }),
    inPartQuietly((old, viewer) => (sees(viewer, old.seat) ? old : { ...old, hands: BACKS })),
    ({ seat: at, hands: [left, right] }): LaterEvent => ({ type: 'PebblesLaid', seat: at, left, right }),
  ),
  HandGuessed: upcast(z.strictObject({ type: z.literal('HandGuessed'), seat, hand }), byAll, (old): LaterEvent => ({
    ...old,
    type: 'HandPicked',
    stake: 1,
  })),
};

type LaterGame = Game<LaterPebbles, LaterCommand, LaterEvent>;

/** All that both editions share. */
const shared: Omit<LaterGame, 'edition' | 'command' | 'upcasts' | 'blank'> = {
  ...pebbles,
  event: LaterEvent,
  seenBy,

  open: (_, draws) => [{ type: 'FirstHiderDrawn', seat: draws.below(2) }],

  decide: (state, at, command) => {
    if (command.type === 'hide') {
      if (state.lie === 'hidden') return refuse('P2', 'The pebbles are hidden already.');
      const [white, black] = ['pebble-white', 'pebble-black'] as const;
      const [left, right] = command.hand === 0 ? [white, black] : [black, white];
      return accept({ type: 'PebblesLaid', seat: at, left, right });
    }
    if (state.lie === 'open') return refuse('P3', 'There is nothing to guess yet.');
    const winner = state.hands[command.hand] === 'pebble-white' ? at : state.hider;
    const staked = 'stake' in command ? command.stake : 1;
    return accept(
      { type: 'HandPicked', seat: at, hand: command.hand, stake: staked },
      { type: 'HandsOpened', hands: state.hands, winner },
    );
  },

  evolve: (state, event) => {
    switch (event.type) {
      case 'FirstHiderDrawn':
        return { ...state, hider: event.seat };
      case 'PebblesLaid':
        return { ...state, lie: 'hidden', hands: [event.left, event.right] };
      case 'HandPicked':
        return isStaked(state) ? { ...state, staked: event.stake } : state;
      case 'HandsOpened':
        return {
          ...state,
          round: state.round + 1,
          hider: 1 - state.hider,
          lie: 'open',
          hands: event.hands,
          points: state.points.map((won, at) => (at === event.winner ? won + (state.staked ?? 1) : won)),
        };
    }
  },

  choices: (state, at) =>
    pebbles
      .choices(state, at)
      .flatMap((command): readonly LaterCommand[] =>
        command.type === 'guess' && isStaked(state)
          ? rulingsOf(state).stakes.map((staked) => ({ ...command, stake: staked }))
          : [command],
      ),
  // Two points and one are as much as one and two: in edition 2 both may win.
  outcome: (state) => {
    const decided = pebbles.outcome(state);
    const first = decided?.standings.filter(({ place }) => place === 1).sort((one, other) => one.seat - other.seat);
    return decided === null || first?.length !== 2 ? decided : { standings: first };
  },
};

const isStaked = (state: LaterPebbles): boolean => rulingsOf(state).stakes.length > 1;

export const pebblesEditions: readonly [LaterGame, LaterGame] = [
  { ...shared, edition: 1, command: COMMANDS.first, upcasts, blank: (setting) => pebbles.blank(setting) },
  {
    ...shared,
    edition: 2,
    command: COMMANDS.second,
    upcasts: {},
    blank: (setting) => ({ ...markOf(2), ...pebbles.blank(setting), staked: 0 }),
  },
];
