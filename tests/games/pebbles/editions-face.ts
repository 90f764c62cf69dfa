import type { Face, GameWords } from '#client/stage/kit/face.js';
import type { Language } from '#client/words/language.js';
import { pebblesEditions } from './editions.js';
import type { LaterCommand, LaterEvent, LaterPebbles } from './editions.js';
import { pebblesFace } from './face.js';
import type { PebblesCommand, PebblesEvent } from './game.js';

/** How Pebbles looks and speaks in a later release, at each of its editions. */
type LaterFace = Face<LaterPebbles, LaterCommand, LaterEvent>;

/** What is shown of both events is what was shown of those before them. */
const asBefore = (event: LaterEvent): PebblesEvent => {
  switch (event.type) {
    case 'PebblesLaid':
      return { type: 'PebblesHidden', seat: event.seat, hands: [event.left, event.right] };
    case 'HandPicked':
      return { type: 'HandGuessed', seat: event.seat, hand: event.hand };
    case 'FirstHiderDrawn':
    case 'HandsOpened':
      return event;
  }
};

const withoutStake = ({ type, hand }: LaterCommand): PebblesCommand => ({ type, hand });
const pointsOf = (stake: number): string => (stake === 1 ? 'one point' : 'two points');

const wordsIn = async (language: Language): Promise<GameWords<LaterPebbles, LaterCommand, LaterEvent>> => {
  const before = await pebblesFace.words(language);
  return {
    ...before,
    told: (event, names) => {
      const told = before.told(asBefore(event), names);
      return event.type === 'HandPicked' ? told.replace(/\.$/, `, for ${pointsOf(event.stake)}.`) : told;
    },
    choice: (command, state, names) => {
      const choice = before.choice(withoutStake(command), state, names);
      return 'stake' in command ? `${choice} for ${pointsOf(command.stake)}` : choice;
    },
    effect: (command, state, seat, names) =>
      'stake' in command
        ? `The winner of the guess gets ${pointsOf(command.stake)}.`
        : before.effect(withoutStake(command), state, seat, names),
  };
};

const faceAt = (game: LaterFace['game']): LaterFace => ({
  ...pebblesFace,
  game,
  motions: (event, before, after) => pebblesFace.motions(asBefore(event), before, after),
  // A hand alone does not say how much is staked on it.
  picks: (command, state) => ('stake' in command ? [] : pebblesFace.picks(withoutStake(command), state)),
  tag: () => null,
  endsTurn: () => false,
  proclaims: () => false,
  foresee: () => null,
  words: wordsIn,
});

export const pebblesFaces: readonly LaterFace[] = pebblesEditions.map(faceAt);
