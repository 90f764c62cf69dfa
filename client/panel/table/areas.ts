/** Things that lie in one part of the board, such as an island. */
export interface Area<T> {
  readonly part: string;
  readonly things: readonly T[];
}

/** So many are found without being told first where to look. */
const MANY = 8;

/** Many things by the part of the board in which they lie; `null` where that makes them no easier to find. */
export const byArea = <T>(things: readonly T[], partOf: (thing: T) => string | null): readonly Area<T>[] | null => {
  if (things.length <= MANY) return null;
  const areas = new Map<string, T[]>();
  for (const thing of things) {
    const part = partOf(thing);
    if (part === null) return null;
    const there = areas.get(part);
    if (there === undefined) areas.set(part, [thing]);
    else there.push(thing);
  }
  return areas.size < 2 ? null : Array.from(areas, ([part, there]) => ({ part, things: there }));
};
