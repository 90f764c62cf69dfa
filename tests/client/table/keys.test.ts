import { describe, expect, it } from '@jest/globals';
import { signal } from '@preact/signals';
import { deedOf } from '#client/panel/table/keys.js';
import type { Going } from '#client/timeline/show-ports.js';

/** Something on the page: a place in the document by what it is. */
class Place extends EventTarget {
  readonly #is: string;

  constructor(is: string) {
    super();
    this.#is = is;
  }

  closest(wanted: string): Place | null {
    return wanted.split(', ').includes(this.#is) ? this : null;
  }
}

Object.assign(globalThis, { Element: Place });

/** What the show is told to do when a key is pressed at the fifth event, in the second of three turns. */
const does = (key: string, { on = 'div', going = 'live', more = {} }: Pressing = {}): readonly string[] => {
  const told: string[] = [];
  const tell = (what: string) => (by?: number) => void told.push(by === undefined ? what : `${what} ${by}`);
  const show = {
    going: signal(going),
    step: tell('steps'),
    goTo: tell('goes to'),
    follow: tell('follows'),
    hurry: tell('hurries'),
    pause: tell('pauses'),
    play: tell('plays'),
  };
  const chapters = [0, 4, 8].map((start, turn) => ({ turn, seat: 0, start, lines: [] }));
  const event = { key, target: new Place(on), defaultPrevented: false, altKey: false, ctrlKey: false, metaKey: false };
  deedOf({ ...event, getModifierState: () => false, ...more })?.({
    board: { show: signal(show) },
    story: signal({ chapters }),
    shown: signal(5),
    deciding: { back: () => told.push('takes back') > 0 },
  });
  return told;
};

interface Pressing {
  readonly on?: string;
  readonly going?: Going;
  readonly more?: Partial<Parameters<typeof deedOf>[0]>;
}

describe('A key', () => {
  it.each([
    ['ArrowLeft', 'steps -1'],
    ['ArrowRight', 'steps 1'],
    ['[', 'goes to 4'],
    [']', 'goes to 8'],
    ['Home', 'goes to 0'],
    ['End', 'follows'],
    ['Escape', 'takes back'],
  ])('"%s" at a table: it %s', (key, told) => {
    expect(does(key)).toEqual([told]);
  });

  it.each([
    ['live', 'hurries'],
    ['replay', 'pauses'],
    ['held', 'plays 1'],
  ] as const)('of space, where the show is %s: it %s', (going, told) => {
    expect(does(' ', { going })).toEqual([told]);
  });

  it('that is written with AltGr, as brackets are on many keyboards, is heard as what is written', () => {
    const more = { altKey: true, ctrlKey: true, getModifierState: (name: string) => name === 'AltGraph' };
    expect(does('[', { more })).toEqual(['goes to 4']);
    expect(does('[', { more: { ctrlKey: true } })).toEqual([]);
  });

  it('does what it does anyway where it has a use of its own', () => {
    expect(does(' ', { on: 'button' })).toEqual([]);
    expect(does(' ', { on: 'summary' })).toEqual([]);
    expect(does('ArrowLeft', { on: 'input' })).toEqual([]);
    expect(does('ArrowLeft', { on: '[role=tab]' })).toEqual([]);
    expect(does('Escape', { on: 'input' })).toEqual(['takes back']);
    expect(does('ArrowLeft', { on: 'button' })).toEqual(['steps -1']);
  });

  it('is left to a dialog that lies over the table', () => {
    expect(['Escape', ' ', 'Home'].flatMap((key) => does(key, { on: 'dialog' }))).toEqual([]);
  });

  it('is left to the browser with Ctrl, and where somebody else has taken it', () => {
    expect(does('ArrowLeft', { more: { ctrlKey: true } })).toEqual([]);
    expect(does('Escape', { more: { defaultPrevented: true } })).toEqual([]);
  });

  it.each(['a', 'constructor'])('such as "%s" does nothing', (key) => {
    expect(does(key)).toEqual([]);
  });
});
