import type { Character } from '#events/murano/components.js';
import { playerOf } from '#engine/murano/players.js';
import { hirePrice } from '#engine/murano/rules/prices.js';
import { scoringOf } from '#engine/murano/scoring/characters.js';
import type { MuranoState, Player } from '#engine/murano/state.js';
import { mooringsOf } from './berths.js';
import { isOver } from './futures.js';
import type { Casting, Outlook, Part } from './outlook.js';
import { prospectsOf } from './prospects.js';
import { GOLD_OWED } from './weights.js';

/**
 * Where each character held is to score: on an island with a gondolier already, or one that a gondolier still goes to,
 * which takes gold and a turn. The most promising first, each where it brings most.
 */
export const castingOf = (state: MuranoState, outlook: Outlook): Casting => {
  const known = outlook.castings.find((other) => castsAlike(other.state, state, outlook));
  if (known !== undefined) return known.casting;
  const casting = cast(state, outlook);
  outlook.castings.unshift({ state, casting });
  outlook.castings.length = Math.min(outlook.castings.length, KEPT_IN_MIND);
  return casting;
};

/** Positions that differ little are looked at soon after each other. */
const KEPT_IN_MIND = 3;

/** Whether the two differ in nothing that the casting depends on: gold and points mostly. */
const castsAlike = (one: MuranoState, other: MuranoState, { seat }: Outlook): boolean => {
  const a = playerOf(one, seat);
  const b = playerOf(other, seat);
  return (
    one.sites === other.sites &&
    one.berths === other.berths &&
    one.stacks === other.stacks &&
    CAST_BY.every((what) => a[what] === b[what]) &&
    (a.beads === b.beads || !a.characters.some(takesBeads)) &&
    !isOver(one)
  );
};

const CAST_BY = [
  'characters',
  'gondoliers',
  'dismissed',
  'factories',
  'specials',
  'shops',
  'palaces',
  'cards',
  'newCards',
] as const satisfies readonly (keyof Player)[];

const takesBeads = (card: Character | null): boolean => card !== null && scoringOf(card).kind === 'delivery';

const cast = (state: MuranoState, outlook: Outlook): Casting => {
  const { seat, islands } = outlook;
  const player = playerOf(state, seat);
  const prospects = prospectsOf(state, outlook);
  const moorings = mooringsOf(state, outlook);
  const over = isOver(state);
  const waiting = moorings.map(({ placed }) => placed);
  const sent = islands.map(() => 0);
  let inHand = player.gondoliers;
  let toHire = player.dismissed;
  const cards = player.characters.flatMap((card) => (card === null ? [] : [{ card, vps: prospects(card) }]));
  const parts: Part[] = [];

  const priceOn = (at: number): number | null => {
    if ((waiting[at] ?? 0) > 0) return 0;
    if (over) return null;
    const berth = moorings[at]?.free[sent[at] ?? 0];
    if (berth === undefined || inHand + toHire === 0) return null;
    return berth.price + (inHand > 0 ? 0 : hirePrice(player));
  };

  while (cards.length > 0) {
    const part = bestPart(
      cards,
      islands.map((_, at) => priceOn(at)),
    );
    if (part === null) break;
    parts.push(part);
    cards.splice(
      cards.findIndex(({ card }) => card === part.card),
      1,
    );
    if ((waiting[part.at] ?? 0) > 0) waiting[part.at] = (waiting[part.at] ?? 0) - 1;
    else {
      sent[part.at] = (sent[part.at] ?? 0) + 1;
      if (inHand > 0) inHand -= 1;
      else toHire -= 1;
    }
  }
  return { parts, idle: waiting.reduce((sum, count) => sum + count, 0) };
};

interface Hopes {
  readonly card: Character;
  /** What it may score on each island. */
  readonly vps: readonly number[];
}

const bestPart = (cards: readonly Hopes[], prices: readonly (number | null)[]): Part | null => {
  let best: Part | null = null;
  let most = LEAST;
  for (const { card, vps } of cards) {
    for (const [at, vp] of vps.entries()) {
      const price = prices[at] ?? null;
      if (price === null) continue;
      const net = price > 0 ? vp * DELAYED - price * GOLD_OWED : vp;
      if (net <= most) continue;
      most = net;
      best = { card, at, vp, price };
    }
  }
  return best;
};

/** A gondolier left over brings 1 VP as well. */
const LEAST = 1;
/** What still needs a turn may come too late. */
const DELAYED = 0.9;
