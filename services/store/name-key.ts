/**
 * What two names have in common that a reader takes for one: compatibility forms, capitals, what cannot be seen, and how
 * much space there is do not tell one player from another.
 *
 * Upper and then lower case folds what either alone would keep apart (`ß` and `SS`, the two small sigmas).
 */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replace(UNSEEN, '').replace(SPACE, ' ').trim();

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const SPACE = /\s+/g;
