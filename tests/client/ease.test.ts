import { describe, expect, it } from '@jest/globals';
import { openEase } from '#client/stage/kit/phaser/ease.js';

/** What a screen that shows sixty pictures a second makes of how long each took. */
const shown = (ms: number): number => Math.max(1, Math.ceil(ms / 16.7)) * 16.7;

const GRAPHICS_CARD = (): number => shown(5);
/** Its own part, and what each pixel takes. */
const BY_SOFTWARE = (share: number): number => shown(6 + 24 * share ** 2);
/** A phone that saves its battery shows every other picture, whatever is on it. */
const SAVING = (): number => 33.4;

const machine = (takes: (share: number) => number, drawnBy: 'card' | 'processor' = 'card') => {
  let still = false;
  let changes = 0;
  const ease = openEase(
    drawnBy,
    () => still,
    () => {
      changes += 1;
    },
  );
  /** What comes later than the one before it ought to, in a so long time. */
  const pass = (seconds: number, moving: boolean, worked = 1): number => {
    let late = 0;
    let pictures = 0;
    for (let now = 0; now < 1000 * seconds;) {
      const passed = moving ? takes(ease.share()) : 33.4;
      ease.attend({ now, passed, moving, worked });
      now += passed;
      pictures += 1;
      if (passed > 20) late += 1;
    }
    return late / pictures;
  };
  return {
    share: () => ease.share(),
    isSettled: () => ease.settled(),
    changes: () => changes,
    moves: (seconds: number, worked?: number) => pass(seconds, true, worked),
    rests: (seconds: number) => pass(seconds, false),
    isStill: () => {
      still = true;
    },
  };
};

describe('How many pixels are drawn while something moves', () => {
  it('are all of them, where no picture is late', () => {
    const card = machine(GRAPHICS_CARD);
    card.moves(10);
    expect(card.share()).toBe(1);
    expect(card.changes()).toBe(0);
  });

  it('are few at first where a processor draws, and all of them after a while if it is quick', () => {
    const computer = machine(GRAPHICS_CARD, 'processor');
    computer.moves(0.1);
    expect(computer.share()).toBe(0.7);
    computer.moves(60);
    expect(computer.share()).toBe(1);
  });

  it('are half of each side after a second, where a processor draws too slowly even so', () => {
    const computer = machine((share) => shown(60 * share ** 2), 'processor');
    computer.moves(1);
    expect(computer.share()).toBe(0.5);
  });

  it('are as many as can be drawn in time', () => {
    const computer = machine(BY_SOFTWARE);
    computer.moves(60);
    expect(computer.moves(60)).toBeLessThan(0.02);
    expect(computer.share()).toBeGreaterThan(0.55);
    expect(computer.share()).toBeLessThan(0.75);
  });

  it('are all of them at rest, and as many as before when it goes on', () => {
    const computer = machine(BY_SOFTWARE);
    computer.moves(20);
    const moving = computer.share();
    computer.rests(1);
    expect(computer.share()).toBe(1);
    computer.moves(0.05);
    expect(computer.share()).toBe(moving);
  });

  it('stay as they are for the moment between two moves', () => {
    const computer = machine(BY_SOFTWARE);
    computer.moves(20);
    const before = computer.changes();
    computer.rests(0.2);
    expect(computer.isSettled()).toBe(false);
    computer.moves(0.1);
    expect(computer.changes()).toBe(before);
    computer.rests(1);
    expect(computer.isSettled()).toBe(true);
  });

  it('are all of them where fewer come no sooner', () => {
    const phone = machine(SAVING);
    phone.moves(10);
    expect(phone.share()).toBe(1);
    phone.moves(15);
    expect(phone.share()).toBe(1);
  });

  it('are no fewer where it was the page itself that took long', () => {
    let busy = false;
    const page = machine(() => (busy ? SAVING() : GRAPHICS_CARD()));
    page.moves(1);
    busy = true;
    page.moves(5, 25);
    expect(page.share()).toBe(1);
  });

  it('are all of them where nothing is to move', () => {
    const computer = machine(BY_SOFTWARE);
    computer.moves(5);
    computer.isStill();
    computer.moves(0.1);
    expect(computer.share()).toBe(1);
  });
});
