import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { GAMES } from '#engine/registry.js';
import type { Game } from '#engine/kit/game.js';

/** How the seats of a kept game of scheme 2 come by their nonces, and what a stranger finds in it. One file a game. */
const NoncePlan = z.strictObject({
  edition: z.int(),
  adds: z.array(z.enum(['named', 'derived', 'revealed', 'withheld'])).readonly(),
  /** How committed nonces ended. */
  ways: z.array(z.string()).readonly(),
  /** Some of its first draws: the n-th of the table, among so many. */
  drawn: z.array(z.strictObject({ n: z.int(), type: z.string(), field: z.string(), among: z.int() })).readonly(),
});
type NoncePlan = z.infer<typeof NoncePlan>;

export interface PlannedNonces extends NoncePlan {
  readonly game: Game;
  readonly name: string;
}

const fileOf = ({ id }: Game): string => join('tests', 'corpus', 'nonces', `${id}.json`);

export const NONCE_PLANS: readonly PlannedNonces[] = GAMES.flatMap((game) => {
  if (!existsSync(fileOf(game))) return [];
  const plan = NoncePlan.parse(JSON.parse(readFileSync(fileOf(game), 'utf8')));
  const name = `${game.id}-edition-${plan.edition}-scheme-2-${plan.adds.join('-')}`;
  return plan.edition === game.edition ? [{ ...plan, game, name }] : [];
});
