import { describe, expect, it } from '@jest/globals';
import { ARTS, drawing } from '#client/stage/burano/art/drawing.js';
import { buranoFace } from '#client/stage/burano/face.js';
import { layout } from '#client/stage/burano/layout/layout.js';
import { letterings } from '#client/stage/burano/letterings.js';
import { motions } from '#client/stage/burano/motions/motions.js';
import { parts } from '#client/stage/burano/parts.js';
import { picks } from '#client/stage/burano/picks.js';
import { placeOf } from '#client/stage/burano/place-of.js';
import { foresee } from '#client/stage/burano/foresee.js';
import { differences } from '#client/stage/kit/differences.js';
import { groups, press } from '#client/panel/table/picking.js';
import type { Motion } from '#client/stage/kit/motion.js';
import type { Layout } from '#client/stage/kit/piece.js';
import { burano } from '#engine/burano/game.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Asking } from '#engine/kit/game.js';
import { BuranoCommand } from '#events/burano/commands.js';
import { buranoSeenBy } from '#events/burano/seen-by.js';
import { CHARACTERS, FLOOR_CARDS } from '#events/burano/components.js';
import { seenBy } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import { GAMES, stepsOf } from './bot-game.js';
import type { PlayedGame } from './bot-game.js';

const nameOf = (seat: number): string => ['Anna', 'Ben', 'Chiara of the long name', 'Dario'][seat] ?? '';
const seen = (state: BuranoState, viewer: Viewer): Layout => layout(burano.redact(state, viewer), viewer, nameOf);
const distinct = (found: readonly string[]): readonly string[] => [...new Set(found)];
const statesOf = (game: PlayedGame): readonly BuranoState[] => stepsOf(game).map(({ after }) => after);
const viewersAt = ({ players }: BuranoState): readonly Viewer[] => ['public', 'auditor', ...players.keys()];

describe('the games that are looked at here', () => {
  it('show every event and offer every command', () => {
    const happened = GAMES.flatMap((game) => stepsOf(game).map(({ event }) => event.type));
    expect(distinct(happened).toSorted()).toEqual(Object.keys(buranoSeenBy).toSorted());
    const offered = GAMES.flatMap(({ moments }) => moments.flatMap(({ choices }) => choices.map(({ type }) => type)));
    expect(distinct(offered).toSorted()).toEqual(BuranoCommand.options.map(({ shape }) => shape.type.value).toSorted());
  });
});

