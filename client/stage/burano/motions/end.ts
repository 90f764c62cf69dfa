import { FLOORS, HOUSES, spaceAt } from '#events/burano/components.js';
import type { House } from '#events/burano/components.js';
import type { Sheet } from '#events/burano/events.js';
import { factsOf } from '#engine/burano/data/floors.js';
import { playerOf } from '#engine/burano/players.js';
import type { Seat } from '#events/viewer.js';
import type { Motions } from '../../kit/motion.js';
import { enters, glows, looks, says } from '../../kit/scene.js';
import { named } from '../names.js';
import { boxOf, middleOf, spotOf } from '../plan.js';
import { stripAt, STRIP_GLOW } from './gestures.js';
import type { Board, Shown } from './gestures.js';
import { rings } from './rounds.js';

/** The end announced, and the show that the scoring is: street by street, visitor by visitor. */
export const endShown: Shown<'StreetCompleted' | 'GameEnded'> = {
  StreetCompleted: ({ seat }, board) => [
    ...rings(board),
    ...housesOf(board, seat).flatMap((house, index) =>
      glows(middleOf(boxOf.home(board.plan, seat, house)), board.plan.storeys.floor * 1.4, {
        start: index * 140,
        ms: 600,
      }),
    ),
  ],

  GameEnded: ({ sheets }, board) => {
    let start = 0;
    const counted = sheets.flatMap((sheet, seat) => {
      const motions = reckoned(board, seat, sheet, start);
      start = Math.max(...motions.map((motion) => motion.start + motion.ms)) - OVERLAP_MS;
      return motions;
    });
    return [...counted, ...honours(board, start + OVERLAP_MS)];
  },
};

const STEP_MS = 420;
const SAID_MS = 900;
const LOOK_MS = 600;
const OVERLAP_MS = 300;
const AROUND = 60;

/** A street is looked at, and what it brings is said where it stands. */
const reckoned = (board: Board, seat: Seat, sheet: Sheet, start: number): Motions => {
  const { plan } = board;
  const scene = boxOf.whole(plan, seat);
  const motions: Motions[] = [];
  let at = start + LOOK_MS;
  const step = (shown: (start: number) => Motions): void => {
    motions.push(shown(at));
    at += STEP_MS;
  };
  for (const { house, points } of sheet.characters)
    step((when) => {
      const door = spotOf.visitor(plan, seat, house);
      return [
        ...glows(door, plan.storeys.floor * 0.7, { start: when, ms: 500 }),
        ...says(`+${points}`, door, 'gain', { start: when, ms: SAID_MS }),
      ];
    });
  if (sheet.shops > 0) step((when) => shopsSaid(board, seat, sheet.shops, when));
  if (sheet.tokens > 0)
    step((when) => says(`+${sheet.tokens}`, spotOf.tokens(plan, seat), 'gain', { start: when, ms: SAID_MS }));
  if (sheet.penalty > 0) step((when) => penaltySaid(board, seat, sheet.penalty, when));
  step((when) => [
    ...glows(spotOf.points(plan, seat), 70, { start: when, ms: 600 }),
    ...says(`= ${sheet.total}`, spotOf.points(plan, seat), 'plain', { start: when, ms: SAID_MS + 300 }),
  ]);
  return [...looks(middleOf(scene), scene.width + AROUND, { start, ms: at + SAID_MS - start }), ...motions.flat()];
};

const shopsSaid = (board: Board, seat: Seat, points: number, start: number): Motions => {
  const shops = housesOf(board, seat).filter((house) => {
    const card = playerOf(board.is, seat).street[spaceAt(house, 1)] ?? null;
    return card !== null && factsOf(card).shop !== null;
  });
  const spots = shops.map((house) => spotOf.space(board.plan, seat, house, 1));
  const middle = spots[Math.floor(spots.length / 2)] ?? stripAt(board, seat);
  return [
    ...spots.flatMap((spot) => glows(spot, board.plan.storeys.floor, { start, ms: 500 })),
    ...says(`+${points}`, middle, 'gain', { start, ms: SAID_MS }),
  ];
};

const penaltySaid = (board: Board, seat: Seat, points: number, start: number): Motions => {
  const { street } = playerOf(board.is, seat);
  const spots = housesOf(board, seat).flatMap((house) =>
    FLOORS.flatMap((floor) => {
      const card = street[spaceAt(house, floor)] ?? null;
      return card !== null && factsOf(card).closedWindow > 0 ? [spotOf.space(board.plan, seat, house, floor)] : [];
    }),
  );
  return spots.flatMap((spot, index) => [
    ...glows(spot, board.plan.storeys.floor * 0.8, { start, ms: 500 }),
    ...(index === 0 ? says(`−${points}`, spot, 'loss', { start, ms: SAID_MS }) : []),
  ]);
};

/** Houses that have a card. */
const housesOf = ({ is }: Board, seat: Seat): readonly House[] => {
  const { street } = playerOf(is, seat);
  return Array.from({ length: HOUSES }, (_, house) => house).filter((house) =>
    FLOORS.some((floor) => (street[spaceAt(house, floor)] ?? null) !== null),
  );
};

/** The crown comes down over who won, or the stars over who played alone. */
const honours = (board: Board, start: number): Motions => {
  const ids = [...board.is.players.keys()].map(named.crown).concat(named.rating);
  return ids.flatMap((id, seat) => {
    const at = board.after.get(id);
    if (at === undefined) return [];
    return [
      ...enters(board, id, { x: at.x, y: -60 }, { start, ms: 900 }, { hop: 20 }),
      ...glows({ x: at.x, y: at.y }, 90, { start: start + 800, ms: 700 }),
      ...(seat < board.is.players.length
        ? glows(stripAt(board, seat), STRIP_GLOW, { start: start + 800, ms: 700 })
        : []),
    ];
  });
};
