import type { Asking } from '#engine/kit/game.js';
import { bent } from './bent.js';
import { commandsByForm } from './commands-by-form.js';
import { luckOf } from './luck.js';
import type { Played } from './played.js';

/** Commands to try where they may not fit. */
export interface Strays {
  /** Of the right form: offered at another moment, a little changed, or made up. */
  wellFormed(count: number): readonly Asking[];
  /** The same, and among them some that are no commands at all. */
  anything(count: number): readonly unknown[];
}

export const straysOf = (played: Played): Strays => {
  const { game, setting, seed } = played;
  const luck = luckOf(`${seed} strays`);
  const madeUp = commandsByForm(game, setting, luck);
  const offered = everOffered(played);
  const sources =
    offered.length === 0
      ? [madeUp]
      : [madeUp, () => luck.pick(offered), () => bent(luck.pick(offered), luck.pick(offered), luck)];
  const stray = () => luck.pick(sources)();

  return {
    wellFormed: (count) =>
      times(count, stray).flatMap((command) => {
        const parsed = game.command.safeParse(command);
        return parsed.success ? [parsed.data] : [];
      }),
    anything: (count) => times(count, () => (luck.below(NONSENSE_IN) === 0 ? luck.pick(NONSENSE) : stray())),
  };
};

/** Every command that was offered to anybody at any moment of a game, each once. */
const everOffered = ({ moments }: Played): readonly Asking[] => {
  const offered = new Map<string, Asking>();
  for (const { choices } of moments) for (const choice of choices) offered.set(JSON.stringify(choice), choice);
  return [...offered.values()];
};

const times = <T>(count: number, make: () => T): readonly T[] => Array.from({ length: count }, make);

const NONSENSE_IN = 10;

/** What anybody could send. */
const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  0,
  'rest',
  [],
  {},
  { type: null },
  { type: '' },
  { type: 'toString' },
  { type: '__proto__' },
  { type: ['take'] },
  { type: 'undo' },
  { type: 'undo', to: -1 },
  { type: 'undo', to: 0.5 },
  { type: 'undo', to: '0' },
  JSON.parse('{"__proto__": {"type": "rest"}}'),
];
