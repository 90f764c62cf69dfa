import { describe, expect, it } from '@jest/globals';
import { asSeat } from '#client/timeline/as-seat.js';
import type { Stored } from '#client/timeline/as-seat.js';
import { Unfoldable } from '#client/timeline/timeline.js';
import { murano } from '#engine/murano/game.js';
import { redactTable } from '#engine/kit/table.js';
import { play } from '#tests/laws/play.js';

const played = play({ game: murano, setting: { seats: 2, options: {} }, seed: 'as-seat', undos: 5 });
const history: readonly Stored[] = [
  { seq: 1, at: 0, event: played.opening },
  ...played.happened.map(({ step }) => ({ seq: step.seq, at: step.seq, event: step.event })),
];

/** What a viewer knows of the game at the end of it, by the rules. */
const knownTo = (viewer: number | 'public', at: number): object => {
  const table = played.happened.find(({ step }) => step.seq === at)?.table;
  if (table === undefined || table.status === 'open') throw new Error('That was before the start.');
  const known = redactTable(
    murano,
    table as Parameters<typeof redactTable<ReturnType<typeof murano.blank>>>[1],
    viewer,
  );
  return 'state' in known ? known.state : {};
};

const middle = Math.floor(history.length / 2);

describe('Watching as a seat', () => {
  it('shows Anna no more than Anna knew', () => {
    const table = asSeat(murano, history, 0).at(middle);

    expect(table).toMatchObject({ state: knownTo(0, middle) });
  });

  it('shows everybody what everybody knew', () => {
    const table = asSeat(murano, history, 'public').at(middle);

    expect(table).toMatchObject({ state: knownTo('public', middle) });
  });

  it('goes from the first event to the last', () => {
    const timeline = asSeat(murano, history, 1);

    expect([timeline.start, timeline.end, timeline.table?.status]).toEqual([0, history.length, 'finished']);
  });

  it('says of what is no event of the game that it does not fold', () => {
    const foreign = [...history.slice(0, 5), { seq: 6, at: 6, event: { type: 'MoonRisen' } }];

    expect(() => asSeat(murano, foreign, 0)).toThrow(Unfoldable);
  });
});
