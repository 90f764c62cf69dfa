import { describe, expect, it } from '@jest/globals';
import { layout } from '#client/stage/murano/layout/layout.js';
import { spotOf } from '#client/stage/murano/map.js';
import { named } from '#client/stage/murano/names.js';
import { parts } from '#client/stage/murano/parts.js';
import { ARTS, drawing } from '#client/stage/murano/art/drawing.js';
import type { Layout } from '#client/stage/kit/piece.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import { CHARACTER_COUNT } from '#events/murano/components.js';
import type { Viewer } from '#events/viewer.js';
import { randomGame } from './random-game.js';
import type { RandomGame } from './random-game.js';

const nameOf = (seat: number): string => ['Anna', 'Ben', 'Chiara of the long name', 'Dario'][seat] ?? '';

const seenBy = (state: MuranoState, viewer: Viewer): Layout => layout(murano.redact(state, viewer), viewer, nameOf);

/** How the table stands after each event. */
const statesOf = ({ moments, end }: RandomGame): readonly MuranoState[] => [
  ...moments.flatMap(({ state, events }) =>
    events.slice(0, -1).reduce((states, event) => [...states, murano.evolve(states.at(-1) ?? state, event)], [state]),
  ),
  end,
];

/** One moment is much like the next. */
const EVERY = 4;

const GAMES: readonly (readonly [seats: number, moments: readonly MuranoState[]])[] = [2, 3, 4].map((seats) => [
  seats,
  statesOf(randomGame(seats, 'layout')).filter((_, at, all) => at % EVERY === 0 || at === all.length - 1),
]);

const viewersAt = ({ players }: MuranoState): readonly Viewer[] => ['public', 'auditor', ...players.keys()];

/** All that anybody sees at any moment, each layout on its own. */
const layoutsOf = (moments: readonly MuranoState[]): readonly Layout[] =>
  moments.flatMap((state) => viewersAt(state).map((viewer) => seenBy(state, viewer)));

const distinct = (found: readonly string[]): readonly string[] => [...new Set(found)];

/** Everything of a kind, and where it lies. */
const spotsOf = (lying: Layout, kind: RegExp): readonly string[] =>
  [...lying.values()].filter(({ id }) => kind.test(id)).map(({ x, y }) => `${x},${y}`);

const KINDS_APART = [/^tile-/, /^ship-/, /^gondolier-/, /^vp-/, /^stack-/, /^hand-/, /^spread-/];

describe.each(GAMES)('a game of %i', (_, moments) => {
  const layouts = layoutsOf(moments);

  it('never has two things of a kind at one spot', () => {
    const crowded = layouts.flatMap((lying) =>
      KINDS_APART.filter((kind) => distinct(spotsOf(lying, kind)).length < spotsOf(lying, kind).length),
    );
    expect(crowded).toEqual([]);
  });

  it('shows faces only to who may see them', () => {
    const leaks = moments.flatMap((state) => {
      const all = seenBy(state, 'auditor');
      return [...seenBy(state, 'public').values()].filter(
        ({ id, art }) => SECRET.test(id) && art !== backOf(id, all.get(id)?.art ?? ''),
      );
    });
    expect(leaks).toEqual([]);
  });
});

/** What lies face down for the public. */
const SECRET = /^(hand-\d-(shop|palace|character)|spread)-/;

const backOf = (id: string, face: string): string =>
  face.endsWith('-back') ? `${id} has a face` : `${face.split('-')[0] ?? ''}-back`;

describe('the board', () => {
  it('lights the corner of the one who is to decide, and no other', () => {
    const lit = (state: MuranoState): readonly number[] =>
      [...state.players.keys()].filter((seat) => seenBy(state, 'public').get(named.corner(seat))?.art.endsWith('-lit'));
    const all = GAMES.flatMap(([, moments]) => moments);
    expect(all.filter((state) => lit(state).join() !== murano.deciding(state).join())).toEqual([]);
  });

  it('leads a ship past every space between, around the end of the ring too', () => {
    expect(spotOf.ring(16, 1)).toEqual([spotOf.shipAt(17), spotOf.shipAt(0)]);
    expect(spotOf.ring(4, 5)).toEqual([]);
  });

  it('lets two ships share a space without hiding one', () => {
    expect(spotOf.shipAt(3, 1)).not.toEqual(spotOf.shipAt(3));
  });

  it('goes on from 99 points to the start of the track', () => {
    expect(spotOf.vp(103)).toEqual(spotOf.vp(3));
  });

  it('can be gone near to at each island, the ring and each corner', () => {
    const [, [opening] = []] = GAMES[2] ?? [];
    expect(opening && parts(opening).map(({ id }) => id)).toEqual([
      'san-donato',
      'sacca-mattia',
      'santa-teresa',
      'santa-chiara',
      'san-pietro',
      'sacca-serenella',
      'ring',
      'corner-0',
      'corner-1',
      'corner-2',
      'corner-3',
    ]);
  });
});

describe('the drawings', () => {
  it('are whole pictures of their own, whose names for parts are theirs alone', () => {
    const wrong = ARTS.filter((art) => {
      const { svg, width, height } = drawing(art);
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '');
      const asked = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id ?? '');
      const isWhole = svg.includes(`viewBox="0 0 ${width} ${height}"`) && svg.endsWith('</svg>');
      return !isWhole || ids.some((id) => !id.startsWith(`${art}-`)) || asked.some((id) => !ids.includes(id));
    });
    expect(wrong).toEqual([]);
  });

  it('draw no two characters alike', () => {
    const faces = Array.from({ length: CHARACTER_COUNT }, (__, at) => drawing(`character-${at + 1}`).svg);
    const bare = faces.map((svg, at) => svg.replaceAll(`character-${at + 1}-`, '').replace(/<text.*/, ''));
    expect(new Set(bare).size).toBe(CHARACTER_COUNT);
  });

  it('refuse a name that nobody knows', () => {
    expect(() => drawing('gondola-of-glass')).toThrow('No drawing of gondola-of-glass.');
  });
});
