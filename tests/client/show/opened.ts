import { effect } from '@preact/signals';
import { MuranoEvent } from '#events/murano/events.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Viewer } from '#events/viewer.js';
import type { Moment } from '#client/stage/kit/face.js';
import { layout } from '#client/stage/murano/layout/layout.js';
import { motions } from '#client/stage/murano/motions/motions.js';
import { turnAt } from '#client/timeline/moments.js';
import type { Looks } from '#client/timeline/moments.js';
import { Show } from '#client/timeline/show.js';
import type { Jump } from '#client/timeline/show-ports.js';
import { Timeline } from '#client/timeline/timeline.js';
import { HandTime } from '#tests/clock/hand-time.js';
import { ListedStage } from './listed-stage.js';
import { NAMES, playedGame, seenIn, stateAt } from './seen-game.js';

export const GAME = playedGame(3, 'shown 12');
export const LAST = GAME.happened.at(-1)?.step.seq ?? 0;

/** Murano as far as a show looks at it: every state that comes here was folded from Murano's events. */
export const MURANO: Looks = {
  layout: (state, viewer, names) => layout(state as MuranoState, viewer, names),
  motions: (event, before, after) =>
    motions(MuranoEvent.parse(event), before as Moment<MuranoState>, after as Moment<MuranoState>),
};

/** A show that is open on a stage whose time goes by hand. */
export class Opened {
  readonly time = new HandTime();
  readonly stage = new ListedStage(this.time);
  readonly faults: unknown[] = [];
  readonly unfit: unknown[] = [];
  readonly seen: number[] = [];
  still = false;
  pace = 1;
  timeline: Timeline;
  readonly show: Show;

  constructor(upTo: number, looks: Looks = MURANO, viewer: Viewer = 'public') {
    this.timeline = new Timeline(murano, viewer);
    this.add(upTo);
    this.show = new Show(this.stage, looks, {
      timeline: () => this.timeline,
      names: NAMES,
      pace: () => this.pace,
      still: () => this.still,
      clock: this.time,
      faulted: (fault) => this.faults.push(fault),
      unfit: (fault) => this.unfit.push(fault),
    });
    effect(() => {
      this.seen.push(this.show.shown.value);
    });
  }

  /** Everything up to a seq has been seen. */
  add(upTo: number): void {
    for (const seen of seenIn(GAME, this.timeline.viewer)) if (seen.seq <= upTo) this.timeline.add(seen);
  }

  /** And the show is told. */
  happens(upTo: number): void {
    this.add(upTo);
    this.show.wake();
  }

  /** What lies on the stage, and what should lie there at a seq. */
  get lies(): readonly unknown[] {
    return [...this.stage.lying.values()];
  }
  shouldLie(seq: number): readonly unknown[] {
    const state = stateAt(this.timeline, seq);
    return state === null ? [] : [...layout(state, this.timeline.viewer, NAMES).values()];
  }

  get jump(): Jump | null {
    return this.show.jumped.value;
  }
}

const WHOLE = new Timeline(murano, 'public');
for (const seen of seenIn(GAME, 'public')) WHOLE.add(seen);
export const turnOf = (seq: number): number => turnAt(WHOLE, seq);

/** An event in the midst of the game after which several follow in the same turn. */
const inOneTurn = (length: number): number => {
  for (let seq = 20; seq + length < WHOLE.end; seq += 1)
    if (turnOf(seq) > 0 && turnOf(seq) === turnOf(seq + length)) return seq;
  throw new Error(`No turn is ${length} events long.`);
};

/** Here the next events are of one turn. */
export const START = inOneTurn(4);
