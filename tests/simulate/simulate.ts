import { createHash } from 'node:crypto';
import type { Outcome } from '#events/table/events.js';
import type { Game } from '#engine/kit/game.js';
import { wayOf } from '#tests/laws/endings.js';
import { violationsOf } from '#tests/laws/law.js';
import type { LawId, Violation } from '#tests/laws/law.js';
import { LAWS } from '#tests/laws/laws.js';
import { play } from '#tests/laws/play.js';
import { playerFor } from '#tests/laws/players.js';
import type { Played } from '#tests/laws/played.js';
import { STRICTNESS } from './plan.js';
import type { Plan } from './plan.js';

/** What is left of a game when it is over: small, so that it travels between threads. */
export interface Result {
  /** The game's place in the plan, from 0. */
  readonly number: number;
  readonly seats: number;
  /** Who played on each seat. */
  readonly bots: readonly string[];
  readonly commands: number;
  readonly turns: number;
  readonly way: string;
  readonly standings: Outcome['standings'];
  /** SHA-256 over its events, one line of JSON each. */
  readonly digest: string;
  readonly violations: readonly Violation[];
}

const NO_END = 'no end';

/** Play one game of a plan. Nothing but the plan and the game's number goes into it. */
export const simulate = (game: Game, plan: Plan, number: number): Result => {
  const round = Math.floor(number / plan.seats.length);
  const seats = plan.seats[number % plan.seats.length] ?? game.seats.min;
  const bots = Array.from({ length: seats }, (_, seat) => plan.bots[(seat + round) % plan.bots.length] ?? 'random');
  const played = play({
    game,
    setting: { seats, options: Object.fromEntries(plan.options.map((option) => [option, true])) },
    seed: `${plan.seed}/${number}`,
    undos: plan.undos,
    bots: bots.flatMap((name) => playerFor(name, game) ?? []),
  });

  const { end, moments } = played;
  return {
    number,
    seats,
    bots,
    commands: moments.length,
    turns: end.status === 'open' ? 0 : game.turn(end.state),
    way: wayOf(played) ?? NO_END,
    standings: end.status === 'finished' ? end.outcome.standings : [],
    digest: digestOf(played),
    violations: brokenIn(played, plan),
  };
};

const digestOf = ({ opening, happened }: Played): string => {
  const hash = createHash('sha256').update(JSON.stringify(opening));
  for (const { step } of happened) hash.update(`\n${JSON.stringify(step.event)}`);
  return hash.digest('hex');
};

const brokenIn = (played: Played, { laws }: Plan): readonly Violation[] => {
  const strictness = STRICTNESS[laws];
  const held: readonly LawId[] = strictness.laws;
  return LAWS.filter(({ id }) => held.includes(id)).flatMap((law) => violationsOf(law, played, strictness.effort));
};
