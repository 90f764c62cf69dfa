import type { Asking } from '#engine/kit/game.js';

/** The choice that is this command: it has to be given as it was offered. */
export const offered = (
  choices: readonly Asking[],
  wanted: Asking & Readonly<Record<string, unknown>>,
): Asking | null => {
  const form = formOf(wanted);
  return choices.find((choice) => choice.type === wanted.type && formOf(choice) === form) ?? null;
};

/** The parts of a command in one order, so that two can be compared. */
const formOf = (command: object): string =>
  JSON.stringify(command, (_, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
