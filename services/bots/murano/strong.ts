import { canonical } from '#events/canonical.js';
import type { MuranoCommand } from '#events/murano/commands.js';
import { bestScoring } from '#engine/murano/scoring/best.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Bot, BotView } from '../bot.js';
import { appraise } from './appraisals.js';
import { outlookOf } from './looking-ahead.js';
import type { Move } from './routes.js';
import { plansFrom } from './turn-plans.js';

/** Plays Murano well: of all that it may do it does what leaves it best off, and sails where that can be done. */
export const strong: Bot<MuranoState, MuranoCommand> = (view) => {
  const [only, ...others] = view.choices;
  if (only === undefined) throw new Error('A seat without choices was asked to decide.');
  if (others.length === 0) return only;
  return view.state.phase.kind === 'scoring' ? nextScored(view, only) : best(view, only);
};

type View = BotView<MuranoState, MuranoCommand>;

const best = ({ state, seat, choices }: View, fallback: MuranoCommand): MuranoCommand => {
  const outlook = outlookOf(state, seat);
  let chosen = fallback;
  let most = -Infinity;
  const consider = (command: MuranoCommand, worth: number): void => {
    if (worth <= most) return;
    most = worth;
    chosen = command;
  };
  for (const command of choices) if (isAppraised(command)) consider(command, appraise(state, command, outlook));
  if (state.phase.kind === 'sailing')
    for (const { first, worth } of plansFrom(state, state.phase, outlook)) {
      const offered = choices.find((command) => isMove(command, first));
      if (offered !== undefined) consider(offered, worth);
    }
  return chosen;
};

const nextScored = ({ state, seat, choices }: View, fallback: MuranoCommand): MuranoCommand => {
  const wanted: MuranoCommand = bestScoring(state, seat).steps[0] ?? { type: 'finishScoring' };
  return choices.find((command) => canonical(command) === canonical(wanted)) ?? fallback;
};

const isMove = (command: MuranoCommand, { ship, to }: Move): boolean =>
  command.type === 'sail' && command.ship === ship && command.to === to;

/** A ship's move is worth what it leads to, and the scoring is planned as a whole; all else is appraised as it is. */
const isAppraised = (command: MuranoCommand): command is Parameters<typeof appraise>[1] =>
  command.type !== 'sail' && !SCORING.has(command.type);

const SCORING: ReadonlySet<MuranoCommand['type']> = new Set<MuranoCommand['type']>([
  'scoreCharacter',
  'exchangeGold',
  'deliverBeads',
  'finishScoring',
]);