describe.each(GAMES.map((game) => [game.seats, game] as const))('a game of %i', (_, game) => {
  const states = statesOf(game);
  const layouts = states.flatMap((state) => viewersAt(state).map((viewer) => seen(state, viewer)));
  const pieces = layouts.flatMap((lying) => [...lying.values()]);

  it('writes nothing smaller than what can be read on a small screen', () => {
    const small = pieces.filter(({ writing, scale }) => {
      const style = writing === null ? undefined : Object.entries(letterings).find(([name]) => name === writing.style);
      return style !== undefined && style[1].size * scale < 19;
    });
    expect(distinct(small.map(({ id }) => id))).toEqual([]);
  });

  it('never has two cards or two people at one spot', () => {
    const crowded = layouts.filter((lying) =>
      [/^floor-/, /^hand-/, /^visitor-/, /^crowd-/].some((kind) => {
        const spots = [...lying.values()].filter(({ id }) => kind.test(id)).map(({ x, y }) => `${x},${y}`);
        return distinct(spots).length < spots.length;
      }),
    );
    expect(crowded).toEqual([]);
  });

  it('shows everybody the same pieces, and the cards of a hand to their owner alone', () => {
    for (const state of states) {
      expect(distinct(viewersAt(state).map((viewer) => [...seen(state, viewer).keys()].join()))).toHaveLength(1);
      const open = [...seen(state, 'public').values()].filter(
        ({ id, art }) => id.startsWith('hand-') && art !== 'floor-back',
      );
      expect(open).toEqual([]);
    }
  });

  it('shows every event happen, to everybody, and has it end as the next layout says', () => {
    for (const { event, before, after } of stepsOf(game))
      for (const viewer of viewersAt(after)) {
        const told = seenBy(burano.seenBy, event, viewer);
        if (told === null) continue;
        const [was, is] = [burano.redact(before, viewer), burano.redact(after, viewer)];
        const scene = { before: layout(was, viewer, nameOf), after: layout(is, viewer, nameOf) };
        const shown = motions(told, { state: was, layout: scene.before }, { state: is, layout: scene.after });
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.filter((motion) => !isPossible(motion, scene.before, scene.after))).toEqual([]);
        const moved = new Set(shown.flatMap((motion) => ('piece' in motion ? [motion.piece] : [])));
        const forgotten = differences(scene.before, scene.after).filter(
          (motion) => 'piece' in motion && !moved.has(motion.piece),
        );
        expect(forgotten).toEqual([]);
      }
  });

  it('lets every command be picked on the board or pressed as a button, and no two alike', () => {
    for (const { state, seat, choices } of game.moments) {
      const mine = burano.redact(state, seat);
      const moment = { state: mine, layout: layout(mine, seat, nameOf) };
      const picksOf = (command: Asking): readonly string[] => picks(BuranoCommand.parse(command), mine);
      for (const command of choices) {
        const wanted = picksOf(command);
        expect(wanted.length === 0).toBe(command.type === 'finishPlacing');
        for (const pick of wanted) {
          const place = placeOf(pick, moment);
          expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThan(20);
        }
        if (wanted.length === 0) continue;
        const first = wanted.slice(0, -1).reduce((so, pick) => press(choices, picksOf, so, pick).picked, NO_PICKS);
        expect(press(choices, picksOf, first, wanted.at(-1) ?? '').command).toEqual(command);
      }
      const most = Math.max(...groups(choices, picksOf, []).map(({ offerings }) => offerings.length));
      expect(most).toBeLessThanOrEqual(CHARACTERS.length);
    }
  });

  it('foresees what a command does, but for what luck will bring', () => {
    for (const { state, seat, command, after, events } of game.moments) {
      const foreseen = foresee(command, burano.redact(state, seat), seat);
      expect(foreseen).not.toBeNull();
      if (foreseen === null || events.some(({ type }) => type === 'SupplyRefilled')) continue;
      expect(foreseen).toEqual(burano.redact(after, seat));
    }
  });
});

const NO_PICKS: readonly string[] = [];

/** Whether what moves is there to be moved. */
const isPossible = (motion: Motion, before: Layout, after: Layout): boolean => {
  switch (motion.kind) {
    case 'move':
    case 'count':
      return before.has(motion.piece) && after.has(motion.piece);
    case 'enter':
      return (
        !before.has(motion.piece) &&
        after.has(motion.piece) &&
        (motion.face === undefined || ARTS.includes(motion.face))
      );
    case 'leave':
      return before.has(motion.piece) && !after.has(motion.piece);
    case 'fly':
      return ARTS.includes(motion.art) && motion.count > 0;
    case 'say':
      return motion.text !== '';
    case 'glow':
    case 'look':
      return motion.ms > 0;
  }
};

describe('the board', () => {
  it('can be gone near to at the market, the piazza and each street', () => {
    expect(
      GAMES.slice(0, 4).map(({ start }) =>
        parts(start)
          .map(({ id }) => id)
          .join(' '),
      ),
    ).toEqual([
      'market piazza corner-0',
      'market piazza corner-0 corner-1',
      'market piazza corner-0 corner-1 corner-2',
      'market piazza corner-0 corner-1 corner-2 corner-3',
    ]);
  });

  it('says aloud when the last round begins', () => {
    const events = GAMES.flatMap((game) => stepsOf(game).map(({ event }) => event));
    const aloud = events.filter((event) => buranoFace.proclaims?.(event) === true);
    expect(distinct(aloud.map(({ type }) => type)).toSorted()).toEqual(['StreetCompleted', 'SupplyFoundEmpty']);
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

  it('draw no two floor cards and no two people alike', () => {
    const bare = [...FLOOR_CARDS, ...CHARACTERS].map((art) => drawing(art).svg.replaceAll(`${art}-`, ''));
    expect(new Set(bare).size).toBe(FLOOR_CARDS.length + CHARACTERS.length);
  });
});
