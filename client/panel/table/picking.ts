import type { Asking } from '#engine/kit/game.js';

/** What is to be pressed on the board, in this order, to give a command; nothing where only a button gives it. */
export type PicksOf = (command: Asking) => readonly string[];

/** The commands that can still be meant after these picks. */
export const narrowed = (
  commands: readonly Asking[],
  picksOf: PicksOf,
  picked: readonly string[],
): readonly Asking[] =>
  picked.length === 0
    ? commands
    : commands.filter((command) => {
        const picks = picksOf(command);
        return picked.every((pick, index) => picks[index] === pick);
      });

/** What may be pressed next, each with the commands that can be meant then. */
export const nextPicks = (
  commands: readonly Asking[],
  picksOf: PicksOf,
  picked: readonly string[],
): ReadonlyMap<string, readonly Asking[]> => {
  const next = new Map<string, Asking[]>();
  for (const command of narrowed(commands, picksOf, picked)) {
    const pick = picksOf(command)[picked.length];
    if (pick === undefined) continue;
    const meant = next.get(pick);
    if (meant === undefined) next.set(pick, [command]);
    else meant.push(command);
  }
  return next;
};

/** What comes of pressing something: other picks, and a command where only one is left and wholly picked. */
export interface Pressed {
  readonly picked: readonly string[];
  readonly command: Asking | null;
}

/**
 * Presses one thing more. Pressing what is picked goes back to before it; pressing what leads nowhere from here, but
 * somewhere from the start, begins anew.
 */
export const press = (
  commands: readonly Asking[],
  picksOf: PicksOf,
  picked: readonly string[],
  pick: string,
): Pressed => {
  const at = picked.indexOf(pick);
  if (at >= 0) return { picked: picked.slice(0, at), command: null };

  const on = [...picked, pick];
  const meant = narrowed(commands, picksOf, on);
  if (meant.length > 0) return { picked: on, command: soleOf(meant, picksOf, on) };

  return picked.length > 0 ? press(commands, picksOf, [], pick) : { picked, command: null };
};

const soleOf = (meant: readonly Asking[], picksOf: PicksOf, picked: readonly string[]): Asking | null => {
  const [only, another] = meant;
  return only !== undefined && another === undefined && picksOf(only).length === picked.length ? only : null;
};

/** A button: it gives a command, or picks a thing that several commands begin with. */
export type Offering =
  | { readonly kind: 'command'; readonly command: Asking }
  | { readonly kind: 'picks'; readonly picked: readonly string[]; readonly ways: number };

/** Buttons of one kind of command. */
export interface Group {
  readonly type: string;
  readonly offerings: readonly Offering[];
}

/** All that may be done now as buttons, by kind of command; where there are many of a kind, by what is picked first. */
export const groups = (commands: readonly Asking[], picksOf: PicksOf, picked: readonly string[]): readonly Group[] => {
  const kinds = new Map<string, Asking[]>();
  for (const command of narrowed(commands, picksOf, picked)) {
    const kind = kinds.get(command.type);
    if (kind === undefined) kinds.set(command.type, [command]);
    else kind.push(command);
  }
  return Array.from(kinds, ([type, kind]) => ({ type, offerings: offeringsOf(kind, picksOf, picked) }));
};

const offeringsOf = (kind: readonly Asking[], picksOf: PicksOf, picked: readonly string[]): readonly Offering[] => {
  if (kind.length <= FEW) return kind.map(asItself);
  const whole = kind.filter((command) => picksOf(command).length <= picked.length);
  const next = [...nextPicks(kind, picksOf, picked)];
  const [only, another] = next;
  if (only !== undefined && another === undefined && whole.length === 0)
    return offeringsOf(kind, picksOf, [...picked, only[0]]);

  const begun = next.map(([pick, meant]): Offering => {
    const [first, second] = meant;
    return first !== undefined && second === undefined
      ? asItself(first)
      : { kind: 'picks', picked: [...picked, pick], ways: meant.length };
  });
  return [...whole.map(asItself), ...begun];
};

const asItself = (command: Asking): Offering => ({ kind: 'command', command });

/** So many buttons of a kind are taken in at a glance. */
const FEW = 5;
