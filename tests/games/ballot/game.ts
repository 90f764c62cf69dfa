import * as z from 'zod';
import { byAllAsNews, inPart, inPartQuietly } from '#events/seen-by.js';
import type { SeenBy } from '#events/seen-by.js';
import type { Seen } from '#events/token.js';
import { sees } from '#events/viewer.js';
import type { Seat, Viewer } from '#events/viewer.js';
import { accept, refuse } from '#engine/kit/decision.js';
import type { Decision } from '#engine/kit/decision.js';
import { drawOne } from '#engine/kit/draws.js';
import type { Draws } from '#engine/kit/draws.js';
import type { Game } from '#engine/kit/game.js';

/**
 * Ballot, for what Quarry has not: all seats decide at once, and something happens that others do not even see happen.
 * Each seat is dealt 4 votes, 1 to 20 (B1). In each of 3 rounds everybody casts one, face down (B2), and may sort its
 * hand before (B3). When all have cast, the ballots are opened, and the highest wins what they say (B4).
 */

const votes = z.templateLiteral(['vote-', z.int().min(1).max(20)]) as z.ZodType<Vote>;
const seat = z.int().nonnegative();
const hand = z.array(votes.nullable()).readonly();

const BallotCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('cast'), vote: votes }),
  z.strictObject({ type: z.literal('sort') }),
]);
type BallotCommand = z.infer<typeof BallotCommand>;

const BallotEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('HandDealt'), seat, hand }),
  z.strictObject({ type: z.literal('HandSorted'), seat, hand }),
  z.strictObject({ type: z.literal('BallotCast'), seat, vote: votes.nullable() }),
  z.strictObject({ type: z.literal('BallotsOpened'), ballots: z.array(votes).readonly() }),
]);
type BallotEvent = z.infer<typeof BallotEvent>;

type Vote = `vote-${number}`;

interface Ballot {
  readonly round: number;
  readonly pool: readonly Seen<Vote>[];
  readonly voters: readonly Voter[];
}

interface Voter {
  readonly hand: readonly Seen<Vote>[];
  /** What was cast in this round: nothing yet, or one ballot. */
  readonly ballot: readonly Seen<Vote>[];
  /** What was opened in rounds before, and whether it won. */
  readonly opened: readonly Seen<Vote>[];
  readonly points: number;
}

const ROUNDS = 3;
const HAND = 4;
const POOL: readonly Vote[] = Array.from({ length: 20 }, (_, index): Vote => `vote-${index + 1}`);

const backs = (hidden: readonly unknown[]): readonly null[] => hidden.map(() => null);

const ballotSeenBy: SeenBy<BallotEvent> = {
  HandDealt: inPart((event, viewer) => (sees(viewer, event.seat) ? event : { ...event, hand: backs(event.hand) })),
  HandSorted: inPartQuietly((event, viewer) => (sees(viewer, event.seat) ? event : null)),
  BallotCast: inPartQuietly((event, viewer) => (sees(viewer, event.seat) ? event : { ...event, vote: null })),
  BallotsOpened: byAllAsNews,
};

const numberOf = (vote: Vote): number => Number(vote.slice('vote-'.length));

const known = (vote: Seen<Vote>): Vote => {
  if (vote === null) throw new Error('The rules were asked to play from a viewer’s state.');
  return vote;
};

const voterOf = ({ voters }: Ballot, at: Seat): Voter => {
  const voter = voters[at];
  if (voter === undefined) throw new Error(`No seat ${at}.`);
  return voter;
};

const sorted = (voter: Voter): readonly Vote[] => voter.hand.map(known).sort((a, b) => numberOf(a) - numberOf(b));

const isSorted = (voter: Voter): boolean => sorted(voter).every((vote, index) => vote === voter.hand[index]);

const deciding = ({ round, voters }: Ballot): readonly Seat[] =>
  round > ROUNDS ? [] : voters.flatMap(({ ballot }, at) => (ballot.length === 0 ? [at] : []));

const choices = (state: Ballot, at: Seat): readonly BallotCommand[] => {
  if (!deciding(state).includes(at)) return [];
  const voter = voterOf(state, at);
  const casts = voter.hand.map((vote) => ({ type: 'cast' as const, vote: known(vote) }));
  return isSorted(voter) ? casts : [...casts, { type: 'sort' }];
};

