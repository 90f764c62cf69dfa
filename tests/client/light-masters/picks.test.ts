import { describe, expect, it } from '@jest/globals';
import type { LightMastersCommand } from '#events/light-masters/commands.js';
import { lightMasters } from '#engine/light-masters/game.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import { foresee } from '#client/stage/light-masters/foresee.js';
import { layout } from '#client/stage/light-masters/layout/layout.js';
import { picks } from '#client/stage/light-masters/picks.js';
import { placeOf } from '#client/stage/light-masters/place-of.js';
import { tag } from '#client/stage/light-masters/tag.js';
import { NAMES } from '../show/seen-game.js';
import { randomGame } from './random-game.js';

const MOMENTS = [randomGame(4, 'game 27'), randomGame(2, 'game 17'), randomGame(3, 'game 1')].flatMap(
  ({ moments }) => moments,
);

/** Each moment as the seat knew it that was asked. */
const ASKED = MOMENTS.map(({ state, seat, choices }) => ({ seat, state: lightMasters.redact(state, seat), choices }));

describe('what is pressed on the board to give a command', () => {
  it('means one command and no other', () => {
    const unclear = ASKED.flatMap(({ state, choices }) => {
      const all = choices.map((command) => picks(command, state)).filter((pressed) => pressed.length > 0);
      return all
        .filter((one, index) =>
          all.some((other, at) => at !== index && one.every((pick, step) => other[step] === pick)),
        )
        .map((pressed) => pressed.join(' then '));
    });
    expect(unclear.slice(0, 5)).toEqual([]);
  });

  it('has its place on the board', () => {
    const nowhere = ASKED.flatMap(({ seat, state, choices }) => {
      const moment = { state, layout: layout(state, seat, NAMES) };
      const all = new Set(choices.flatMap((command) => picks(command, state)));
      return [...all].filter((pick) => {
        const place = placeOf(pick, moment);
        return place === null || place.width < 20 || place.height < 20;
      });
    });
    expect(nowhere.slice(0, 5)).toEqual([]);
  });

  it('is a button for few commands only, and for those alone that the board could not tell apart', () => {
    const byButton = new Set(
      ASKED.flatMap(({ state, choices }) =>
        choices.flatMap((command) => (picks(command, state).length === 0 ? [command.type] : [])),
      ),
    );
    const mayBe = ['endTurn', 'takeNone', 'pick', 'stopSwapping', 'complete'];
    expect([...byButton].filter((type) => !mayBe.includes(type))).toEqual([]);
  });

  it('completes with colours where there are any, and leaves the other ways to buttons', () => {
    const ways = ASKED.flatMap(({ state, choices }) => {
      const completing = choices.filter(({ type }) => type === 'complete');
      return completing.length < 2 ? [] : [completing.filter((command) => picks(command, state).length > 0).length];
    });
    expect(ways).not.toHaveLength(0);
    expect(new Set(ways)).toEqual(new Set([1]));
  });
});

describe('what a command would do', () => {
  it('is foreseen as it comes about, so far as its seat can know', () => {
    const different = MOMENTS.filter(({ state, seat, command, after }) => {
      const foreseen = foresee(command, lightMasters.redact(state, seat), seat);
      return JSON.stringify(foreseen) !== JSON.stringify(lightMasters.redact(after, seat));
    });
    expect(different.map(({ command }) => command)).toEqual([]);
  });

  it('leaves the state alone that it is foreseen in', () => {
    const some = ASKED.filter((_, at) => at % 10 === 0);
    const before = JSON.stringify(some.map(({ state }) => state));
    for (const { seat, state, choices } of some) for (const command of choices) foresee(command, state, seat);
    expect(JSON.stringify(some.map(({ state }) => state))).toBe(before);
  });

  it('is tagged with its Lira and its fragments', () => {
    const tags = new Set(
      ASKED.flatMap(({ seat, state, choices }) =>
        choices.map((command) => `${command.type} ${tag(command, state, seat) ?? 'free'}`),
      ),
    );
    expect(tags).toContain('collect +2 ◆');
    expect(tags).toContain('turnRing −1 L');
    expect(tags).toContain('sell +1 L · −1 ◆');
    expect(tags).toContain('sell +4 L · −1 ◆');
    expect(tags).toContain('buy −2 L · +1 ◆');
    expect(tags).toContain('exchange +2 ◆');
    expect(tags).toContain('endTurn free');
  });

  it('is said of the ring: each rotation of the Seer is pressed at what comes to the selector', () => {
    const turns = ASKED.flatMap(({ state, seat, choices }) => turnsOf(state, seat, choices));
    expect(turns).not.toHaveLength(0);
    expect(turns.filter(({ pressed, comes }) => pressed !== comes)).toEqual([]);
  });
});

/** The fragment that is pressed, and the one that the selector has afterwards. */
const turnsOf = (state: LightMastersState, seat: number, choices: readonly LightMastersCommand[]) =>
  choices
    .filter(({ type }) => type === 'turnRingTo')
    .map((command) => {
      const artAt = (at: LightMastersState, position: number) =>
        [...layout(at, seat, NAMES).values()].find(
          ({ id, x, y }) => id.startsWith('segment-') && isAt(`position-${position}`, at, seat, x, y),
        )?.art;
      const pressed = Number((picks(command, state)[0] ?? '').replace('position-', ''));
      const after = foresee(command, state, seat) ?? state;
      return { pressed: artAt(state, pressed), comes: artAt(after, state.selector) };
    });

const isAt = (pick: string, state: LightMastersState, seat: number, x: number, y: number): boolean => {
  const place = placeOf(pick, { state, layout: layout(state, seat, NAMES) });
  return place?.x === x && place.y === y;
};
