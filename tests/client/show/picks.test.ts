import { describe, expect, it } from '@jest/globals';
import type { MuranoCommand } from '#events/murano/commands.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Seat } from '#events/viewer.js';
import { foresee } from '#client/stage/murano/foresee.js';
import { picks } from '#client/stage/murano/picks.js';
import { tag } from '#client/stage/murano/tag.js';
import { playedGame, stepsSeenBy } from './seen-game.js';

interface Asked {
  readonly seat: Seat;
  readonly state: MuranoState;
  readonly choices: readonly MuranoCommand[];
}

/** Each moment of a game at which a seat was asked, as that seat knew it. */
const askedIn = (seats: number, seed: string): readonly Asked[] => {
  const played = playedGame(seats, seed);
  return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) =>
    [...stepsSeenBy(played, seat)].flatMap(({ is: state }) => {
      const choices = murano.choices(state, seat);
      return choices.length === 0 ? [] : [{ seat, state, choices }];
    }),
  );
};

const ASKED = [askedIn(2, 'shown 11'), askedIn(3, 'shown 12'), askedIn(4, 'shown to 4')].flat();

describe('what is pressed on the board to give a command', () => {
  it('is a button for few commands only, and for those alone that the board could not tell apart', () => {
    const byButton = new Set(
      ASKED.flatMap(({ state, choices }) =>
        choices.flatMap((command) => (picks(command, state).length === 0 ? [command.type] : [])),
      ),
    );
    const mayBe = ['pass', 'endTurn', 'searchShops', 'searchPalaces', 'keepNobody', 'collectIncome', 'produce'];
    const scoring = ['sellBeads', 'exchangeGold', 'deliverBeads', 'finishScoring'];
    expect([...byButton].filter((type) => ![...mayBe, ...scoring].includes(type))).toEqual([]);
  });
});

describe('what a command would do', () => {
  const [sailed] = ASKED.filter(({ state }) => state.phase.kind === 'sailing' && state.phase.moved.length === 1);

  it('is foreseen as it comes about, where luck has no part in it', () => {
    const foreseen = ASKED.flatMap(({ seat, state, choices }) =>
      choices.flatMap((command) =>
        command.type === 'sail' ? [foresee(command, state, seat)?.ships[command.ship] === command.to] : [],
      ),
    );
    expect(foreseen).not.toHaveLength(0);
    expect(new Set(foreseen)).toEqual(new Set([true]));
  });

  it('is not foreseen where luck decides', () => {
    const drawing = ASKED.flatMap(({ seat, state, choices }) =>
      choices.filter(({ type }) => LUCKY.has(type)).map((command) => foresee(command, state, seat)),
    );
    expect(drawing).not.toHaveLength(0);
    expect(drawing.filter((state) => state !== null)).toEqual([]);
  });

  it('is foreseen of a special building as far as its site, though not its cards', () => {
    const built = ASKED.flatMap(({ seat, state, choices }) =>
      choices.flatMap((command) =>
        command.type === 'buildSpecial' ? [foresee(command, state, seat)?.sites[command.site]?.kind] : [],
      ),
    );
    expect(built).not.toHaveLength(0);
    expect(new Set(built)).toEqual(new Set(['special']));
  });

  it('leaves the state alone that it is foreseen in', () => {
    const before = JSON.stringify(ASKED.map(({ state }) => state));
    for (const { seat, state, choices } of ASKED) for (const command of choices) foresee(command, state, seat);
    expect(JSON.stringify(ASKED.map(({ state }) => state))).toBe(before);
  });

  it('is tagged with its price: nothing for the first ship, 1 gold for the second', () => {
    const [first] = ASKED.filter(({ state }) => state.phase.kind === 'sailing' && state.phase.moved.length === 0);
    const tagOfSail = (asked: Asked | undefined): string | null | undefined =>
      asked?.choices
        .filter(({ type }) => type === 'sail')
        .map((command) => tag(command, asked.state, asked.seat))
        .at(0);
    expect(tagOfSail(first)).toBeNull();
    expect(tagOfSail(sailed)).toBe('−1');
  });

  it('is tagged with what a berth costs and what a building brings', () => {
    const tags = new Set(
      ASKED.flatMap(({ seat, state, choices }) =>
        choices.map((command) => `${command.type} ${tag(command, state, seat) ?? 'free'}`),
      ),
    );
    expect(tags).toContain('placeGondolier −5');
    expect(tags).toContain('placeGondolier −2');
    expect(tags).toContain('buildPalace +3 VP');
    expect(tags).toContain('buyShop −2');
    expect(tags).toContain('produce −2 VP');
    expect(tags).toContain('layStreet free');
  });
});

const LUCKY: ReadonlySet<string> = new Set(['recruit', 'buyShop', 'buyPalace', 'drawStreet']);
