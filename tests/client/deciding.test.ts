import { describe, expect, it } from '@jest/globals';
import { signal } from '@preact/signals';
import { Deciding } from '#client/panel/table/deciding.js';
import type { Offered } from '#client/panel/table/deciding.js';
import type { Undo } from '#engine/kit/undo.js';

const RED_TO_ONE = { type: 'sail', picks: ['red', 'one'] };
const RED_TO_TWO = { type: 'sail', picks: ['red', 'two'] };
const PASS = { type: 'pass', picks: [] };
const picksOf = (command: { readonly type: string }): readonly string[] =>
  'picks' in command && Array.isArray(command.picks) ? command.picks.map(String) : [];

const annaDecides = (choices: Offered['choices'] = [RED_TO_ONE, RED_TO_TWO, PASS]) => {
  const offered = signal<Offered | null>({ seq: 7, choices });
  const given: object[] = [];
  return { offered, given, deciding: new Deciding(offered, picksOf, (command) => given.push(command)) };
};

const undoTo = (to: number): Undo => ({ type: 'undo', to });

describe('Coming to a decision', () => {
  it('gives a command with the last press of a mouse', () => {
    const { deciding, given } = annaDecides();

    deciding.press('red', 'mouse');
    deciding.press('two', 'mouse');

    expect(given).toEqual([RED_TO_TWO]);
    expect(deciding.picked.value).toEqual([]);
  });

  it('shows first what a finger pressed, and gives it when it is confirmed', () => {
    const { deciding, given } = annaDecides();

    deciding.press('red', 'finger');
    deciding.press('two', 'finger');
    expect(given).toEqual([]);
    expect(deciding.looked.value).toBe(RED_TO_TWO);

    deciding.confirm();
    expect(given).toEqual([RED_TO_TWO]);
  });

  it('takes a second press of the same for a yes', () => {
    const { deciding, given } = annaDecides();

    deciding.press('red', 'finger');
    deciding.press('two', 'finger');
    deciding.press('two', 'finger');

    expect(given).toEqual([RED_TO_TWO]);
  });

  it('shows another where a finger presses another', () => {
    const { deciding, given } = annaDecides();

    deciding.press('red', 'finger');
    deciding.press('two', 'finger');
    deciding.press('one', 'finger');

    expect(deciding.chosen.value).toBe(RED_TO_ONE);
    expect(given).toEqual([]);
  });

  it('looks at what is pointed to where that leaves one command', () => {
    const { deciding } = annaDecides();

    deciding.point('red');
    expect(deciding.looked.value).toBeNull();

    deciding.press('red', 'mouse');
    deciding.point('one');
    expect(deciding.looked.value).toBe(RED_TO_ONE);

    deciding.point(null);
    expect(deciding.looked.value).toBeNull();
  });

  it('goes back step by step, and says when there is no step left', () => {
    const { deciding } = annaDecides();
    deciding.press('red', 'finger');
    deciding.press('one', 'finger');

    expect(deciding.back()).toBe(true);
    expect(deciding.picked.value).toEqual(['red']);
    expect(deciding.back()).toBe(true);
    expect(deciding.back()).toBe(false);
  });

  it('forgets what is offered no more', () => {
    const { deciding, offered } = annaDecides();
    deciding.press('red', 'finger');
    deciding.press('one', 'finger');

    offered.value = { seq: 8, choices: [PASS] };

    expect(deciding.picked.value).toEqual([]);
    expect(deciding.chosen.value).toBeNull();
    expect(deciding.looked.value).toBeNull();
  });

  it('does not pick what is picked for the next decision', () => {
    const { deciding, offered } = annaDecides();
    deciding.press('red', 'mouse');
    deciding.press('one', 'mouse');

    offered.value = { seq: 8, choices: [RED_TO_TWO, PASS] };

    expect([...deciding.next.value.keys()]).toEqual(['red']);
  });

  it('takes back no more than the last command', () => {
    const { deciding } = annaDecides([PASS, undoTo(4), undoTo(6)]);

    expect(deciding.undo.value).toEqual(undoTo(6));
    expect(deciding.commands.value).toEqual([PASS]);
  });

  it('has nothing to take back where nothing is offered', () => {
    const { deciding } = annaDecides([PASS]);

    expect(deciding.undo.value).toBeNull();
  });
});
