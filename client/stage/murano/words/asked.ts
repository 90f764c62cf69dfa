import type { Seat } from '#events/viewer.js';
import { playerOf } from '#engine/murano/players.js';
import { recruitPrice, sailPrice } from '#engine/murano/rules/prices.js';
import { choices } from '#engine/murano/rules/rules.js';
import { unscoredBerths } from '#engine/murano/scoring/gondoliers.js';
import type { MuranoState, Phase } from '#engine/murano/state.js';
import type { Names } from '../../kit/face.js';
import type { MuranoVocabulary, Standing } from './vocabulary.js';

/** What is being decided, and by whom. */
export const askedIn =
  ({ asked, watched, finalTurn }: MuranoVocabulary) =>
  (state: MuranoState, me: Seat | null, names: Names): string => {
    const { phase } = state;
    if (phase.kind === 'over') return watched.over('');
    if (phase.seat !== me || !isOwnView(state, me)) return watched[phase.kind](names(phase.seat));

    const question = (asked[phase.kind] as Asked)(phase, standing(state, me));
    const isLast = state.endedBy !== null && phase.kind === 'sailing' && phase.moved.length === 0;
    return isLast ? `${question} ${finalTurn}` : question;
  };

/** Whether the state is known as this seat knows it. Looking back through other eyes, a player does not see the own hand. */
const isOwnView = (state: MuranoState, me: Seat): boolean => {
  const { phase } = state;
  const { shops, palaces } = playerOf(state, me);
  const lookedAt = 'cards' in phase ? phase.cards : 'tiles' in phase ? phase.tiles : [];
  return [...shops, ...palaces, ...lookedAt].every((token) => token !== null);
};

/** The questions are total over the phases, which TypeScript cannot follow through an index by a union. */
type Asked = (phase: Phase, at: Standing) => string;

const standing = (state: MuranoState, me: Seat): Standing => {
  const { phase } = state;
  const moved = phase.kind === 'sailing' ? phase.moved : [];
  const last = moved.at(-1);
  const offered = choices(state, me).map(({ type }) => type);
  return {
    nextShip: sailPrice(moved.length),
    space: last === undefined ? null : (state.ships[last] ?? null),
    mayAct: offered.some((type) => !ENDINGS.has(type)),
    maySail: offered.includes('sail'),
    mayPass: offered.includes('pass'),
    recruit: recruitPrice(playerOf(state, me)),
    gondoliers: unscoredBerths(state, me).length,
  };
};

/** What goes on or ends, rather than do what a space or a purchase allows. */
const ENDINGS: ReadonlySet<string> = new Set(['sail', 'pass', 'endTurn', 'finishScoring']);
