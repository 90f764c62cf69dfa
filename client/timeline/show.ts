import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { differences } from '../stage/kit/differences.js';
import { lengthOf } from '../stage/kit/motion.js';
import type { Motions } from '../stage/kit/motion.js';
import { pageClock } from './clock.js';
import type { Clock } from './clock.js';
import { Deadline } from './deadline.js';
import { EMPTY, laidOut, motionsOf } from './moments.js';
import type { LaidOut, Looks } from './moments.js';
import { URGENT_MS, haste, isTooMuch, restAfter, within } from './pacing.js';
import type { Boards, Going, Jump, ShowPorts } from './show-ports.js';
import type { Seen, Timeline } from './timeline.js';
import { UnderWay } from './under-way.js';

/**
 * Brings the stage from the moment that it shows to the one that is wanted: event by event as they come, at once where one
 * looks elsewhere, and never so slowly that our own decision would wait for it.
 */
export class Show {
  readonly #shown = signal(0);
  readonly #playing = signal<Seen | null>(null);
  readonly #going = signal<Going>('held');
  /** The seq that is on the stage; while an event is played, the one before it. */
  readonly shown: ReadonlySignal<number> = this.#shown;
  /** The event that is being played. */
  readonly playing: ReadonlySignal<Seen | null> = this.#playing;
  /** What was last passed over, and is due a summary; who has read it sets it to `null`. */
  readonly jumped = signal<Jump | null>(null);
  readonly going: ReadonlySignal<Going> = this.#going;
  readonly #until = signal(0);
  /** Where it stops when it is not live: not there yet while what came before us is still to be read. */
  readonly until: ReadonlySignal<number> = this.#until;
  readonly #clock: Clock;
  /** What it shows comes from here; `null` before it shows anything. */
  #from: Timeline | null = null;
  #laid: LaidOut = EMPTY;
  #underWay: UnderWay | null = null;
  #speed = 1;
  #wakeUp: (() => void) | null = null;
  readonly #deadline: Deadline;
  /** The last event that was ever shown: a summary tells of none before it. */
  #known = 0;
  #isOld = false;

  constructor(
    readonly stage: Boards,
    readonly face: Looks,
    readonly ports: ShowPorts,
  ) {
    this.#clock = ports.clock ?? pageClock;
    this.#deadline = new Deadline(this.#clock);
  }

