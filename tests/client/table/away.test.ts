import { beforeEach, describe, expect, it } from '@jest/globals';
import { Away } from '#client/panel/table/away.js';
import { BarePage } from './bare-page.js';

let page: BarePage;

beforeEach(() => {
  page = BarePage.open();
});

/** Somebody who saw the table up to this seq, and has gone since. */
const whoSaw = (seq: number): void => {
  new Away('t').stands(seq, 'watching');
};

describe('Whoever comes back', () => {
  it('is told what happened since they looked last', () => {
    whoSaw(10);
    const away = new Away('t');
    away.stands(25, 'coming back');
    expect(away.missed.value).toEqual({ after: 10, upTo: 25 });
    away.stands(27, 'coming back');
    expect(away.missed.value).toEqual({ after: 10, upTo: 27 });
  });

  it('is told it once: what was put away was seen', () => {
    whoSaw(10);
    const away = new Away('t');
    away.stands(25, 'coming back');
    away.dismiss();
    expect(away.missed.value).toBeNull();
    const later = new Away('t');
    later.stands(26, 'coming back');
    expect(later.missed.value).toBeNull();
  });

  it('is not told what one takes in by looking', () => {
    whoSaw(10);
    const away = new Away('t');
    away.stands(12, 'coming back');
    expect(away.missed.value).toBeNull();
  });

  it('has seen what another page of theirs saw', () => {
    whoSaw(10);
    const here = new Away('t');
    here.stands(11, 'away');
    new Away('t').stands(30, 'watching');
    here.stands(31, 'coming back');
    expect(here.missed.value).toBeNull();
  });
});

describe('Whoever comes for the first time', () => {
  it('has missed nothing, whatever comes while they arrive', () => {
    const away = new Away('t');
    away.stands(40, 'coming back');
    away.stands(80, 'coming back');
    expect(away.missed.value).toBeNull();
  });
});

describe('What was seen', () => {
  it('is kept for each table, and never less than it was', () => {
    whoSaw(10);
    new Away('t').stands(4, 'watching');
    new Away('other').stands(3, 'watching');
    expect(Object.fromEntries(page.kept)).toEqual({ 'laguna.seen.t': '10', 'laguna.seen.other': '3' });
  });

  it('is nothing where what was kept makes no sense', () => {
    page.kept.set('laguna.seen.t', 'a lot');
    const away = new Away('t');
    away.stands(50, 'coming back');
    expect(away.missed.value).toBeNull();
  });
});
