/** Every sentence of a dictionary, by where it stands; those that are made of something are left out. */
export const sentencesIn = (words: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, said]: readonly [string, unknown]) => {
    if (typeof said === 'string') return [[`${path}${key}`, said] as const];
    return typeof said === 'object' && said !== null ? sentencesIn(said, `${path}${key}.`) : [];
  });
