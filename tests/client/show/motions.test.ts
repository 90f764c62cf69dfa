import { describe, expect, it } from '@jest/globals';
import { MuranoEvent } from '#events/murano/events.js';
import { drawing } from '#client/stage/murano/art/drawing.js';
import { layout } from '#client/stage/murano/layout/layout.js';
import { motions } from '#client/stage/murano/motions/motions.js';
import { outsiders } from '#tests/laws/viewers.js';
import { lookedAt, wrong } from './looked.js';
import type { Looked } from './looked.js';
import { playedGame } from './seen-game.js';

/** Random play seldom gets as far as everything that there is: between them, these games do. */
const GAMES = [playedGame(2, 'shown 11'), playedGame(3, 'shown 12'), playedGame(4, 'shown to 4')];
const LOOKED = GAMES.flatMap((played) =>
  outsiders(played.setting).map((viewer) => lookedAt({ layout, motions }, played, viewer)),
);
const EVENTS = LOOKED.flatMap(({ events }) => events);
const JUMPS = LOOKED.flatMap(({ jumps }) => jumps);
const TYPES: readonly string[] = MuranoEvent.options.map(({ shape }) => shape.type.value);

/** How long an event is seen: long enough to be followed, short enough to be watched in a row. */
const USUAL = { least: 400, most: 900 };
const LONGER: Readonly<Record<string, typeof USUAL>> = {
  ShipSailed: { least: 400, most: 1400 },
  GlassProduced: { least: 400, most: 1000 },
  ScoringBegun: { least: 1200, most: 2000 },
  CharacterScored: { least: 1200, most: 2000 },
  ScoringFinished: { least: 400, most: 2000 },
};

describe('what is seen of each event', () => {
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

  it('happens at places and times that are numbers', () => {
    expect(wrong(EVENTS, ({ isInNumbers }) => !isInNumbers)).toEqual([]);
  });

  it('is quick where something is taken back', () => {
    const undone = EVENTS.filter(({ type }) => type === 'Undone');
    expect(undone).not.toHaveLength(0);
    expect(wrong(undone, ({ ms }) => ms > 300)).toEqual([]);
  });
});

describe('what is seen of a jump', () => {
  it('leaves every piece where the layout puts it, forward and back', () => {
    expect(JUMPS.length).toBeGreaterThan(100);
    expect(wrong(JUMPS, ({ isArrived, misplaced }) => !isArrived || misplaced.length > 0)).toEqual([]);
  });
});
