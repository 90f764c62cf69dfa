/** The value that so many of a hundred do not exceed. */
export const percentile = (all: readonly number[], of: number): number => {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? NaN;
};
