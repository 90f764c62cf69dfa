import type { Game } from '#engine/kit/game.js';
import { requestOf } from './options.js';
import type { Request } from './options.js';
import type { Plan } from './plan.js';
import { progressOn } from './progress.js';
import type { Screen } from './progress.js';
import type { Result } from './simulate.js';
import { summaryOf } from './summary.js';
import { tooSeldom } from './too-seldom.js';
import { USAGE } from './usage.js';

/** What a run needs of the machine it runs on. */
export interface Machine {
  readonly out: (text: string) => void;
  readonly screen: Screen;
  readonly cores: number;
  /** Seconds since some moment. */
  readonly clock: () => number;
  /** Play all games of a plan, shared out among so many workers; each game that is over is told at once. */
  readonly share: (plan: Plan, workers: number, tell: (result: Result) => void) => Promise<readonly Result[]>;
}

const EXIT = { held: 0, broken: 1, misused: 2 } as const;

/** What `npm run simulate` does; gives the exit code. */
export const run = async (given: readonly string[], games: readonly Game[], machine: Machine): Promise<number> => {
  const request = requestOf(given, games, machine.cores);
  if (request.kind === 'help') machine.out(USAGE);
  if (request.kind === 'help') return EXIT.held;
  if (request.kind === 'refused') machine.screen.write(`${request.because}\nSee --help.\n`);
  if (request.kind === 'refused') return EXIT.misused;

  let hasHeld = true;
  for (const plan of request.plans) hasHeld = (await hasHeldIn(plan, request, machine)) && hasHeld;
  return hasHeld ? EXIT.held : EXIT.broken;
};

type Run = Extract<Request, { kind: 'run' }>;

/** Plays the games of one plan, and tells of them. */
const hasHeldIn = async (plan: Plan, { workers, rates }: Run, machine: Machine): Promise<boolean> => {
  const progress = progressOn(machine.screen, plan.game, plan.games);
  const from = machine.clock();
  const results = await machine.share(plan, Math.min(workers, plan.games), ({ violations }) =>
    progress.advance(violations.length, machine.clock() - from),
  );
  const seconds = machine.clock() - from;
  progress.finish();

  const summary = summaryOf(plan, results);
  machine.out(`${JSON.stringify({ ...(rates ? ratesOf(results, seconds) : {}), ...summary })}\n`);
  const short = tooSeldom(plan, results);
  for (const sentence of short) machine.screen.write(`${sentence}\n`);
  return (summary.lawsBroken ?? 0) === 0 && short.length === 0;
};

const ratesOf = (results: readonly Result[], seconds: number) => {
  const commands = results.reduce((sum, result) => sum + result.commands, 0);
  return { gamesPerSecond: perSecond(results.length, seconds), commandsPerSecond: perSecond(commands, seconds) };
};

const perSecond = (count: number, seconds: number): number => Math.round((10 * count) / Math.max(seconds, 0.001)) / 10;
