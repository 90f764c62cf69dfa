/** What a piece of the rules throws, or `null` where it does not. */
export const faultOf = (piece: () => unknown): string | null => {
  try {
    piece();
    return null;
  } catch (error) {
    return String(error);
  }
};
