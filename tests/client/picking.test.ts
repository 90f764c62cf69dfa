import { describe, expect, it } from '@jest/globals';
import { groups, narrowed, nextPicks, press } from '#client/panel/table/picking.js';

interface Sail {
  readonly type: string;
  readonly picks: readonly string[];
}

const sail = (...picks: readonly string[]): Sail => ({ type: 'sail', picks });
const collect = (island: string, customers: string): Sail & { readonly customers: string } => ({
  type: 'collect',
  picks: [island],
  customers,
});
const pass: Sail = { type: 'pass', picks: [] };

/** The picks stand in the command itself here. */
const picksOf = (command: { readonly type: string }): readonly string[] =>
  'picks' in command && Array.isArray(command.picks) ? command.picks.map(String) : [];

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];

const ANNAS = [sail('red', 'one'), sail('red', 'two'), sail('blue', 'two'), pass];

describe('Picking on the board', () => {
  it('offers first what commands begin with', () => {
    expect([...nextPicks(ANNAS, picksOf, []).keys()]).toEqual(['red', 'blue']);
  });

  it('leaves the commands that begin with what was picked', () => {
    expect(narrowed(ANNAS, picksOf, ['red'])).toEqual([sail('red', 'one'), sail('red', 'two')]);
  });

  it('asks on where more than one command is left', () => {
    expect(press(ANNAS, picksOf, [], 'red')).toEqual({ picked: ['red'], command: null });
  });

  it('asks on where one command is left that is not wholly picked', () => {
    expect(press(ANNAS, picksOf, [], 'blue')).toEqual({ picked: ['blue'], command: null });
  });

  it('comes to a command with its last pick', () => {
    expect(press(ANNAS, picksOf, ['red'], 'two').command).toBe(ANNAS[1]);
  });

  it('goes back to before what is pressed again', () => {
    expect(press(ANNAS, picksOf, ['red'], 'red')).toEqual({ picked: [], command: null });
  });

  it('begins anew with what leads nowhere from here, but somewhere from the start', () => {
    expect(press(ANNAS, picksOf, ['red'], 'blue')).toEqual({ picked: ['blue'], command: null });
  });

  it('passes over what leads nowhere at all', () => {
    expect(press(ANNAS, picksOf, ['red'], 'three')).toEqual({ picked: [], command: null });
  });

  it('comes to no command where two are picked alike: a button tells them apart', () => {
    const alike = [collect('san-pietro', 'red'), collect('san-pietro', 'blue')];

    expect(press(alike, picksOf, [], 'san-pietro')).toEqual({ picked: ['san-pietro'], command: null });
  });
});

describe('The choices as buttons', () => {
  it('stand by themselves where a kind has few', () => {
    expect(groups(ANNAS, picksOf, []).map(({ type, offerings }) => [type, offerings.length])).toEqual([
      ['sail', 3],
      ['pass', 1],
    ]);
  });

  it('stand behind what is picked first where a kind has many', () => {
    const many = ['red', 'blue'].flatMap((ship) => ['a', 'b', 'c'].map((space) => sail(ship, space)));

    expect(groups([...many, sail('grey', 'a')], picksOf, [])).toEqual([
      {
        type: 'sail',
        offerings: [
          { kind: 'picks', picked: ['red'], ways: 3 },
          { kind: 'picks', picked: ['blue'], ways: 3 },
          { kind: 'command', command: sail('grey', 'a') },
        ],
      },
    ]);
  });

  it('do not ask for a pick that all of them begin with', () => {
    const many = SIX.map((space) => sail('red', space));

    expect(groups(many, picksOf, [])[0]?.offerings[0]).toEqual({ kind: 'command', command: sail('red', 'a') });
  });

  it('tell commands that are picked alike apart, once that is picked', () => {
    const alike = SIX.map((customers) => collect('san-pietro', customers));

    expect(groups(alike, picksOf, ['san-pietro'])[0]?.offerings).toHaveLength(6);
  });
});
