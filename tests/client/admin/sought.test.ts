import { describe, expect, it } from '@jest/globals';
import { askedFor, isNothing, NOTHING_SOUGHT } from '#client/admin/sought.js';
import { eyesOf, viewerOf } from '#client/admin/eyes.js';

describe('What tables are searched for', () => {
  it('is everything where nothing is said', () => {
    expect(isNothing(NOTHING_SOUGHT)).toBe(true);
    expect(askedFor(NOTHING_SOUGHT)).toEqual({});
  });

  it('is asked from the first moment of a day to the last one of another', () => {
    const asked = askedFor({ ...NOTHING_SOUGHT, from: '2026-03-01', to: '2026-03-01' });
    expect(asked).toEqual({
      from: String(new Date(2026, 2, 1).getTime()),
      to: String(new Date(2026, 2, 2).getTime()),
    });
  });

  it('is asked by the player’s id, not by the name', () => {
    expect(askedFor({ ...NOTHING_SOUGHT, player: { id: 'p1', name: 'Anna' }, status: 'playing' })).toEqual({
      player: 'p1',
      status: 'playing',
    });
  });
});

describe('Eyes', () => {
  it.each(['public', 'auditor', 3] as const)('of %s are written and read alike', (viewer) => {
    expect(viewerOf(eyesOf(viewer))).toBe(viewer);
  });

  it('that nobody has are everybody’s', () => {
    expect(viewerOf('seat:x')).toBe('public');
  });
});
