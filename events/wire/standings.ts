import * as z from 'zod';
import { Player } from './accounts.js';
import { cursor, id } from './ids.js';
import { TableAsShown } from './tables.js';

/**
 * How well somebody plays, as far as it is known: OpenSkill's belief, and the figure that is shown and ranked by, which grows with
 * skill and with certainty (mu - 3 sigma). Who is new begins near zero.
 */
export const SkillRating = z.strictObject({ mu: z.number(), sigma: z.number().positive(), shown: z.number() });
export type SkillRating = z.infer<typeof SkillRating>;

const played = {
  /** Finished games with others, at tables that stand in the public list. */
  played: z.int().positive(),
  /** A shared win is one. */
  won: z.int().nonnegative(),
  mean: z.number(),
  best: z.int(),
  rating: SkillRating,
};

/** Who stands there: a player, or a bot under its name. */
export const Standing = z.union([
  z.strictObject({ rank: z.int().positive(), player: Player, ...played }),
  z.strictObject({ rank: z.int().positive(), bot: id, ...played }),
]);
export type Standing = z.infer<typeof Standing>;

/** The query of `GET /api/standings`. */
export const StandingsAsked = z.strictObject({ game: id, cursor: cursor.exactOptional() });
export type StandingsAsked = z.infer<typeof StandingsAsked>;

/** Its answer, the best first; without a cursor there are no more. */
export const StandingsAsShown = z.strictObject({
  standings: z.array(Standing).readonly(),
  cursor: cursor.exactOptional(),
});
export type StandingsAsShown = z.infer<typeof StandingsAsShown>;

/** What a player did in one game: with others, alone, or both. */
export const GameRecord = z.strictObject({
  game: id,
  withOthers: z.strictObject({ rank: z.int().positive(), ...played }).exactOptional(),
  /** The most points alone at a table: nobody is rated by them. */
  soloBest: z.int().exactOptional(),
});
export type GameRecord = z.infer<typeof GameRecord>;

/** `GET /api/players/:id` */
export const PlayerAsShown = z.strictObject({ player: Player, records: z.array(GameRecord).readonly() });
export type PlayerAsShown = z.infer<typeof PlayerAsShown>;

/** What stands in the address of a player. */
export const PlayerAddress = z.strictObject({ id });
export type PlayerAddress = z.infer<typeof PlayerAddress>;

/** The query of `GET /api/players/:id/games`. */
export const GamesAsked = z.strictObject({ cursor: cursor.exactOptional() });
export type GamesAsked = z.infer<typeof GamesAsked>;

/** Its answer: the tables at which they play or played, the newest first; without a cursor there are no more. */
export const GamesAsShown = z.strictObject({
  tables: z.array(TableAsShown).readonly(),
  cursor: cursor.exactOptional(),
});
export type GamesAsShown = z.infer<typeof GamesAsShown>;
