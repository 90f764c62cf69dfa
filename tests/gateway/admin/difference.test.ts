import { describe, expect, it } from '@jest/globals';
import { differenceOf } from '#gateway/admin/difference.js';

describe('The difference of two states', () => {
  it('is told as deep as it is, by a path that leads there', () => {
    const before = { seq: 4, hands: [['red', null], []], 'a/b~c': { deep: true } };
    const after = { seq: 5, hands: [['red', 'blue'], []], 'a/b~c': { deep: false } };
    expect(differenceOf(before, after)).toEqual([
      { path: '/seq', before: 4, after: 5 },
      { path: '/hands/0/1', before: null, after: 'blue' },
      { path: '/a~1b~0c/deep', before: true, after: false },
    ]);
  });

  it('has what stood in one of them only, with nothing for the other', () => {
    expect(differenceOf({ bag: [1, 2], gone: 1 }, { bag: [1], come: null })).toEqual([
      { path: '/bag/1', before: 2 },
      { path: '/gone', before: 1 },
      { path: '/come', after: null },
    ]);
  });

  it('takes what is of another kind for another thing, and nothing for no difference', () => {
    expect(differenceOf({ at: [] }, { at: {} })).toEqual([{ path: '/at', before: [], after: {} }]);
    expect(differenceOf({ at: null }, { at: { x: 1 } })).toEqual([{ path: '/at', before: null, after: { x: 1 } }]);
    expect(differenceOf({ at: [1, { x: 'y' }] }, { at: [1, { x: 'y' }] })).toEqual([]);
  });
});
