import { CHARACTERS } from '#events/burano/components.js';
import type { Character } from '#events/burano/components.js';
import type { BuranoEvent } from '#events/burano/events.js';
import type { Seat } from '#events/viewer.js';
import { accept, refuse } from '../../kit/decision.js';
import { isTourist } from '../data/supply.js';
import { evolve } from '../evolve/evolve.js';
import { playerOf } from '../players.js';
import type { BuranoState } from '../state.js';
import type { Rule } from './rule.js';
import { endingTurn } from './turn-end.js';

/** The visits to houses completed in this turn (rules V1 to V3). */
export const welcoming: Rule<'welcome'> = {
  choices: (state, seat) => {
    const { phase } = state;
    if (phase.kind !== 'visiting') return [];
    const characters = welcomeTo(state, seat);
    return phase.houses.flatMap((house) =>
      characters.map((character) => ({ type: 'welcome', house, character }) as const),
    );
  },

  decide: (state, seat, { house, character }, draws) => {
    const { phase } = state;
    if (phase.kind !== 'visiting') return refuse('V1', 'No house of yours awaits a visit.');
    if (!phase.houses.includes(house)) return refuse('V1', 'That house awaits no visit.');
    if (state.characters[character] === 0) return refuse('V1', 'No such character is left.');
    if (!mayCome(state, seat, character)) return refuse('V2', 'That inhabitant has come to you before.');

    const came = { type: 'CharacterCame', seat, house, character } as const;
    const after = evolve(state, came);
    const waiting = phase.houses.filter((other) => other !== house);
    if (waiting.length > 0 && welcomeTo(after, seat).length > 0) return accept(came);

    const last: readonly BuranoEvent[] =
      waiting.length > 0 ? [came, { type: 'NobodyCame', seat, houses: waiting }] : [came];
    return phase.surplus > 0 ? accept(...last) : accept(...last, ...endingTurn(state, seat, last, draws));
  },
};

/** Who is left, and may come to this player. */
export const welcomeTo = (state: BuranoState, seat: Seat): readonly Character[] =>
  CHARACTERS.filter((character) => mayCome(state, seat, character));

const mayCome = (state: BuranoState, seat: Seat, character: Character): boolean =>
  state.characters[character] > 0 &&
  (isTourist(character) || playerOf(state, seat).visits.every((visit) => visit.character !== character));
