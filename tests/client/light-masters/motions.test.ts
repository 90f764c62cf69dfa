import { describe, expect, it } from '@jest/globals';
import { LightMastersEvent } from '#events/light-masters/events.js';
import { lightMasters } from '#engine/light-masters/game.js';
import { drawing } from '#client/stage/light-masters/art/drawing.js';
import { layout } from '#client/stage/light-masters/layout/layout.js';
import { motions } from '#client/stage/light-masters/motions/motions.js';
import { outsiders } from '#tests/laws/viewers.js';
import { lookedAt, wrong } from '../show/looked.js';
import type { Looked } from '../show/looked.js';
import { gameOf } from '../show/seen-game.js';

/** Random play seldom gets as far as everything that there is: between them, these games do. */
const GAMES = [
  gameOf(lightMasters, 2, 'shown 4'),
  gameOf(lightMasters, 2, 'shown 13', { ringB: true }),
  gameOf(lightMasters, 3, 'shown 1', { ringB: true }),
  gameOf(lightMasters, 4, 'shown 6'),
];
const LOOKED = GAMES.flatMap((played) =>
  outsiders(played.setting).map((viewer) => lookedAt({ layout, motions }, played, viewer)),
);
const EVENTS = LOOKED.flatMap(({ events }) => events);
const JUMPS = LOOKED.flatMap(({ jumps }) => jumps);
const TYPES: readonly string[] = LightMastersEvent.options.map(({ shape }) => shape.type.value);

/** How long an event is seen: long enough to be followed, short enough to be watched in a row. */
const USUAL = { least: 400, most: 1100 };
const LONGER: Readonly<Record<string, typeof USUAL>> = {
  PairCollected: { least: 400, most: 1500 },
  FragmentExchanged: { least: 400, most: 1300 },
  CreationCompleted: { least: 900, most: 1500 },
  // The last one counts the purses, one after another.
  TurnEnded: { least: 400, most: 4500 },
};

describe('what is seen of each event of Light Masters', () => {
  it('is shown for every type of event that there is', () => {
    const shown = new Set(EVENTS.map(({ type }) => type));
    expect(TYPES.filter((type) => !shown.has(type))).toEqual([]);
  });

  it('moves only pieces that are there, and brings in only those that were not', () => {
    expect(wrong(EVENTS, ({ misplaced }) => misplaced.length > 0)).toEqual([]);
  });

  it('sends no piece two ways at once', () => {
    expect(wrong(EVENTS, ({ twice }) => twice.length > 0)).toEqual([]);
  });

  it('leaves every piece where the layout puts it (A1)', () => {
    expect(wrong(EVENTS, ({ isArrived }) => !isArrived)).toEqual([]);
  });

  it('shows only what is drawn', () => {
    const arts = new Set(EVENTS.flatMap((looked) => looked.arts));
    expect(arts).toContain('coin');
    for (const art of arts) expect(drawing(art).svg).toContain('<svg');
  });

  it('takes as long as one wants to watch it', () => {
    const isWrong = ({ type, ms }: Looked): boolean => {
      const { least, most } = LONGER[type] ?? USUAL;
      return TYPES.includes(type) && (ms < least || ms > most);
    };
    expect(wrong(EVENTS, isWrong)).toEqual([]);
  });

  it('counts the purses at the end, and only there', () => {
    const turns = EVENTS.filter(({ type }) => type === 'TurnEnded').map(({ ms }) => ms);
    expect(turns.filter((ms) => ms > 2000)).toHaveLength(LOOKED.length);
  });

  it('happens at places and times that are numbers', () => {
    expect(wrong(EVENTS, ({ isInNumbers }) => !isInNumbers)).toEqual([]);
  });
});

describe('what is seen of a jump', () => {
  it('leaves every piece where the layout puts it, forward and back', () => {
    expect(JUMPS.length).toBeGreaterThan(100);
    expect(wrong(JUMPS, ({ isArrived, misplaced }) => !isArrived || misplaced.length > 0)).toEqual([]);
  });
});
