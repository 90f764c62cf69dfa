import { describe, expect, it } from '@jest/globals';
import type { LightMastersCommand } from '#events/light-masters/commands.js';
import type { Creation } from '#events/light-masters/components.js';
import type { Seat } from '#events/viewer.js';
import type { Bot, BotView } from '#bots/bot.js';
import { strong } from '#bots/light-masters/strong.js';
import { random } from '#bots/random.js';
import { drawsAt } from '#engine/kit/draws.js';
import { lightMasters } from '#engine/light-masters/game.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import { luckOf } from '../laws/luck.js';

type LightMastersBot = Bot<LightMastersState, LightMastersCommand>;
type View = BotView<LightMastersState, LightMastersCommand>;

describe('The strong bot at Light Masters', () => {
  // In `npm run duels` it has to win 99 of a hundred.
  it('beats a random player, first or second', () => {
    expect(winners('ash', [strong, random])).toEqual([0]);
    expect(winners('fir', [random, strong])).toEqual([1]);
  });

  it('wins its duels with 30 L on the average, or more', () => {
    const won = ['larch', 'maple', 'oak', 'pine', 'rowan', 'willow'].map((name) =>
      Math.max(...playGame(name, [strong, strong]).end.players.map(({ lira }) => lira)),
    );

    expect(won.reduce((sum, lira) => sum + lira, 0) / won.length).toBeGreaterThanOrEqual(30);
  });

  it.each([2, 3, 4])('plays whole games of %i seats with nothing but its choices', (seats) => {
    const played = seats === 2 ? duel : playGame(`table of ${seats}`, Array<LightMastersBot>(seats).fill(strong));
    const { decisions, end } = played;

    expect(decisions.filter(({ view, command }) => !view.choices.includes(command))).toEqual([]);
    expect(lightMasters.outcome(end)).not.toBeNull();
  });

  it('answers the same when asked the same again', () => {
    const again = duel.decisions.map(({ state, view }) => strong(viewOf(state, view.seat, luckOf('other').next)));

    expect(again).toEqual(duel.decisions.map(({ command }) => command));
  });

  it('answers the same whatever lies face down', () => {
    const elsewhere = duel.decisions.map(({ state, view: { seat } }) =>
      strong(viewOf(dealtOtherwise(state, seat), seat, luckOf('other').next)),
    );

    expect(elsewhere).toEqual(duel.decisions.map(({ command }) => command));
  });

  it('is shown nothing that its seat may not see', () => {
    const shown = duel.decisions.flatMap(({ view: { state, seat } }) => [
      ...state.box,
      ...state.players.flatMap(({ hand }, other) => (other === seat ? [] : hand)),
    ]);

    expect(shown.filter((card) => card !== null)).toEqual([]);
  });
});

/** One decision: the true state, which the bot did not see, what it saw, and what it answered. */
interface Decided {
  readonly state: LightMastersState;
  readonly view: View;
  readonly command: LightMastersCommand;
}

/** A game of bots, one to a seat: what each was shown and answered, and how the game ended. */
const playGame = (
  name: string,
  bots: readonly LightMastersBot[],
): { readonly decisions: readonly Decided[]; readonly end: LightMastersState } => {
  const luck = luckOf(name);
  const key = new Uint8Array(32);
  const decisions: Decided[] = [];
  const blank = lightMasters.blank({ seats: bots.length, options: {} });
  const draws = drawsAt(key, name, 1);
  let state = lightMasters.open(blank, draws).reduce((before, event) => lightMasters.evolve(before, event), blank);

  for (let [seat] = lightMasters.deciding(state); seat !== undefined; [seat] = lightMasters.deciding(state)) {
    const view = viewOf(state, seat, luck.next);
    const command = (bots[seat] ?? random)(view);
    decisions.push({ state, view, command });
    const decision = lightMasters.decide(state, seat, command, drawsAt(key, name, decisions.length + 1));
    if (!decision.ok) throw new Error(`Seat ${seat} was refused: ${decision.refusal.message}`);
    state = decision.events.reduce((before, event) => lightMasters.evolve(before, event), state);
  }
  return { decisions, end: state };
};

/** What a bot at that seat is shown: the state as the seat knows it, and nothing else. */
const viewOf = (state: LightMastersState, seat: Seat, luck: () => number): View => ({
  state: lightMasters.redact(state, seat),
  seat,
  choices: lightMasters.choices(state, seat),
  luck,
});

const winners = (name: string, bots: readonly LightMastersBot[]): readonly number[] => {
  const outcome = lightMasters.outcome(playGame(name, bots).end);
  return (outcome?.standings ?? []).filter(({ place }) => place === 1).map(({ seat }) => seat);
};

const duel = playGame('a duel', [strong, strong]);

/** A world that the seat cannot tell from the true one: a rival's hand is exchanged with cards of the box. */
const dealtOtherwise = (state: LightMastersState, seat: Seat): LightMastersState => {
  const rival = state.players.findIndex((_, other) => other !== seat);
  const hand: readonly (Creation | null)[] = state.players[rival]?.hand ?? [];
  return {
    ...state,
    box: [...hand, ...state.box.slice(hand.length)],
    players: state.players.map((player, other) =>
      other === rival ? { ...player, hand: state.box.slice(0, hand.length) } : player,
    ),
  };
};
