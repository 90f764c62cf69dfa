import type { Viewer } from '#events/viewer.js';
import type { Way } from './line.js';
import type { Shown } from './shown.js';

/** With whose eyes somebody looks, as the seats were taken when the table stood at a seq, or later. */
export type Eyes = (seq: number) => Promise<Viewer>;

/** How somebody follows a table. */
export interface Asked {
  readonly viewer: Viewer;
  /** The last seq that they hold. */
  readonly held: number;
  readonly eyes: Eyes;
  /** Whether those are their own: who looks with a seat's eyes need not be the one who sits there. */
  readonly inPerson: boolean;
  /** Whether they are to be sent what their seat may do. */
  readonly choices: boolean;
}

/** Somebody who follows a table over a line. */
export class Follower {
  isGone = false;
  /** Cut off from the live stream: reads on by seq, from what is stored, until it is up with it again. */
  reading = true;
  private waiting: { readonly seq: number; readonly then: () => void }[] = [];

  /** Until seats change: they do before a game starts, when there is nothing yet to hide. */
  viewer: Viewer;
  readonly eyes: Eyes;
  readonly inPerson: boolean;
  readonly wantsChoices: boolean;
  private last: number;

  constructor(
    readonly line: Way,
    { viewer, held, eyes, inPerson, choices }: Asked,
  ) {
    this.viewer = viewer;
    this.last = held;
    this.eyes = eyes;
    this.inPerson = inPerson;
    this.wantsChoices = choices;
  }

  /** The last seq that was sent. */
  get held(): number {
    return this.last;
  }

  show(shown: readonly Shown[], upTo: number): void {
    this.line.show(...shown);
    this.last = upTo;
    if (this.waiting.length === 0) return;
    for (const { seq, then } of this.waiting) if (seq <= upTo) then();
    this.waiting = this.waiting.filter(({ seq }) => seq > upTo);
  }

  /** Resolves when everything up to a seq was sent, or nothing will be any more. */
  reached(seq: number): Promise<void> {
    if (this.last >= seq || this.line.isClosed) return Promise.resolve();
    return new Promise((then) => this.waiting.push({ seq, then }));
  }

  left(): void {
    this.isGone = true;
    for (const { then } of this.waiting) then();
    this.waiting = [];
  }
}
