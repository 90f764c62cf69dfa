import { describe, expect, it } from '@jest/globals';
import { COLOURS as PAINTED } from '#events/burano/components.js';
import { FRAGMENTS } from '#events/light-masters/components.js';
import { COLOURS, GLASS } from '#events/murano/components.js';
import { wallOf } from '#client/stage/burano/art/colours.js';
import { ARTS as BURANO, drawing as buranoDrawing } from '#client/stage/burano/art/drawing.js';
import { seatMark } from '#client/stage/kit/seats.js';
import { ARTS as LIGHT_MASTERS, drawing as lightMastersDrawing } from '#client/stage/light-masters/art/drawing.js';
import { gem } from '#client/stage/light-masters/art/glass.js';
import { shop } from '#client/stage/murano/art/buildings.js';
import { customerMark } from '#client/stage/murano/art/colours.js';
import { ARTS as MURANO, drawing as muranoDrawing } from '#client/stage/murano/art/drawing.js';
import { customer } from '#client/stage/murano/art/people.js';

/** A drawing as who sees no colours sees it, its own name left out. */
const colourless = (svg: string, name: string): string =>
  svg
    .replaceAll(`id="${name}-`, 'id="')
    .replaceAll(`#${name}-`, '#')
    .replaceAll(/#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi, 'colour');

/** Those that look alike without their colours, each with all that it looks like. */
const alike = (drawn: readonly (readonly [name: string, svg: string])[]): readonly string[] => {
  const looks = new Map<string, string[]>();
  for (const [name, svg] of drawn) {
    const look = colourless(svg, name);
    looks.set(look, [...(looks.get(look) ?? []), name]);
  }
  return [...looks.values()].filter((names) => names.length > 1).map((names) => names.join(' = '));
};

const SEATS = [0, 1, 2, 3];

describe('Without any colour one still tells apart', () => {
  it('the marks that stand for colours: of seats, customers, shops, glass and walls', () => {
    expect(alike(SEATS.map((seat) => [`seat ${seat}`, seatMark(seat, 0, 0, 10)]))).toEqual([]);
    expect(alike(COLOURS.map((colour) => [colour, customerMark(colour, 0, 0, 10)]))).toEqual([]);
    expect(alike(COLOURS.map((colour) => [colour, customer(colour)]))).toEqual([]);
    expect(alike([...COLOURS, null].map((colour) => [colour ?? 'any', shop(colour)]))).toEqual([]);
    expect(alike(PAINTED.map((colour) => [colour, wallOf(colour, colour)]))).toEqual([]);
    expect(alike(FRAGMENTS.map((fragment) => [fragment, gem(fragment, 0, 0, 20)]))).toEqual([]);
  });

  it.each([
    ['Murano', ['ship-red', 'ship-black']],
    ['Murano', GLASS.map((glass) => `bead-${glass}`)],
    ['Murano', SEATS.map((seat) => `gondolier-${seat}`)],
    ['Murano', SEATS.map((seat) => `crew-${seat}`)],
    ['Murano', SEATS.map((seat) => `dismissed-${seat}`)],
    ['Murano', SEATS.map((seat) => `marker-${seat}`)],
    ['Murano', SEATS.map((seat) => `walker-${seat}`)],
    ['Burano', SEATS.map((seat) => `badge-${seat}`)],
    ['Light Masters', FRAGMENTS.map((fragment) => `glass-${fragment}`)],
    ['Light Masters', FRAGMENTS.map((fragment) => `set-${fragment}`)],
    ['Light Masters', FRAGMENTS.map((fragment) => `heap-${fragment}-high`)],
  ] as const)('things of %s that differ by colour: %j', (game, names) => {
    expect(alike(names.map((name) => [name, GAMES[game].drawing(name).svg]))).toEqual([]);
  });

  it.each(['Murano', 'Burano', 'Light Masters'] as const)(
    'every picture of %s, but for those that mean the same',
    (game) => {
      const { arts, drawing, same } = GAMES[game];
      const drawn = arts.filter((art) => !art.endsWith('-lit')).map((art) => [art, drawing(art).svg] as const);
      expect(alike(drawn)).toEqual(same);
    },
  );
});

/**
 * The pictures of each game, and those that may look the same: spaces of one action, places where nothing lies, scenery. Whose
 * turn it is stands in the page as a word, so that the light around a corner may be a colour alone.
 */
const GAMES = {
  Murano: {
    arts: MURANO,
    drawing: muranoDrawing,
    same: [
      ...['pad-2 = pad-11', 'pad-5 = pad-15', 'pad-6 = pad-12', 'pad-7 = pad-16'],
      'tray-tiles-7 = tray-tiles-8 = tray-tiles-9 = tray-tiles-10 = tray-tiles-11 = tray-tiles-12',
      'stack-streets-none = stack-shops-none = stack-palaces-none = stack-factories-none = stack-specials-none',
      'stack-characters-none = stack-buildings-none',
    ],
  },
  Burano: {
    arts: BURANO,
    drawing: buranoDrawing,
    same: ['corner-3 = corner-4', 'scene-3-0 = scene-4-0', 'scene-3-1 = scene-4-1', 'scene-3-2 = scene-4-2'],
  },
  'Light Masters': { arts: LIGHT_MASTERS, drawing: lightMastersDrawing, same: [] },
} as const;
