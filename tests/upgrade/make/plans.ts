import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** The purpose of a table in the fixture. */
const PURPOSES = [
  // Played to the end, with its head signed by one key or by the one that replaced it.
  ...(['the first key', 'the second key'] as const),
  // The last player stays away until a bot sits in, and comes back; or does not, and the fixture is taken.
  ...(['a return', 'a stand-in'] as const),
  // Ended or voided by an admin.
  ...(['an end', 'voiding', 'voiding late', 'ending open'] as const),
  // Left where a player is to decide who may also undo, or a bot.
  ...(['going on', 'bots'] as const),
  'being open',
] as const;
const Purpose = z.enum(PURPOSES);
export type Purpose = z.infer<typeof Purpose>;

const InFile = z.strictObject({
  called: z.string(),
  for: Purpose,
  /** `bot:random` is a bot, and an empty name a free seat. */
  sits: z.array(z.string()),
  options: z.record(z.string(), z.boolean()).default({}),
  visibility: z.enum(['public', 'unlisted']).default('public'),
  /** Seconds a move. */
  clock: z.int().exactOptional(),
  /** How many commands the players give at least. */
  commands: z.int().default(8),
});

/** A table of the fixture: what is played there, and who sits there. */
export interface Plan extends z.infer<typeof InFile> {
  readonly game: string;
}

/** A file for each game, so that another game is another file. */
const FOLDER = new URL('../../../../tests/upgrade/make/plans/', import.meta.url);

const PLANS: readonly Plan[] = readdirSync(FOLDER).flatMap((file) =>
  z
    .array(InFile)
    .parse(JSON.parse(readFileSync(fileURLToPath(new URL(file, FOLDER)), 'utf8')))
    .map((plan) => ({ ...plan, game: file.replace('.json', '') })),
);

export const GAMES: readonly string[] = [...new Set(PLANS.map(({ game }) => game))];

export const plansFor = (purpose: Purpose): readonly Plan[] => PLANS.filter((plan) => plan.for === purpose);

export const planFor = (purpose: Purpose): Plan => {
  const [plan, ...more] = plansFor(purpose);
  if (plan === undefined || more.length > 0) throw new Error(`One table is to be there for ${purpose}.`);
  return plan;
};
