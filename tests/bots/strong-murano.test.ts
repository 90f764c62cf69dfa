import { describe, expect, it } from '@jest/globals';
import { random } from '#bots/random.js';
import { strong } from '#bots/murano/strong.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import { luckOf } from '../laws/luck.js';
import { playGame, viewOf } from './playing.js';
import type { MuranoBot } from './playing.js';

describe('The strong bot at Murano', () => {
  // In `npm run duels` it has to win 99 of a hundred.
  it('beats a random player, first or second', () => {
    expect(winners('ash', [strong, random])).toEqual([0]);
    expect(winners('fir', [random, strong])).toEqual([1]);
  });

  it.each([2, 3, 4])('plays whole games of %i seats with nothing but its choices', (seats) => {
    const played = seats === 2 ? duel : playGame(`table of ${seats}`, Array<MuranoBot>(seats).fill(strong));
    const { decisions, end } = played;

    expect(decisions.filter(({ view, command }) => !view.choices.includes(command))).toEqual([]);
    expect(murano.outcome(end)).not.toBeNull();
  });

  it('uses all that Murano offers: recruits, gondoliers, buildings, income, glass and special buildings', () => {
    const asked = new Set(duel.decisions.map(({ command }) => command.type));

    expect([...asked]).toEqual(
      expect.arrayContaining(['keepCharacter', 'placeGondolier', 'drawStreet', 'buildPalace']),
    );
    expect([...asked]).toEqual(expect.arrayContaining(['collectIncome', 'produce', 'keepBuilding', 'scoreCharacter']));
  });

  it('answers the same when asked the same again', () => {
    const again = someOf(duel.decisions).map(({ state, view }) =>
      strong(viewOf(state, view.seat, luckOf('other').next)),
    );

    expect(again).toEqual(someOf(duel.decisions).map(({ command }) => command));
  });

  it('answers the same whatever lies face down', () => {
    const elsewhere = someOf(duel.decisions).map(({ state, view: { seat } }) =>
      strong(viewOf(dealtOtherwise(state, seat), seat, luckOf('other').next)),
    );

    expect(elsewhere).toEqual(someOf(duel.decisions).map(({ command }) => command));
  });

  it('is shown nothing that its seat may not see', () => {
    const shown = duel.decisions.flatMap(({ view: { state, seat } }) => faceDown(state, seat));

    expect(shown.filter((token) => token !== null)).toEqual([]);
  });
});

const winners = (name: string, bots: readonly MuranoBot[]): readonly number[] => {
  const outcome = murano.outcome(playGame(name, bots).end);
  return (outcome?.standings ?? []).filter(({ place }) => place === 1).map(({ seat }) => seat);
};

const duel = playGame('a duel', [strong, strong]);

/** Looking at each decision of a game again takes as long as the game: these are looked at. */
const EVERY = 9;
const someOf = <T>(decisions: readonly T[]): readonly T[] => decisions.filter((_, at) => at % EVERY === 0);

/** What lies face down before a seat. */
const faceDown = ({ stacks, characters, players }: MuranoState, seat: number): readonly (string | null)[] => [
  ...stacks.shops,
  ...stacks.palaces,
  ...characters.pool,
  ...characters.under,
  ...players.flatMap(({ shops, palaces, characters: held }, other) =>
    other === seat ? [] : [...shops, ...palaces, ...held],
  ),
];

/** A world that the seat cannot tell from the true one: what its rivals hold in secret is exchanged with the pool. */
const dealtOtherwise = (state: MuranoState, seat: number): MuranoState => {
  const { pool } = state.characters;
  const rival = state.players.findIndex((_, other) => other !== seat);
  const held = state.players[rival]?.characters ?? [];
  const count = Math.min(held.length, pool.length);
  return {
    ...state,
    characters: { ...state.characters, pool: [...held.slice(0, count), ...pool.slice(count)] },
    players: state.players.map((player, other) =>
      other === rival ? { ...player, characters: [...pool.slice(0, count), ...held.slice(count)] } : player,
    ),
  };
};
