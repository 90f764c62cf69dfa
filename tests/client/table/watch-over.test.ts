import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { signal } from '@preact/signals';
import type { LineState } from '#client/net/line.js';
import { Away } from '#client/panel/table/away.js';
import type { Offered } from '#client/panel/table/deciding.js';
import { watchOver } from '#client/panel/table/watch-over.js';
import { BarePage } from './bare-page.js';

let page: BarePage;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  page = BarePage.open();
});

afterEach(() => {
  jest.useRealTimers();
});

const OFFER: Offered = { seq: 7, choices: [{ type: 'pass' }] };

/** Anna at a table that stands at a seq. */
class AnnaWatched {
  readonly offered = signal<Offered | null>(null);
  readonly around = signal<object | null>({});
  readonly line = { state: signal<LineState>({ kind: 'up' }) };
  readonly end = signal(0);
  readonly visit = { timeline: signal({ end: 0 }), end: this.end };
  readonly away = new Away('t', () => 'anna');
  readonly ends = watchOver(this);

  stands(seq: number): void {
    this.visit.timeline.value.end = seq;
    this.end.value = seq;
  }

  leave(): void {
    for (const end of this.ends) end();
  }
}

const TITLE = 'Table · Laguna';

describe('The title of the page', () => {
  it('is marked while it is our turn', () => {
    const anna = new AnnaWatched();
    expect(page.title).toBe(TITLE);
    anna.offered.value = OFFER;
    expect(page.title).toBe(`● ${TITLE}`);
    anna.offered.value = { ...OFFER, seq: 8 };
    expect(page.title).toBe(`● ${TITLE}`);
    anna.offered.value = null;
    expect(page.title).toBe(TITLE);
  });

  it('is marked in another language as well', () => {
    const anna = new AnnaWatched();
    anna.offered.value = OFFER;
    page.title = 'Tavolo · Laguna';
    anna.around.value = {};
    expect(page.title).toBe('● Tavolo · Laguna');
  });

  it('is its own again when we leave', () => {
    const anna = new AnnaWatched();
    anna.offered.value = OFFER;
    anna.leave();
    expect(page.title).toBe(TITLE);
    anna.offered.value = { ...OFFER, seq: 9 };
    expect(page.title).toBe(TITLE);
  });
});

describe('What was seen', () => {
  /** She was here before, up to the tenth event. */
  const annaAfter = (seq: number): AnnaWatched => {
    page.kept.set('laguna.seen.anna.t', String(seq));
    return new AnnaWatched();
  };

  it('is what comes while the page is looked at', () => {
    const anna = annaAfter(10);
    jest.advanceTimersByTime(3_000);
    anna.stands(20);
    expect([anna.away.missed.value, page.kept.get('laguna.seen.anna.t')]).toEqual([null, '20']);
  });

  it('is not what comes at once when one has just come back', () => {
    const anna = annaAfter(10);
    anna.stands(20);
    expect(anna.away.missed.value).toEqual({ after: 10, upTo: 20 });
  });

  it('is not what came while one looked elsewhere, or while the line was cut', () => {
    const anna = annaAfter(10);
    jest.advanceTimersByTime(3_000);
    page.turn('hidden');
    anna.stands(30);
    expect(anna.away.missed.value).toBeNull();
    page.turn('visible');
    expect(anna.away.missed.value).toEqual({ after: 10, upTo: 30 });

    anna.away.dismiss();
    jest.advanceTimersByTime(3_000);
    anna.line.state.value = { kind: 'down', since: 0, next: 1 };
    anna.line.state.value = { kind: 'up' };
    anna.stands(50);
    expect(anna.away.missed.value).toEqual({ after: 30, upTo: 50 });
  });
});