const decide = (state: Ballot, at: Seat, command: BallotCommand): Decision<BallotEvent> => {
  const voter = voterOf(state, at);
  if (command.type === 'sort')
    return isSorted(voter)
      ? refuse('B3', 'Your hand is sorted.')
      : accept({ type: 'HandSorted', seat: at, hand: sorted(voter) });
  if (!voter.hand.includes(command.vote)) return refuse('B2', 'You do not hold that vote.');

  const cast = { type: 'BallotCast', seat: at, vote: command.vote } as const;
  const ballots = evolve(state, cast).voters.flatMap(({ ballot }) => ballot.map(known));
  return ballots.length < state.voters.length ? accept(cast) : accept(cast, { type: 'BallotsOpened', ballots });
};

const open = (state: Ballot, draws: Draws): readonly BallotEvent[] => {
  let left = state.pool.map(known);
  return state.voters.map((_, at) => {
    const dealt = Array.from({ length: HAND }, () => {
      const [vote, rest] = drawOne(draws, left);
      left = [...rest];
      return vote;
    });
    return { type: 'HandDealt', seat: at, hand: dealt };
  });
};

const evolve = (state: Ballot, event: BallotEvent): Ballot => {
  switch (event.type) {
    case 'HandDealt':
      return { ...withVoter(state, event.seat, { hand: event.hand }), pool: event.hand.reduce(without, state.pool) };
    case 'HandSorted':
      return withVoter(state, event.seat, { hand: event.hand });
    case 'BallotCast': {
      const left = without(voterOf(state, event.seat).hand, event.vote);
      return withVoter(state, event.seat, { hand: left, ballot: [event.vote] });
    }
    case 'BallotsOpened':
      return {
        ...state,
        round: state.round + 1,
        voters: state.voters.map((voter, at) => counted(voter, event.ballots, at)),
      };
  }
};

const counted = (voter: Voter, ballots: readonly Vote[], at: Seat): Voter => {
  const own = ballots[at];
  if (own === undefined) return voter;
  const won = ballots.every((other) => numberOf(other) <= numberOf(own));
  return {
    ...voter,
    ballot: [],
    opened: [...voter.opened, own],
    points: voter.points + (won ? numberOf(own) : 0),
  };
};

const withVoter = (state: Ballot, at: Seat, change: Partial<Voter>): Ballot => ({
  ...state,
  voters: state.voters.with(at, { ...voterOf(state, at), ...change }),
});

const without = (pile: readonly Seen<Vote>[], vote: Seen<Vote>): readonly Seen<Vote>[] => {
  const at = pile.indexOf(vote);
  return pile.toSpliced(at < 0 ? pile.indexOf(null) : at, 1);
};

const redact = (state: Ballot, viewer: Viewer): Ballot =>
  viewer === 'auditor'
    ? state
    : {
        ...state,
        pool: backs(state.pool),
        voters: state.voters.map((voter, at) =>
          sees(viewer, at) ? voter : { ...voter, hand: backs(voter.hand), ballot: backs(voter.ballot) },
        ),
      };

export const ballot: Game<Ballot, BallotCommand, BallotEvent> = {
  id: 'ballot',
  edition: 1,
  title: 'Ballot',
  seats: { min: 2, max: 4 },
  options: {},
  command: BallotCommand,
  event: BallotEvent,
  seenBy: ballotSeenBy,
  upcasts: {},

  blank: ({ seats }) => ({
    round: 1,
    pool: POOL,
    voters: Array.from({ length: seats }, () => ({ hand: [], ballot: [], opened: [], points: 0 })),
  }),
  open,
  decide,
  evolve,
  choices,
  deciding,
  redact,
  outcome: ({ round, voters }) =>
    round <= ROUNDS
      ? null
      : {
          standings: voters
            .map(({ points }, at) => ({
              seat: at,
              place: 1 + voters.filter((other) => other.points > points).length,
              points,
            }))
            .sort((a, b) => a.place - b.place || a.seat - b.seat),
        },
  turn: ({ round }) => Math.min(round, ROUNDS),
  census: ({ pool, voters }) => {
    const all = [...pool, ...voters.flatMap(({ hand, ballot, opened }) => [...hand, ...ballot, ...opened])];
    return Object.fromEntries(POOL.map((vote) => [vote, all.filter((other) => other === vote).length]));
  },
  board: ({ round, voters }) =>
    [
      `round ${round}`,
      ...voters.map(({ hand, points }) => `${hand.map((vote) => vote ?? '?').join(' ')}, ${points}`),
    ].join('\n'),
};
