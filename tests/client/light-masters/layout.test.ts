import { describe, expect, it } from '@jest/globals';
import { ARTS, drawing } from '#client/stage/light-masters/art/drawing.js';
import { ground } from '#client/stage/light-masters/ground.js';
import { layout } from '#client/stage/light-masters/layout/layout.js';
import { letterings } from '#client/stage/light-masters/letterings.js';
import { BOARD } from '#client/stage/light-masters/map.js';
import { named } from '#client/stage/light-masters/names.js';
import { parts } from '#client/stage/light-masters/parts.js';
import type { Layout, Piece } from '#client/stage/kit/piece.js';
import { POSITIONS, ringAt } from '#engine/light-masters/data/board.js';
import { lightMasters } from '#engine/light-masters/game.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import { CREATIONS } from '#events/light-masters/components.js';
import type { Viewer } from '#events/viewer.js';
import { randomGame } from './random-game.js';

const nameOf = (seat: number): string => ['Anna', 'Ben', 'Chiara of the long name', 'Dario'][seat] ?? '';

const seenBy = (state: LightMastersState, viewer: Viewer): Layout =>
  layout(lightMasters.redact(state, viewer), viewer, nameOf);

/** So many layouts are enough to meet everything that can lie anywhere. */
const EVERY = 5;

const GAMES: readonly (readonly [seats: number, moments: readonly LightMastersState[]])[] = [2, 3, 4].map((seats) => {
  const { moments, end } = randomGame(seats, 'layout');
  return [seats, [...moments.filter((_, at) => at % EVERY === 0).map(({ state }) => state), end]];
});

const viewersAt = ({ players }: LightMastersState): readonly Viewer[] => ['public', 'auditor', ...players.keys()];

const distinct = (found: readonly string[]): readonly string[] => [...new Set(found)];

/** Everything of a kind, and where it lies. */
const spotsOf = (lying: Layout, kind: RegExp): readonly string[] =>
  [...lying.values()].filter(({ id }) => kind.test(id)).map(({ x, y }) => `${x},${y}`);

const KINDS_APART = [/^(glass|wares)-/, /^(card|back)-/, /^segment-/, /^heap-/, /^(first|last)/];

const isOutside = ({ art, x, y, scale, angle }: Piece): boolean => {
  const { width, height } = drawing(art);
  const turn = (angle * Math.PI) / 180;
  const across = (Math.abs(width * Math.cos(turn)) + Math.abs(height * Math.sin(turn))) * (scale / 2);
  const down = (Math.abs(width * Math.sin(turn)) + Math.abs(height * Math.cos(turn))) * (scale / 2);
  return x - across < 0 || y - down < 0 || x + across > BOARD.width || y + down > BOARD.height;
};

describe.each(GAMES)('a game of %i', (_, moments) => {
  const layouts = moments.flatMap((state) => viewersAt(state).map((viewer) => seenBy(state, viewer)));
  const pieces = layouts.flatMap((lying) => [...lying.values()]);

  it('is made of pieces that can all be drawn and written', () => {
    const arts = distinct([
      ...pieces.map(({ art }) => art),
      ...moments.flatMap((state) => ground(state).map((lying) => lying.art)),
    ]);
    expect(arts.filter((art) => !drawing(art).svg.startsWith('<svg '))).toEqual([]);
    const styles = distinct(pieces.flatMap(({ writing }) => writing?.style ?? []));
    expect(styles.filter((style) => !Object.hasOwn(letterings, style))).toEqual([]);
  });

  it('never has two things of a kind at one spot', () => {
    const crowded = layouts.flatMap((lying) =>
      KINDS_APART.filter((kind) => distinct(spotsOf(lying, kind)).length < spotsOf(lying, kind).length),
    );
    expect(crowded).toEqual([]);
  });

  it('keeps every piece within the board', () => {
    expect(distinct(pieces.filter(isOutside).map(({ id, art }) => `${id} as ${art}`))).toEqual([]);
  });

  it('shows the cards of a hand to their owner alone, and to everybody how many they are', () => {
    for (const state of moments)
      for (const viewer of viewersAt(state)) {
        const lying = seenBy(state, viewer);
        for (const [seat, { hand, completed, activated }] of state.players.entries()) {
          const backs = hand.filter((__, fromEnd) => lying.has(named.back(seat, fromEnd)));
          const faces = hand.filter((card) => card !== null && lying.has(named.card(card)));
          const owns = viewer === seat || viewer === 'auditor';
          expect([backs.length, faces.length]).toEqual(owns ? [0, hand.length] : [hand.length, 0]);
          expect([...completed, ...activated].filter((card) => !lying.has(named.card(card)))).toEqual([]);
        }
      }
  });

  it('shows at each position what the rules say stands there', () => {
    for (const state of moments) {
      const lying = seenBy(state, 'public');
      for (let segment = 0; segment < POSITIONS; segment += 1) {
        const position = (segment - state.turned + POSITIONS) % POSITIONS;
        const fragment = ringAt(state.side, state.turned, position);
        expect(lying.get(named.segment(segment))?.art).toBe(`set-${fragment}`);
      }
    }
  });

  it('lights the corner of the one who is to decide, and no other', () => {
    const lit = (state: LightMastersState): readonly number[] =>
      [...state.players.keys()].filter((seat) => seenBy(state, 'public').get(named.corner(seat))?.art.endsWith('-lit'));
    expect(moments.filter((state) => lit(state).join() !== lightMasters.deciding(state).join())).toEqual([]);
  });

  it('can be gone near to at the table, each market, each advantage and each corner', () => {
    const [opening] = moments;
    expect(opening && parts(opening).length - opening.players.length).toBe(2 + 4 + 4);
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

  it('name no attribute twice in one element, and know every number: a browser would draw nothing', () => {
    const wrong = ARTS.filter((art) => {
      const { svg } = drawing(art);
      return (
        /NaN|undefined|Infinity/.test(svg) ||
        [...svg.matchAll(/<\w+([^>]*)>/g)].some(([, inside = '']) => {
          const names = [...inside.matchAll(/\s([\w-]+)=/g)].map(([, name]) => name);
          return new Set(names).size < names.length;
        })
      );
    });
    expect(wrong).toEqual([]);
  });

  it('draw no two creations alike', () => {
    const bare = CREATIONS.map((creation) => drawing(creation).svg.replaceAll(`${creation}-`, ''));
    expect(new Set(bare).size).toBe(CREATIONS.length);
  });

  it('refuse a name that nobody knows', () => {
    expect(() => drawing('gondola-of-glass')).toThrow('No drawing of gondola-of-glass.');
  });
});
