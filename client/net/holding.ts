import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Game } from '#engine/kit/game.js';
import type { Table } from '#engine/kit/table.js';
import type { Viewer } from '#events/viewer.js';
import { tableId } from '#events/wire/ids.js';
import type { ShownEvent } from '#events/wire/play.js';
import type { OfferedChoices, Snapshot } from '#events/wire/socket.js';
import type { Clock } from '../timeline/clock.js';
import { isCommand } from '../timeline/form.js';
import { Timeline, Unfoldable } from '../timeline/timeline.js';
import { api } from './api.js';
import { isTable } from './is-table.js';
import { offeredAt } from './offered-at.js';
import type { Offered } from './offered-at.js';
import { wholeOf } from './past.js';
import { tryRules } from './try-rules.js';
import { Witness } from './witness.js';
import type { Doubt } from './witness.js';

/** Makes of a table what is to be shown of it, and throws where that cannot be. */
export type Attempt = (table: Table, viewer: Viewer) => void;

/** What came of an event: it was news or nothing new, it goes back further than we do, or it does not fit. */
export type Came = 'news' | 'nothing' | 'too far back' | 'unfit';

/** Whether what came before us is here: it is being read, or cannot be. */
export type Past = 'coming' | 'here' | 'missing';

/**
 * All that is held of one table, as one viewer. What came over the line gets in here or not at all: by its form, by the
 * chain, by the rules, and by what is to be shown of it.
 */
export class Holding {
  readonly #timeline = signal<Timeline | null>(null);
  readonly #end = signal(0);
  readonly #choices = signal<OfferedChoices | null>(null);
  readonly #past = signal<Past>('coming');
  readonly #witness = signal<Witness | null>(null);
  #game: Game | null = null;
  #viewer: Viewer = 'public';
  #attempt: Attempt = () => undefined;
  #readAgain: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** What is not gone on with is looked at all the same, until it has come afresh. */
  #isGoneOnWith = false;

  constructor(
    readonly table: string,
    readonly clock: Clock,
  ) {}

  /** What was seen so far. It grows in place: `end` says when. */
  get timeline(): ReadonlySignal<Timeline | null> {
    return this.#timeline;
  }
  /** The last seq that is held. */
  get end(): ReadonlySignal<number> {
    return this.#end;
  }
  get past(): ReadonlySignal<Past> {
    return this.#past;
  }
  /** What our seat may do now. */
  readonly offered = computed<Offered | null>(() => {
    const [choices, timeline, end] = [this.#choices.value, this.#timeline.value, this.#end.value];
    return timeline === null || choices?.seq !== end ? null : offeredAt(timeline, choices);
  });
  readonly doubt = computed<Doubt | null>(() => this.#witness.value?.doubt.value ?? null);
  get game(): Game | null {
    return this.#game;
  }
  get viewer(): Viewer {
    return this.#viewer;
  }
  /** Whether what is held was seen by other eyes than ours are now. */
  get isForOthers(): boolean {
    const timeline = this.#timeline.peek();
    return timeline !== null && timeline.viewer !== this.#viewer;
  }
  /** The seq to go on from; `null` where the table has to come afresh. */
  get from(): number | null {
    return this.#isGoneOnWith ? (this.#timeline.peek()?.end ?? null) : null;
  }

  /** Whose eyes are ours, and at which game. */
  looksAs(game: Game, viewer: Viewer): void {
    if (this.#game !== game) this.#witness.value = new Witness(tableId.parse(this.table), game, this.clock);
    this.#game = game;
    this.#viewer = viewer;
  }

  /** From now on no table is taken that does not bear this. `false` where the one that is held does not. */
  tries(attempt: Attempt): boolean {
    this.#attempt = attempt;
    const timeline = this.#timeline.peek();
    const table = timeline?.table ?? null;
    return timeline === null || table === null || this.#bears(table, timeline.viewer);
  }

  /** It goes on from here. `false` where it cannot. */
  begin({ seq, state, digest }: Snapshot): boolean {
    if (this.#game === null) return true;
    if (!isTable(state, seq) || !this.#bears(state, this.#viewer)) return false;
    const timeline = new Timeline(this.#game, this.#viewer, { seq, table: state });
    this.#isGoneOnWith = true;
    this.#timeline.value = timeline;
    this.#witness.peek()?.begin(seq, digest);
    this.#end.value = seq;
    void this.#readPast(timeline);
    return true;
  }

  /** What does not follow in the chain is as little ours as what cannot be folded. */
  add(shown: ShownEvent): Came {
    const timeline = this.#timeline.peek();
    if (timeline === null || !this.#isGoneOnWith) return 'nothing';
    const { seq, at, event } = shown;
    try {
      if (this.#witness.peek()?.hears(shown) === false) return 'unfit';
      if (!timeline.add({ seq, at, event }, (table) => this.#tryOut(table, timeline.viewer))) return 'nothing';
    } catch (fault) {
      if (!(fault instanceof Unfoldable)) throw fault;
      return event?.type === 'Undone' && !timeline.isWhole ? 'too far back' : 'unfit';
    }
    this.#end.value = timeline.end;
    return 'news';
  }

  /** What is no command of the game is put on no button: `false` where something is none. */
  offer(choices: OfferedChoices): boolean {
    const game = this.#game;
    if (game === null || !this.#isGoneOnWith) return true;
    if (!choices.choices.every((choice) => isCommand(game, choice))) return false;
    this.#choices.value = choices;
    return true;
  }

  /** The line is up, and all that happens is told over it. */
  follows(): void {
    this.#witness.peek()?.follows();
  }

  /** Nothing is told any more. */
  rests(): void {
    this.#witness.peek()?.rests();
  }

  /** It is not gone on with, and looked at until it has come afresh. */
  distrust(): void {
    this.#isGoneOnWith = false;
  }

  /** It is not even looked at: what was seen was for other eyes. */
  drop(): void {
    this.distrust();
    this.#choices.value = null;
    this.#timeline.value = null;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#readAgain);
    this.rests();
  }

  #tryOut(table: Table, viewer: Viewer): void {
    if (this.#game !== null) tryRules(this.#game, table, viewer);
    this.#attempt(table, viewer);
  }

  #bears(table: Table, viewer: Viewer): boolean {
    try {
      this.#tryOut(table, viewer);
      return true;
    } catch {
      // Whatever it was that could not be made of it: it is said that it does not fit, and it is not taken.
      return false;
    }
  }

  /** What passes by itself is tried again, as long as this is where we began. */
  async #readPast(begun: Timeline): Promise<void> {
    clearTimeout(this.#readAgain);
    const witness = this.#witness.peek();
    if (witness === null) return;
    this.#past.value = 'coming';
    const hears = witness.past();
    const whole = await wholeOf(begun, { after: (seq) => api.events(this.table, seq), hears });
    if (this.#isClosed || this.#timeline.peek() !== begun) return;
    if (whole === 'notYet') {
      this.#readAgain = setTimeout(() => void this.#readPast(begun), AGAIN_AFTER_MS);
      return;
    }
    this.#past.value = whole === 'missing' ? 'missing' : 'here';
    if (whole === 'missing') return;
    this.#timeline.value = whole;
    void witness.haveItSigned();
  }
}

const AGAIN_AFTER_MS = 1_000;
