import { CHARACTERS } from '#events/burano/components.js';
import type { BuranoState } from '#engine/burano/state.js';
import { piece } from '../../kit/piece.js';
import type { Piece } from '../../kit/piece.js';
import { named } from '../names.js';
import { spotOf } from '../plan.js';
import type { Plan } from '../plan.js';
import { DEPTH } from './depth.js';

/** Nobody of them is left. */
const GONE = 0.3;

/** Who is left to come, each with their number; a shadow stands for who comes no more. */
export const piazza = ({ characters }: BuranoState, plan: Plan): readonly Piece[] =>
  CHARACTERS.flatMap((character) => {
    const left = characters[character];
    const alpha = left === 0 ? GONE : 1;
    return [
      piece(named.crowd(character), character, spotOf.crowd(plan, character), DEPTH.crowd, {
        scale: plan.figure,
        alpha,
      }),
      piece(named.many(character), 'plate', spotOf.many(plan, character), DEPTH.many, {
        writing: { text: String(left), style: left === 0 ? 'few' : 'count' },
      }),
    ];
  });
