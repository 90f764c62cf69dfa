import type { Deck, MuranoState } from '#engine/murano/state.js';
import type { Token } from '#events/token.js';
import { beadCount } from '#engine/murano/players.js';
import { piece } from '../../kit/piece.js';
import type { Piece } from '../../kit/piece.js';
import { spotOf, STACK_PLATE } from '../map.js';
import { named } from '../names.js';
import type { StackKind } from '../names.js';
import { DEPTH } from './depth.js';

/** The end is near where a stack has no more than these. */
const FEW = 3;

/** The stacks on S. Giacomo e S. Maffio, each with how many are left, and the bag of beads. */
export const giacomo = (state: MuranoState): readonly Piece[] => {
  const { stacks, characters, buildings, bag } = state;
  const left: Readonly<Record<StackKind, number>> = {
    streets: stacks.streets.length,
    shops: stacks.shops.length,
    palaces: stacks.palaces.length,
    factories: stacks.factories,
    specials: stacks.specials,
    characters: cardsIn(characters),
    buildings: cardsIn(buildings),
  };
  return [
    piece(named.title('san-giacomo'), 'ribbon', spotOf.giacomo, DEPTH.title, {
      writing: { text: 'S. Giacomo e S. Maffio', style: 'title' },
    }),
    ...KINDS.map((kind) => stack(kind, left[kind])),
    plated(named.bag, 'bag', spotOf.bag, beadCount(bag)),
    piece(named.supply, 'supply', spotOf.supply, DEPTH.stack),
  ];
};

const KINDS: readonly StackKind[] = ['streets', 'factories', 'shops', 'palaces', 'specials', 'buildings', 'characters'];

const stack = (kind: StackKind, left: number): Piece =>
  plated(named.stack(kind), `stack-${kind}-${heightOf(left)}`, spotOf.stack(kind), left);

/** How high a pile looks. */
const heightOf = (left: number): string => {
  if (left === 0) return 'none';
  if (left === 1) return 'one';
  return left <= FEW ? 'low' : 'high';
};

/** The number stands on a plate at the lower edge: that is the middle of the piece. */
const plated = (id: string, art: string, { x, y }: { readonly x: number; readonly y: number }, left: number): Piece =>
  piece(id, art, { x, y: y + STACK_PLATE }, DEPTH.stack, {
    writing: { text: String(left), style: left <= FEW ? 'few' : 'count' },
  });

const cardsIn = ({ pool, under }: Deck<Token>): number => pool.length + under.length;
