import type { Seat } from '#events/viewer.js';
import { differences } from '#client/stage/kit/differences.js';
import type { Face, GameWords, Names } from '#client/stage/kit/face.js';
import { piece } from '#client/stage/kit/piece.js';
import type { Drawing, Layout, Spot } from '#client/stage/kit/piece.js';
import { pebbles } from './game.js';
import type { Pebbles, PebblesCommand, PebblesEvent } from './game.js';

/** How Pebbles looks and speaks: all of it, in one language. */
export const pebblesFace: Face<Pebbles, PebblesCommand, PebblesEvent> = {
  game: pebbles,
  board: { width: 800, height: 600 },
  surroundings: 'water',
  ground: () => [{ art: 'table', at: { x: 400, y: 300 }, z: 0 }],
  drawing: (art) => DRAWINGS[art] ?? DRAWINGS.back,
  letterings: { points: { size: 40, colour: '#2b2117', weight: 'bold', family: 'serif' } },

  // Where everything lies is worked out of the state alone; what is hidden lies there with its back up.
  layout: ({ hands, points }): Layout =>
    new Map(
      [
        ...hands.map((seen, at) => piece(`hand-${at}`, seen ?? 'back', handAt(at), 10)),
        ...points.map((won, at) =>
          piece(`points-${at}`, 'plate', plateOf(at), 5, {
            writing: { text: String(won), style: 'points' },
          }),
        ),
      ].map((lying) => [lying.id, lying]),
    ),
  // What lies otherwise goes there; the rest is seen by a light around what it is about.
  motions: (event, before, after) => [
    ...differences(before.layout, after.layout),
    ...lightsOf(event).map((at) => ({ kind: 'glow' as const, at, size: 120, start: 0, ms: 500 })),
  ],
  picks: ({ hand }) => [`hand-${hand}`],
  placeOf: (pick) => (pick === 'hand-0' || pick === 'hand-1' ? { ...handAt(Number(pick.at(-1))), ...HAND } : null),
  tag: () => null,
  parts: () => [],
  words: () => Promise.resolve(english),
  Tray: () => null,
  Sheet: () => null,
};

const HAND = { width: 160, height: 160 };
const plateOf = (seat: Seat): Spot => ({ x: 150 + 500 * seat, y: 520 });
const handAt = (hand: number): Spot => ({ x: 250 + 300 * hand, y: 260 });

const lightsOf = (event: PebblesEvent): readonly Spot[] => {
  switch (event.type) {
    case 'FirstHiderDrawn':
      return [plateOf(event.seat)];
    case 'PebblesHidden':
      return [handAt(0), handAt(1)];
    case 'HandGuessed':
      return [handAt(event.hand)];
    case 'HandsOpened':
      return [plateOf(event.winner)];
  }
};

const disc = (colour: string): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><circle cx="80" cy="80" r="70" fill="${colour}" stroke="#2b2117" stroke-width="6"/></svg>`,
  ...HAND,
});
const DRAWINGS: Readonly<Record<string, Drawing>> & { readonly back: Drawing } = {
  'pebble-white': disc('#fdf6e6'),
  'pebble-black': disc('#3a3532'),
  back: disc('#b48a60'),
  plate: disc('#e9dcc0'),
  table: {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" rx="30" fill="#d9c7a3"/></svg>',
    width: 800,
    height: 600,
  },
};

const HANDS = ['left', 'right'] as const;
const hider = ({ hider: at }: Pebbles, names: Names): string => names(at);
const isMine = (state: Pebbles, me: Seat | null): boolean => me !== null && pebbles.deciding(state).includes(me);

const english: GameWords<Pebbles, PebblesCommand, PebblesEvent> = {
  asked: (state, me, names) => {
    const mine = isMine(state, me);
    if (state.lie === 'open')
      return mine ? 'In which hand do you lay the white pebble?' : `${hider(state, names)} is hiding the pebbles.`;
    return mine ? 'In which hand is the white pebble?' : `${names(1 - state.hider)} is guessing.`;
  },
  told: (event, names) => {
    switch (event.type) {
      case 'FirstHiderDrawn':
        return `${names(event.seat)} hides first.`;
      case 'PebblesHidden':
        return `${names(event.seat)} hid the pebbles.`;
      case 'HandGuessed':
        return `${names(event.seat)} said the ${HANDS[event.hand]} hand.`;
      case 'HandsOpened':
        return `The white one lay in the ${event.hands[0] === 'pebble-white' ? 'left' : 'right'} hand: a point for ${names(event.winner)}.`;
    }
  },
  choice: ({ type, hand }) => `${type === 'hide' ? 'Hide it in' : 'Guess'} the ${HANDS[hand]} hand`,
  effect: ({ type }) => (type === 'hide' ? 'The other then has to find it.' : 'Who is right wins a point.'),
  table: ({ round, points }, names) => [
    { title: `Round ${Math.min(round, 3)} of 3`, lines: points.map((won, at) => `${names(at)} has ${won}.`) },
  ],
  thing: (thing) =>
    thing === 'hand-0' || thing === 'hand-1' ? `The ${HANDS[thing === 'hand-0' ? 0 : 1]} hand.` : null,
};
