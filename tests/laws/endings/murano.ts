import type { MuranoCommand } from '#events/murano/commands.js';
import type { MuranoEvent } from '#events/murano/events.js';
import { actionOf } from '#engine/murano/data/ring.js';
import type { Action } from '#engine/murano/data/ring.js';
import type { MuranoState, Stacks } from '#engine/murano/state.js';
import type { Ending } from './ending.js';

type MuranoEnding = Ending<MuranoState, MuranoCommand, MuranoEvent>;
type Stack = keyof Stacks;

/** Rule E1: two of the five kinds of stack are empty. */
export const muranoEndings: readonly MuranoEnding[] = (
  [
    ['streets', 'shops'],
    ['streets', 'palaces'],
    ['streets', 'factories'],
    ['streets', 'specials'],
    ['shops', 'palaces'],
    ['shops', 'factories'],
    ['shops', 'specials'],
    ['palaces', 'factories'],
    ['palaces', 'specials'],
    ['factories', 'specials'],
  ] as const
).map(([one, other]) => without(one, other));

/** Where a stack is drawn from, and by which command. */
const SOURCES: Readonly<Record<Stack, { readonly action: Action; readonly command: MuranoCommand['type'] }>> = {
  streets: { action: 'build', command: 'drawStreet' },
  shops: { action: 'shop', command: 'buyShop' },
  palaces: { action: 'palace', command: 'buyPalace' },
  factories: { action: 'factory', command: 'buyFactory' },
  specials: { action: 'special', command: 'buySpecial' },
};

function without(one: Stack, other: Stack): MuranoEnding {
  return {
    way: `no ${one} and no ${other} are left`,
    reached: ({ stacks }, { type }) => type === 'EndTriggered' && isEmpty(stacks, one) && isEmpty(stacks, other),
    leadsThere: (command, { stacks }) => {
      const wanted = [one, other].filter((stack) => !isEmpty(stacks, stack)).map((stack) => SOURCES[stack]);
      if (command.type === 'takeGold') return true;
      if (command.type !== 'sail') return wanted.some((source) => source.command === command.type);
      const action = actionOf(command.to);
      return action === 'takeGold' || wanted.some((source) => source.action === action);
    },
  };
}

const isEmpty = (stacks: Stacks, stack: Stack): boolean => {
  const left = stacks[stack];
  return (typeof left === 'number' ? left : left.length) === 0;
};
