import type { Column, FloorCard } from '#events/burano/components.js';
import type { BuranoState, Row } from './state.js';

/** The cards of a column from below, an empty place as `null`. */
export const columnOf = ({ supply }: BuranoState, column: Column): readonly (FloorCard | null)[] =>
  supply.map((row) => row[column] ?? null);

export const isSupplyEmpty = ({ supply }: BuranoState): boolean => supply.every((row) => row.every(isEmpty));

/** The rightmost card of each row that is still there (rule R2). */
export const rightmostCards = ({ supply }: BuranoState): readonly FloorCard[] =>
  supply.flatMap((row) => row.findLast((card) => card !== null) ?? []);

/** How many places of a row are empty. */
export const gapsIn = (row: Row): number => row.filter(isEmpty).length;

export const withoutCards = (supply: readonly Row[], cards: readonly FloorCard[]): readonly Row[] =>
  supply.map((row) => row.map((card) => (card !== null && cards.includes(card) ? null : card)));

/** The row after its cards slid away from the deck and others came in beside it (rule R3). */
export const refilled = (row: Row, drawn: readonly FloorCard[]): Row => {
  const cards = [...drawn, ...row.filter((card) => card !== null)];
  return [...Array.from({ length: row.length - cards.length }, () => null), ...cards];
};

const isEmpty = (card: FloorCard | null): boolean => card === null;
