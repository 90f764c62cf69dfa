import type { Player } from '#engine/murano/state.js';
import type { Seat } from '#events/viewer.js';
import { piece } from '../../kit/piece.js';
import type { Piece } from '../../kit/piece.js';
import { cornerOf, divisionFor, inCorner } from '../corners.js';
import { named } from '../names.js';
import { DEPTH } from './depth.js';

/** The tiles and cards of a seat, in rows: those of a kind overlap, the kinds stand apart. */
export const inHand = (player: Player, seat: Seat, seats: number): readonly Piece[] => {
  const { tiles, characters, cards, scale } = divisionFor(seats);
  const tileRow: readonly Lying[][] = [
    many(player.factories, 'factory').map((art, index) => ({ id: named.hand(seat, 'factory', index), art })),
    many(player.specials, 'special').map((art, index) => ({ id: named.hand(seat, 'special', index), art })),
    player.shops.map((tile, index) => ({ id: named.hand(seat, 'shop', index), art: tile ?? 'shop-back' })),
    player.palaces.map((tile, index) => ({ id: named.hand(seat, 'palace', index), art: tile ?? 'palace-back' })),
  ];
  const held: readonly Lying[][] = [
    player.characters.map((card, index) => ({
      id: named.hand(seat, 'character', index),
      art: card ?? 'character-back',
    })),
    player.scored.map((card) => ({ id: named.scored(card), art: card })),
  ];
  const owned: readonly Lying[][] = [
    [
      ...player.cards.map((card) => ({ id: named.card(card), art: card })),
      ...player.newCards.map((card) => ({ id: named.card(card), art: card, alpha: NOT_YET })),
    ],
  ];
  const tile = { size: 64 * TILE, scale: scale * TILE };
  const card = { size: 84 * CARD, scale: scale * CARD };
  if (characters === cards)
    return [...row(tileRow, tile, tiles, seat, seats), ...row([...held, ...owned], card, cards, seat, seats)];
  return [
    ...row(tileRow, tile, tiles, seat, seats),
    ...row(held, card, characters, seat, seats),
    ...row(owned, card, cards, seat, seats),
  ];
};

/** How large tiles and cards are here, of their size on the board. */
const TILE = 0.76;
const CARD = 0.58;
/** A card that was won this turn does not work yet (rule B7). */
const NOT_YET = 0.6;

interface Lying {
  readonly id: string;
  readonly art: string;
  readonly alpha?: number;
}

const many = (count: number, art: string): readonly string[] => Array.from({ length: count }, () => art);

const EDGE = 14;
const APART = 10;

/** Puts groups into a row, from the left; the more there is, the more things overlap. */
const row = (
  groups: readonly (readonly Lying[])[],
  { size, scale }: { readonly size: number; readonly scale: number },
  y: number,
  seat: Seat,
  seats: number,
): readonly Piece[] => {
  const filled = groups.filter((group) => group.length > 0);
  const width = size * divisionFor(seats).scale;
  const room = cornerOf(seat, seats).width - 2 * EDGE;
  const steps = filled.reduce((sum, group) => sum + group.length - 1, 0);
  const whole = filled.length * width;
  const gap = Math.min(
    APART,
    filled.length > 1 ? Math.max(-width * 0.6, (room - whole - steps * LEAST) / (filled.length - 1)) : APART,
  );
  const step = Math.min(width * 0.7, Math.max(3, (room - whole - gap * (filled.length - 1)) / Math.max(1, steps)));
  let x = EDGE + width / 2;
  let z: number = DEPTH.hand;
  return filled.flatMap((group) => {
    const laid = group.map(({ id, art, alpha = 1 }, index) =>
      piece(id, art, inCorner(seat, seats, { x: x + index * step, y }), z++, { scale, alpha }),
    );
    x += (group.length - 1) * step + width + gap;
    return laid;
  });
};

/** How much of each thing is seen at least, before the kinds are pushed together too. */
const LEAST = 12;
