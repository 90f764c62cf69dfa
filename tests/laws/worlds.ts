import { kindOf } from '#events/token.js';
import type { Token } from '#events/token.js';
import type { PlayingTable } from '#engine/kit/table.js';
import type { Effort } from './law.js';
import type { Luck } from './luck.js';
import { withTokens } from './tokens.js';
import type { Slot } from './tokens.js';

/** As many worlds as are wanted in place of a table; `null` for one that could not differ. */
export const worldsOf = (
  table: PlayingTable<object>,
  hidden: readonly Slot[],
  kept: ReadonlySet<Token>,
  { worlds }: Effort,
  luck: Luck,
): readonly (PlayingTable<object> | null)[] =>
  Array.from({ length: worlds }, () => {
    const state = anotherWorld(table.state, hidden, kept, luck);
    return state === null ? null : { ...table, state };
  });

/**
 * A world that a viewer cannot tell from the true one: the same state with the tokens that are hidden from a viewer dealt out differently among their places: either all of
 * them anew, or two of them exchanged. Backs tell the kind, so each kind is dealt among its own places. Tokens in `kept`
 * stay where they are. `null` where nothing can differ.
 */
const anotherWorld = <S extends object>(
  state: S,
  hidden: readonly Slot[],
  kept: ReadonlySet<Token>,
  luck: Luck,
): S | null => {
  const free = hidden.filter(({ token }) => !kept.has(token));
  const dealt = luck.below(2) === 0 ? dealtAnew(free, luck) : exchanged(free, luck);
  const changed = dealt.filter((slot, index) => slot.token !== free[index]?.token);
  return changed.length === 0 ? null : withTokens(state, changed);
};

const dealtAnew = (slots: readonly Slot[], luck: Luck): readonly Slot[] => {
  const left = new Map<string, Token[]>();
  for (const { token } of luck.shuffled(slots)) left.set(kindOf(token), [...(left.get(kindOf(token)) ?? []), token]);
  return slots.map(({ path, token }) => ({ path, token: left.get(kindOf(token))?.pop() ?? token }));
};

const exchanged = (slots: readonly Slot[], luck: Luck): readonly Slot[] => {
  const mixed = luck.shuffled(slots);
  const unlike = (one: Slot) => (other: Slot) => other.token !== one.token && kindOf(other.token) === kindOf(one.token);
  const one = mixed.find((slot) => mixed.some(unlike(slot)));
  const other = one === undefined ? undefined : mixed.find(unlike(one));
  if (one === undefined || other === undefined) return slots;

  return slots.map((slot) => {
    if (slot === one) return { ...slot, token: other.token };
    return slot === other ? { ...slot, token: one.token } : slot;
  });
};
