/** Two moments that are to be compared, as far as they are chosen. */
export interface Marked {
  readonly from: number | null;
  readonly to: number | null;
}
