import type { MuranoCommand } from '#events/murano/commands.js';
import type { MuranoEvent } from '#events/murano/events.js';
import type { Seat } from '#events/viewer.js';
import type { Bot, BotView } from '#bots/bot.js';
import { drawsAt } from '#engine/kit/draws.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import { luckOf } from '../laws/luck.js';

export type MuranoBot = Bot<MuranoState, MuranoCommand>;
export type MuranoView = BotView<MuranoState, MuranoCommand>;

/** A game of bots, one to a seat: everything that each was shown and what it answered, and how the game ended. */
export const playGame = (name: string, bots: readonly MuranoBot[]): PlayedGame => {
  const luck = luckOf(name);
  const key = new Uint8Array(32);
  const decisions: Decided[] = [];
  let seq = 1;
  const blank = murano.blank({ seats: bots.length, options: {} });
  let state = folded(blank, murano.open(blank, drawsAt(key, name, seq)));

  for (let [seat] = murano.deciding(state); seat !== undefined; [seat] = murano.deciding(state)) {
    const view = viewOf(state, seat, luck.next);
    const command = botAt(bots, seat)(view);
    decisions.push({ state, view, command });

    seq += 1;
    const decision = murano.decide(state, seat, command, drawsAt(key, name, seq));
    if (!decision.ok)
      throw new Error(`Seat ${seat} was refused ${JSON.stringify(command)}: ${decision.refusal.message}`);
    state = folded(state, decision.events);
  }
  return { decisions, end: state };
};

export interface PlayedGame {
  readonly decisions: readonly Decided[];
  readonly end: MuranoState;
}

/** One decision: the true state, which the bot did not see, what it saw, and what it answered. */
export interface Decided {
  readonly state: MuranoState;
  readonly view: MuranoView;
  readonly command: MuranoCommand;
}

/** What a bot at that seat is shown: the state as the seat knows it, and nothing else. */
export const viewOf = (state: MuranoState, seat: Seat, luck: () => number): MuranoView => ({
  state: murano.redact(state, seat),
  seat,
  choices: murano.choices(state, seat),
  luck,
});

const folded = (state: MuranoState, events: readonly MuranoEvent[]): MuranoState =>
  events.reduce((before, event) => murano.evolve(before, event), state);

const botAt = (bots: readonly MuranoBot[], seat: Seat): MuranoBot => {
  const bot = bots[seat];
  if (bot === undefined) throw new Error(`Nobody sits at ${seat}.`);
  return bot;
};
