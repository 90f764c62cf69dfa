import { join } from 'node:path';
import { murano } from '#engine/murano/game.js';
import type { Plan } from './plans.js';
import type { Move } from './play.js';
import { transcriptOf } from './transcript.js';
import { muranoWords } from './wording.js';

/** Where the playthroughs are kept, seen from the root of the project. */
export const FOLDER = join('tests', 'playthroughs', 'murano');

export const fileOf = (name: string): string => `${name}.txt`;

export const textOf = ({ name, seats, empty }: Plan, moves: readonly Move[]): string =>
  transcriptOf(
    murano,
    muranoWords,
    `Murano, ${seats} seats: ${name}. In the end there are no ${empty.join(' and no ')} left.`,
    seats,
    moves,
  );
