import { isToken } from '#events/token.js';
import type { Token } from '#events/token.js';
import type { Viewer } from '#events/viewer.js';
import type { Game } from '#engine/kit/game.js';
import { sameShape } from './difference.js';

/** A place in a state where a token stands that a viewer sees only the back of. */
export interface Slot {
  readonly path: readonly string[];
  readonly token: Token;
}

/** What a state hides from a viewer, and where its redaction does anything but hide tokens. */
export interface Hidden {
  readonly slots: readonly Slot[];
  readonly strange: readonly string[];
}

/** States never change, and the same ones are asked about by every law. */
export const hiddenFrom = (game: Game, state: object, viewer: Viewer): Hidden => {
  const known = looked.get(state) ?? new Map<string, Hidden>();
  looked.set(state, known);
  const who = `${game.id} ${viewer}`;
  const found = known.get(who) ?? compared(game, state, viewer);
  known.set(who, found);
  return found;
};

const looked = new WeakMap<object, Map<string, Hidden>>();

const compared = (game: Game, state: object, viewer: Viewer): Hidden => {
  const slots: Slot[] = [];
  const strange: string[] = [];
  compare(state, game.redact(state, viewer), [], slots, strange);
  return { slots, strange };
};

/** What is the same object on both sides hides nothing, and most of a state is. The path is the way to where we are. */
const compare = (known: unknown, seen: unknown, path: string[], slots: Slot[], strange: string[]): void => {
  if (Object.is(known, seen)) return;
  if (seen === null && isToken(known)) slots.push({ path: [...path], token: known });
  else if (isTree(known) && isTree(seen) && sameShape(known, seen))
    for (const key of Object.keys(known)) {
      if (Object.is(known[key], seen[key])) continue;
      path.push(key);
      compare(known[key], seen[key], path, slots, strange);
      path.pop();
    }
  else strange.push(path.length === 0 ? 'the state' : path.join('.'));
};

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** How often each token stands among the slots. */
const countsOf = (slots: readonly Slot[]): ReadonlyMap<Token, number> => {
  const counts = new Map<Token, number>();
  for (const { token } of slots) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
};

/**
 * The tokens that a viewer got to know between two states: those of which fewer are hidden than before. One that left
 * the state altogether counts too: a component may turn from a token into something open, a tile into a building.
 */
export const learnt = (before: Hidden, after: Hidden): readonly Token[] => {
  const left = countsOf(after.slots);
  return [...countsOf(before.slots)].flatMap(([token, count]) => ((left.get(token) ?? 0) < count ? [token] : []));
};

/** The value at a path of a state. */
export const valueAt = (state: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), state);

/** The same state with other tokens at some of its places. */
export const withTokens = <S extends object>(state: S, slots: readonly Slot[]): S => replaced(state, slots, 0) as S;

const replaced = (value: unknown, slots: readonly Slot[], depth: number): unknown => {
  const [first] = slots;
  if (first === undefined) return value;
  if (first.path.length === depth) return first.token;
  if (!isTree(value)) throw new Error(`No place ${first.path.join('.')} in a state.`);

  const below = new Map<string, Slot[]>();
  for (const slot of slots) {
    const key = slot.path[depth] ?? '';
    const together = below.get(key);
    if (together === undefined) below.set(key, [slot]);
    else together.push(slot);
  }
  const changed = [...below].map(([key, further]) => [key, replaced(value[key], further, depth + 1)] as const);
  if (!Array.isArray(value)) return { ...value, ...Object.fromEntries(changed) };
  return Object.assign([...value], Object.fromEntries(changed));
};
