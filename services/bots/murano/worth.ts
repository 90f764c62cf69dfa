import { playerOf } from '#engine/murano/players.js';
import type { MuranoState } from '#engine/murano/state.js';
import { castingOf } from './castings.js';
import { earningsOf } from './earnings.js';
import { isOver } from './futures.js';
import { goldWorth } from './gold.js';
import { anyEnd, hurry } from './hurry.js';
import type { Outlook } from './outlook.js';
import { bestRival } from './rivals.js';
import { specialWorth } from './special-worth.js';
import { IDLE_GONDOLIER, PATIENCE, SPARE_GONDOLIER, TURN } from './weights.js';
import { buildingsToCome } from './yard.js';

/** How good a position is for the seat after its turn, in VP ahead of the best rival. */
export const worthOf = (state: MuranoState, outlook: Outlook): number =>
  isOver(state) ? atTheEnd(state, outlook) : inPlay(state, outlook);

/** The seat's last turn is over: what it has is what it scores. */
const atTheEnd = (state: MuranoState, outlook: Outlook): number => {
  const { seat } = outlook;
  const { vp, gold } = playerOf(state, seat);
  const { parts, idle } = castingOf(state, outlook);
  const own = parts.reduce((sum, part) => sum + part.vp, vp + idle) + goldWorth(gold, 0);
  const ahead = own - bestRival(state, seat, ONE_TURN);
  return anyEnd(state) + ahead + (ahead > SAFELY ? WON : ahead < -SAFELY ? -WON : (ahead * WON) / SAFELY);
};

const ONE_TURN = 1;
/** Ending the game is worth more than the points when one is ahead, and less when not. */
const WON = 8;
const SAFELY = 6;

const inPlay = (state: MuranoState, outlook: Outlook): number => {
  const { seat, turns } = outlook;
  const player = playerOf(state, seat);
  const { parts, idle } = castingOf(state, outlook);
  const ready = parts.reduce((sum, { price, vp }) => (price === 0 ? sum + vp : sum), 0);
  const waiting = parts.filter(({ price }) => price > 0);
  const placings = waiting.map(({ vp }) => vp).sort((a, b) => b - a);
  const owed = waiting.reduce((sum, { price }) => sum + price, 0);
  const cards = [...player.cards, ...player.newCards].reduce(
    (sum, card) => sum + specialWorth(card, state, outlook),
    0,
  );
  const own =
    player.vp +
    ready +
    idle * (1 + (IDLE_GONDOLIER - 1) * Math.min(1, turns / LONG)) +
    placings.reduce((sum, vp, at) => sum + Math.max(0, vp - TURN) * inTime(at + 1, turns), 0) +
    buildingsToCome(state, outlook).reduce((sum, vp, at) => sum + vp * inTime(placings.length + 1 + at / 3, turns), 0) +
    Math.max(0, player.gondoliers - waiting.length) * SPARE_GONDOLIER * Math.min(1, turns / LONG) +
    goldWorth(player.gold - owed, turns) +
    earningsOf(state, outlook) +
    cards;
  const lead = own - bestRival(state, seat, turns);
  return lead + hurry(state, lead);
};
const LONG = 6;

/** How likely the game lasts so many more turns; and what waits may be forestalled. */
const inTime = (turn: number, turns: number): number =>
  PATIENCE ** turn / (1 + Math.exp((turn - turns - SOON) / (SPREAD * turns + SOON)));
const SOON = 0.4;
const SPREAD = 0.2;
