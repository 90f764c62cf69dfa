import type { Creation } from '#events/light-masters/components.js';
import type { Seat } from '#events/viewer.js';
import { BENCH } from './data/supply.js';
import { countOf } from './fragments.js';
import type { LightMastersState, Player } from './state.js';

export const playerOf = ({ players }: LightMastersState, seat: Seat): Player => {
  const player = players[seat];
  if (player === undefined) throw new Error(`No seat ${String(seat)} at a table of ${String(players.length)}.`);
  return player;
};

/** Field by field: this is made for nearly every event, and spreading a few fields over a copy is slow. */
export const withPlayer = (state: LightMastersState, seat: Seat, change: Partial<Player>): LightMastersState => {
  const { lira, bench, hand, completed, activated } = playerOf(state, seat);
  const player: Player = {
    lira: change.lira ?? lira,
    bench: change.bench ?? bench,
    hand: change.hand ?? hand,
    completed: change.completed ?? completed,
    activated: change.activated ?? activated,
  };
  return { ...state, players: state.players.with(seat, player) };
};

/** How many fragments a bench has no place for (rule B1). */
export const surplusOf = ({ bench }: Player): number => Math.max(0, countOf(bench) - BENCH);

/** The rules always know what they ask for; only viewers see backs. */
export const known = (card: Creation | null): Creation => {
  if (card === null) throw new Error('The rules were asked about a card that this viewer sees the back of.');
  return card;
};
