import type { MuranoCommand } from '#events/murano/commands.js';
import type { Draws } from '#engine/kit/draws.js';
import { noDraws } from '#engine/kit/draws.js';
import { actionOf } from '#engine/murano/data/ring.js';
import type { Action } from '#engine/murano/data/ring.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import { takingBack } from '../any-game.js';
import type { Chooser } from './play.js';

/** What the players of a game are keen on: how much they like each action, and how often they take a move back. */
export interface Style {
  readonly likes: Readonly<Partial<Record<Action, number>>>;
  /** In how many of a hundred decisions they undo the one before, where they can. */
  readonly undoes: number;
}

/** Players who like best what their style likes, with some luck in it: no masters, but quick to an end. */
export const playedIn = (style: Style): Chooser =>
  takingBack(style.undoes, ({ state }, seat, choices, luck) => {
    const liked = choices.map((choice) => ({ choice, like: liking(style, state, seat, choice) * spread(luck) }));
    const [best] = liked.sort((one, other) => other.like - one.like);
    if (best === undefined) throw new Error('There is nothing to choose.');
    return best.choice;
  });

const PERCENT = 100;

/** Between a half and one and a half. */
const spread = (luck: Draws): number => (PERCENT / 2 + luck.below(PERCENT)) / PERCENT;

/** What counts for nothing still counts for something, so that luck decides between such choices. */
const INDIFFERENT = 0.01;

const liking = (style: Style, state: MuranoState, seat: number, choice: MuranoCommand): number => {
  if (choice.type === 'sail') return likingOfSailing(style, state, seat, choice);
  if (choice.type === 'produce') return 1 + choice.factories;
  if (BY_GAIN.includes(choice.type)) return INDIFFERENT + gainOf(state, seat, choice);
  return LIKINGS[choice.type] ?? DOING;
};

/** What is liked for what it brings at once. */
const BY_GAIN: readonly MuranoCommand['type'][] = [
  'collectIncome',
  'sellBeads',
  'scoreCharacter',
  'exchangeGold',
  'deliverBeads',
];

/** More than passing or ending the turn: what was sailed for is done. */
const DOING = 5;
const LIKINGS: Readonly<Partial<Record<MuranoCommand['type'], number>>> = {
  pass: 0.3,
  endTurn: INDIFFERENT,
  finishScoring: INDIFFERENT,
  keepNobody: DOING / 2,
  searchShops: DOING - 1,
  searchPalaces: DOING - 1,
};

/** A further ship has to be worth its price. */
const FURTHER = 0.2;

/** A space is liked as its action is, where that can be carried out; a further ship, a fifth of that. */
const likingOfSailing = (
  { likes }: Style,
  state: MuranoState,
  seat: number,
  choice: Extract<MuranoCommand, { type: 'sail' }>,
): number => {
  if (state.phase.kind !== 'sailing') return 0;
  const like = likes[actionOf(choice.to)] ?? 0;
  const worth = like > 0 && canAct(after(state, seat, choice), seat) ? like : INDIFFERENT;
  return state.phase.moved.length === 0 ? worth : worth * FURTHER;
};

const canAct = (state: MuranoState, seat: number): boolean =>
  murano.choices(state, seat).some(({ type }) => type !== 'sail' && type !== 'pass');

/** What a command without luck brings in gold and VP. */
const gainOf = (state: MuranoState, seat: number, choice: MuranoCommand): number => {
  const wealth = ({ players }: MuranoState) => (players[seat]?.gold ?? 0) + 2 * (players[seat]?.vp ?? 0);
  return Math.max(0, wealth(after(state, seat, choice)) - wealth(state));
};

const after = (state: MuranoState, seat: number, choice: MuranoCommand): MuranoState => {
  const decision = murano.decide(state, seat, choice, noDraws);
  if (!decision.ok) throw new Error(decision.refusal.message);
  return decision.events.reduce((before, event) => murano.evolve(before, event), state);
};