  /** Goes to what is happening now, and on with it. */
  follow(): void {
    this.#wakeNow();
    this.#set('live', 0);
    const timeline = this.ports.timeline();
    if (timeline !== null && this.#from === null) this.#settle(timeline, timeline.end);
    this.#goOn();
  }

  /** Goes to a moment and stays there, at once; only the very next event is played. What is not read yet is waited for. */
  goTo(seq: number): void {
    const timeline = this.ports.timeline();
    if (timeline === null) return;
    this.#finish();
    this.#wakeNow();
    this.#set('held', Math.min(Math.max(seq, 0), timeline.end));
    if (this.#from === null || seq !== this.#laid.seq + 1) this.#settle(timeline, within(timeline, seq));
    this.#goOn();
  }

  step(by: 1 | -1): void {
    this.goTo(this.#reached.seq + by);
  }

  /** Plays on from where it is to the end, and then goes on with what happens. */
  play(speed: number): void {
    this.#speed = speed;
    if (this.#going.peek() === 'replay') return;
    this.#set('replay', Infinity);
    this.#goOn();
  }

  /** Stays where it is when what is under way is over. */
  pause(): void {
    this.#wakeNow();
    this.#set('held', this.#reached.seq);
  }

  /** What is under way is over: live, all up to now; in a replay, this event and the rest after it. */
  hurry(): void {
    this.#finish();
    this.#wakeNow();
    const timeline = this.ports.timeline();
    if (timeline !== null && this.#going.peek() === 'live') this.#settle(timeline, timeline.end);
    this.#goOn();
  }

  /** Our own decision waits: whatever is still to be shown is over within so long. */
  urgent(within = URGENT_MS): void {
    const timeline = this.ports.timeline();
    if (timeline === null || this.#going.peek() !== 'live') return;
    const [behind, at] = [timeline.end > this.#reached.seq, this.#clock.now() + within];
    if ((!behind && this.#underWay === null) || this.#deadline.at <= at) return;
    this.#deadline.set(within, this.hurry.bind(this));
    if (behind) this.#finish();
    this.#goOn();
  }

  /** The timeline grew, or is another one. */
  wake(): void {
    const timeline = this.ports.timeline();
    if (timeline === null) return;
    if (this.#from === null && this.#going.peek() !== 'live') return;
    if (this.#from === null) this.follow();
    else if (this.#from !== timeline) {
      if (this.#from.viewer !== timeline.viewer || this.#reached.seq > timeline.end) this.#finish();
      this.anew();
    }
    // Where nobody looks at the page nothing is drawn, and what is under way may never end.
    if (this.#going.peek() === 'live' && isTooMuch(timeline, this.#reached)) this.#finish();
    this.#goOn();
  }

  /** Lays out anew what is shown, once nothing is under way: names may have changed. */
  anew(): void {
    const timeline = this.ports.timeline();
    this.#isOld = this.#underWay !== null;
    if (this.#isOld || timeline === null || this.#from === null) return;
    this.#settle(timeline, within(timeline, this.#going.peek() === 'held' ? this.#until.peek() : this.#laid.seq));
    this.#goOn();
  }

  close(): void {
    this.#set('held', 0);
    this.#finish();
    this.#wakeNow();
    this.#from = null;
  }

  /** Where the stage is, or will be when what is under way is over. */
  get #reached(): LaidOut {
    return this.#underWay?.after ?? this.#laid;
  }

  #set(going: Going, until: number): void {
    // Nobody's decision waits for what is only looked at once more.
    if (going !== 'live') this.#deadline.forget();
    this.#going.value = going;
    this.#until.value = until;
  }

  /** Shows what is next, until something takes its time or nothing is left. */
  #goOn(): void {
    const timeline = this.ports.timeline();
    while (timeline !== null && this.#underWay === null && this.#wakeUp === null) {
      const isLive = this.#going.peek() === 'live';
      const until = Math.min(isLive ? Infinity : this.#until.peek(), timeline.end);
      if (this.#laid.seq >= until) {
        this.#rested();
        break;
      }
      this.#from = timeline;
      if (isLive && isTooMuch(timeline, this.#laid)) this.#jump(timeline);
      else if (isLive && this.ports.still()) this.#settle(timeline, until);
      else this.#next(timeline, until);
    }
  }

  /** All is shown. A replay that has come to the end is live from here on. */
  #rested(): void {
    this.#deadline.forget();
    if (this.#going.peek() === 'replay') this.#set('live', 0);
    if (this.#isOld) this.anew();
  }

  #next(timeline: Timeline, until: number): void {
    // Before the start there is nothing to play: it is gone to at once.
    const seen = timeline.event(this.#laid.seq + 1) ?? { seq: timeline.start, at: 0, event: null };
    const after = laidOut(this.face, timeline, seen.seq, this.ports, this.#laid);
    const motions = motionsOf(this.face, seen, this.#laid, after, this.ports.faulted);
    this.#play(motions, after, seen, until - this.#laid.seq);
  }

  #jump(timeline: Timeline): void {
    const after = laidOut(this.face, timeline, timeline.end, this.ports, this.#laid);
    const from = Math.max(this.#known, this.#laid.seq);
    if (from < after.seq) this.jumped.value = { from, to: after.seq };
    this.#play(differences(this.#laid.layout, after.layout), after, null, 1);
  }

  #play(motions: Motions, after: LaidOut, seen: Seen | null, left: number): void {
    if (motions.length === 0 || this.ports.still()) {
      this.stage.settle(after.layout);
      this.#arrive(after);
      return;
    }
    const playing = { stage: this.stage, clock: this.#clock, faulted: this.ports.faulted };
    this.#playing.value = seen;
    this.#underWay = new UnderWay(playing, after, motions, this.#paceFor(motions, left));
    this.#underWay.begin(() => {
      this.#arrive(after);
      this.#goOn();
    });
  }

  /** As fast as is wanted, faster with more to come, and as fast as it must be where a decision waits. */
  #paceFor(motions: Motions, left: number): number {
    const wanted = this.ports.pace();
    if (this.#going.peek() !== 'live') return wanted * this.#speed;
    const must = (lengthOf(motions) * left) / (this.#deadline.at - this.#clock.now());
    return Math.max(wanted * haste(left), must);
  }

  /** Ends at once what is under way, where it would have ended. */
  #finish(): void {
    const underWay = this.#underWay;
    if (underWay?.cut() === true) this.#arrive(underWay.after);
  }

  #settle(timeline: Timeline, seq: number): void {
    const after = laidOut(this.face, timeline, seq, this.ports, this.#laid);
    this.#from = timeline;
    this.stage.settle(after.layout);
    this.#arrive(after);
  }

  #arrive(after: LaidOut): void {
    const rest = this.#going.peek() === 'replay' ? restAfter(this.#laid, after, this.ports.still()) : 0;
    this.#underWay = null;
    this.#laid = after;
    this.#known = Math.max(this.#known, after.seq);
    this.#playing.value = null;
    this.#shown.value = after.seq;
    if (rest === 0) return;
    this.#wakeUp = this.#clock.after(rest / this.#speed, () => {
      this.#wakeNow();
      this.#goOn();
    });
  }

  /** No rest is taken any longer. */
  #wakeNow(): void {
    this.#wakeUp?.();
    this.#wakeUp = null;
  }
}
