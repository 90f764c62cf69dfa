import type { BuranoCommand } from '#events/burano/commands.js';
import type { FloorCard } from '#events/burano/components.js';
import { TAKEN } from '#engine/burano/data/supply.js';
import { playerOf } from '#engine/burano/players.js';
import type { BuranoState } from '#engine/burano/state.js';
import { columnOf } from '#engine/burano/supply.js';
import type { Bot, BotView } from '../bot.js';
import { dismissalOf } from './dismissing.js';
import { outlookOf } from './outlook.js';
import { bestPlan } from './plans.js';
import { welcomeWorth } from './welcoming.js';
import { worthOf } from './worth.js';
import type { Outlook, Standing } from './standing.js';

/** Plays Walking in Burano well: it thinks its turn through to the end, and does what leaves it best off. */
export const strong: Bot<BuranoState, BuranoCommand> = (view) => {
  const [only, ...others] = view.choices;
  if (only === undefined) throw new Error('A seat without choices was asked to decide.');
  if (others.length === 0) return only;
  const outlook = outlookOf(view.state, view.seat);
  const next = nextStep(view, outlook);
  let chosen = only;
  let most = -Infinity;
  for (const command of view.choices) {
    const worth = appraise(view, command, outlook, next);
    if (worth <= most) continue;
    most = worth;
    chosen = command;
  }
  return chosen;
};

type View = BotView<BuranoState, BuranoCommand>;
type Next = { readonly card: FloorCard; readonly house: number } | null;

const nextStep = ({ state, seat }: View, outlook: Outlook): Next =>
  state.phase.kind === 'placing'
    ? (bestPlan(standingOf(state, seat), state.phase.placed, outlook).steps[0] ?? null)
    : null;

const appraise = ({ state, seat }: View, command: BuranoCommand, outlook: Outlook, next: Next): number => {
  switch (command.type) {
    case 'takeFloors': {
      const cards = command.floors.flatMap((floor) => columnOf(state, command.column)[floor - 1] ?? []);
      const { street, hand, coins, tokens } = standingOf(state, seat);
      const after = { street, tokens, hand: [...hand, ...cards], coins: coins + TAKEN - cards.length };
      const staying = outlook.staying.filter((card) => !cards.includes(card));
      return bestPlan(after, 0, { ...outlook, staying }).worth;
    }
    case 'placeFloor':
      return next !== null && next.card === command.card && next.house === command.house ? 1 : -1;
    case 'finishPlacing':
      return next === null ? 1 : 0;
    case 'welcome':
      return welcomeWorth(state, seat, command.house, command.character, outlook);
    case 'returnFloor': {
      const { hand, ...rest } = standingOf(state, seat);
      return worthOf({ ...rest, hand: hand.filter((card) => card !== command.card) }, outlook);
    }
    case 'dismiss':
      return dismissalOf(standingOf(state, seat), command.character, outlook);
  }
};

const standingOf = (state: BuranoState, seat: number): Standing => {
  const { street, hand, coins, tokens } = playerOf(state, seat);
  return { street, coins, tokens, hand: hand.filter((card) => card !== null) };
};
