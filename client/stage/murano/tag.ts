import type { MuranoCommand } from '#events/murano/commands.js';
import { playerOf } from '#engine/murano/players.js';
import { PRICES } from '#engine/murano/rules/prices.js';
import { SMOKE } from '#engine/murano/rules/works.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Seat } from '#events/viewer.js';
import { foresee } from './foresee.js';

/** What a command costs and brings, in numbers and signs: `−5` is gold, `+3 VP` are points. `null` where it is neither. */
export const tag = (command: MuranoCommand, state: MuranoState, seat: Seat, called = 'VP'): string | null => {
  const { gold, vp } = changeBy(command, state, seat);
  const parts = [...(gold === 0 ? [] : [signed(gold)]), ...(vp === 0 ? [] : [`${signed(vp)} ${called}`])];
  return parts.length === 0 ? null : parts.join(' · ');
};

interface Change {
  readonly gold: number;
  readonly vp: number;
}

const changeBy = (command: MuranoCommand, state: MuranoState, seat: Seat): Change => {
  const foreseen = foresee(command, state, seat);
  if (foreseen === null) return priceOf(command);
  const [before, after] = [playerOf(state, seat), playerOf(foreseen, seat)];
  return { gold: after.gold - before.gold, vp: after.vp - before.vp };
};

/** What is paid whatever luck brings for it. */
const priceOf = (command: MuranoCommand): Change => {
  if (command.type === 'buyShop') return { gold: -PRICES.shop, vp: 0 };
  if (command.type === 'buyPalace') return { gold: -PRICES.palace, vp: 0 };
  if (command.type === 'produce') return { gold: 0, vp: -SMOKE * command.factories };
  return { gold: 0, vp: 0 };
};

const signed = (number: number): string => `${number > 0 ? '+' : '−'}${Math.abs(number)}`;
