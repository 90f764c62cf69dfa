import { join } from 'node:path';
import type { Plan } from './plans.js';
import type { Move } from './play.js';
import { transcript } from './transcript.js';

/** Where the playthroughs are kept, seen from the root of the project. */
export const FOLDER = join('tests', 'playthroughs', 'murano');

export const fileOf = (name: string): string => `${name}.txt`;

export const textOf = ({ name, seats, empty }: Plan, moves: readonly Move[]): string =>
  transcript(`Murano, ${seats} seats: ${name}. In the end there are no ${empty.join(' and no ')} left.`, seats, moves);
