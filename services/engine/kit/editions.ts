import type { Game } from './game.js';

/** A state that knows the edition it is played by. Edition 1 does not say so: its states stay what they always were. */
export interface OfEdition {
  readonly edition?: number;
}

/** The mark that a state of an edition carries. */
export const markOf = (edition: number): OfEdition => (edition === 1 ? {} : { edition });

/**
 * The differences between the editions of a game, the first edition first. A rule asks for the rulings of the state that it
 * decides on; all else is the same in every edition.
 */
export const rulingsIn =
  <Rulings>(...all: readonly [Rulings, ...Rulings[]]) =>
  ({ edition = 1 }: OfEdition): Rulings => {
    const rulings = all[edition - 1];
    if (rulings === undefined) throw new Error(`There are no rulings of edition ${edition}.`);
    return rulings;
  };

/** The newest edition of each game. */
export const newestOf = (games: readonly Game[]): readonly Game[] =>
  games.filter((game) => !games.some(({ id, edition }) => id === game.id && edition > game.edition));
