import type { BotView } from './bot.js';

/** Any of its choices, each as likely as the other. It plays every game. */
export const random = <Command>({ choices, luck }: BotView<object, Command>): Command => {
  const choice = choices[Math.floor(luck() * choices.length)];
  if (choice === undefined) throw new Error('A seat without choices was asked to decide.');
  return choice;
};
