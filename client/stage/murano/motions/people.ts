import { playerOf } from '#engine/murano/players.js';
import type { Seat } from '#events/viewer.js';
import type { Motions } from '../../kit/motion.js';
import { counts, enters, flies, glows } from '../../kit/scene.js';
import { BERTH, spotOf } from '../map.js';
import { named } from '../names.js';
import { deals, gains, indexIn, pays, putsBack, seatsAt, walks } from './gestures.js';
import type { Board, Shown } from './gestures.js';
import { takes } from './purchases.js';

const ROWING_MS = 700;
const SWAP_MS = 550;

/** Characters recruited, gondoliers placed, hired and dismissed. */
export const peopleShown: Shown<
  'CharactersDrawn' | 'CharacterKept' | 'NobodyKept' | 'GondolierPlaced' | 'GondolierDismissed' | 'GondolierHired'
> = {
  CharactersDrawn: ({ cards }, board) => deals(board, cards.length, spotOf.stack('characters'), 'character-back'),

  CharacterKept: ({ seat, card, gold }, board) => {
    const { phase } = board.was;
    const cards = phase.kind === 'recruiting' ? phase.cards : [];
    const kept = indexIn(cards, card);
    const hand = named.hand(seat, 'character', playerOf(board.was, seat).characters.length);
    return [
      ...pays(board, seat, gold),
      ...takes(board, seat, hand, kept),
      ...putsBack(board, cards.length, kept, spotOf.stack('characters')),
    ];
  },

  NobodyKept: ({ under }, board) => putsBack(board, under.length, null, spotOf.stack('characters')),

  GondolierPlaced: ({ seat, berth, gold }, board) => {
    const from = spotOf.crew(seat, seatsAt(board));
    return [
      ...pays(board, seat, gold),
      ...counts(board, named.crew(seat), { ms: 200 }),
      ...enters(board, named.gondolier(berth), from, { start: 50, ms: ROWING_MS }, { hop: 14 }),
      ...glows(spotOf.berth(berth), BERTH.width, { start: ROWING_MS - 100, ms: 300 }),
      ...walks(board, seat, 250),
    ];
  },

  GondolierDismissed: ({ seat, gold }, board) => [...changesSides(board, seat, 'away'), ...gains(board, seat, gold)],

  GondolierHired: ({ seat, gold }, board) => [...pays(board, seat, gold), ...changesSides(board, seat, 'back')],
};

/** A gondolier goes from the hand to the general supply, or comes back from there. */
const changesSides = (board: Board, seat: Seat, way: 'away' | 'back'): Motions => {
  const crew = spotOf.crew(seat, seatsAt(board));
  const dismissed = spotOf.dismissed(seat, seatsAt(board));
  const [from, to] = way === 'away' ? [crew, dismissed] : [dismissed, crew];
  return [
    ...flies(`crew-${seat}`, 1, from, to, { ms: SWAP_MS }),
    ...counts(board, named.crew(seat), { start: 100, ms: SWAP_MS - 100 }),
    ...counts(board, named.dismissed(seat), { start: 100, ms: SWAP_MS - 100 }),
  ];
};
