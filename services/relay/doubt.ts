import { check } from '#events/chain/digest.js';
import type { FedEvent, Poison } from '#events/wire/fed.js';
import type { KnownGames } from './known-games.js';

/**
 * What is wrong with an event as it came, or null: rules that this release does not have, a kind of event that they do not,
 * or a digest that does not follow from the one before. Its secret part is only held fast here: it opens with the seed.
 */
export const doubtBy =
  ({ isKnown, showingsOf }: KnownGames) =>
  ({ game, edition, previous, event, ...fed }: FedEvent): Poison | null => {
    if (!isKnown(game)) return 'unknown_game';
    const showings = showingsOf(game, edition);
    if (showings === null) return 'unknown_edition';
    if (!Object.hasOwn(showings, event.type)) return 'unknown_type';
    return check(previous, { ...fed, edition, event }, showings, fed) ? null : 'wrong_digest';
  };
