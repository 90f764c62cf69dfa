import { beforeEach, describe, expect, it } from '@jest/globals';
import { Away } from '#client/panel/table/away.js';
import { BarePage } from './bare-page.js';

let page: BarePage;

beforeEach(() => {
  page = BarePage.open();
});

const anna = (table = 't'): Away => new Away(table, () => 'anna');

/** Anna, who saw the table up to this seq, and has gone since. */
const whoSaw = (seq: number): void => {
  anna().stands(seq, 'watching');
};

describe('Whoever comes back', () => {
  it('is told what happened since they looked last', () => {
    whoSaw(10);
    const away = anna();
    away.stands(25, 'coming back');
    expect(away.missed.value).toEqual({ after: 10, upTo: 25 });
    away.stands(27, 'coming back');
    expect(away.missed.value).toEqual({ after: 10, upTo: 27 });
  });

  it('is told it once: what was put away was seen', () => {
    whoSaw(10);
    const away = anna();
    away.stands(25, 'coming back');
    away.dismiss();
    expect(away.missed.value).toBeNull();
    const later = anna();
    later.stands(26, 'coming back');
    expect(later.missed.value).toBeNull();
  });

  it('is not told what one takes in by looking', () => {
    whoSaw(10);
    const away = anna();
    away.stands(12, 'coming back');
    expect(away.missed.value).toBeNull();
  });

  it('has seen what another page of theirs saw', () => {
    whoSaw(10);
    const here = anna();
    here.stands(11, 'away');
    anna().stands(30, 'watching');
    here.stands(31, 'coming back');
    expect(here.missed.value).toBeNull();
  });
});

describe('Whoever comes for the first time', () => {
  it('has missed nothing, whatever comes while they arrive', () => {
    const away = anna();
    away.stands(40, 'coming back');
    away.stands(80, 'coming back');
    expect(away.missed.value).toBeNull();
  });
});

describe('Another at the same browser', () => {
  it.each([
    ['Ben', 'ben'],
    ['somebody without a name', null],
  ])('has missed nothing of what Anna saw: %s', (_, who) => {
    whoSaw(10);
    const away = new Away('t', () => who);
    away.stands(25, 'coming back');
    expect(away.missed.value).toBeNull();
  });

  it('who signs in at the same page is told what they missed themselves, and not what Anna did', () => {
    whoSaw(10);
    new Away('t', () => 'ben').stands(20, 'watching');
    let who = 'anna';
    const away = new Away('t', () => who);
    away.stands(25, 'coming back');
    expect(away.missed.value).toEqual({ after: 10, upTo: 25 });
    who = 'ben';
    away.stands(25, 'coming back');
    expect(away.missed.value).toEqual({ after: 20, upTo: 25 });
  });
});

describe('What was seen', () => {
  it('is kept for each table, and never less than it was', () => {
    whoSaw(10);
    anna().stands(4, 'watching');
    anna('other').stands(3, 'watching');
    expect(page.kept.get('laguna.seen.anna.t')).toBe('10');
    expect(page.kept.get('laguna.seen.anna.other')).toBe('3');
  });

  it('is nothing where what was kept makes no sense', () => {
    page.kept.set('laguna.seen.anna.t', 'a lot');
    const away = anna();
    away.stands(50, 'coming back');
    expect(away.missed.value).toBeNull();
  });
});
