import assert from 'node:assert/strict';

/** Nothing is measured before all sides came to the same end. */
export const same = (what, one, other) => {
  assert.deepStrictEqual(one, other, `${what}: the sides do not agree, so there is nothing to compare.`);
  agreements += 1;
};

/** How often they did. */
export const agreed = () => agreements;

let agreements = 0;
