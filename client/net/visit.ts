import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { gameAt } from '#engine/registry.js';
import type { Asking, Game } from '#engine/kit/game.js';
import type { TableId } from '#events/envelope.js';
import type { Viewer } from '#events/viewer.js';
import { tableId } from '#events/wire/ids.js';
import type { ShownEvent } from '#events/wire/play.js';
import type { OfferedChoices, Presence, ServerMessage, Snapshot } from '#events/wire/socket.js';
import type { TableAsShown } from '#events/wire/tables.js';
import { Timeline, Unfoldable } from '../timeline/timeline.js';
import { api, Refused } from './api.js';
import { CHANGES_SEATS } from './changes-seats.js';
import { Errand } from './errand.js';
import { isTable } from './is-table.js';
import { nowhereOf, UnknownGame } from './nowhere.js';
import type { Nowhere } from './nowhere.js';
import { wholeOf } from './past.js';
import { Witness } from './witness.js';
import type { Doubt } from './witness.js';
import type { Line } from './line.js';

/** How far a visit has come. */
export type VisitState =
  | { readonly kind: 'coming' }
  | { readonly kind: 'here' }
  /** It cannot go on. */
  | { readonly kind: 'nowhere'; readonly why: Nowhere };

/**
 * A visit to one table, as whoever we are: all that was seen of it, kept up over as many lines as it takes. What does
 * not fit is never shown: the table is asked for afresh, and that it was stands in `mended`.
 */
export class Visit {
  readonly #state = signal<VisitState>({ kind: 'coming' });
  readonly #shown = signal<TableAsShown | null>(null);
  readonly #timeline = signal<Timeline | null>(null);
  readonly #end = signal(0);
  readonly #offered = signal<OfferedChoices | null>(null);
  readonly #presence = signal<Presence | null>(null);
  readonly #mended = signal(0);
  readonly #witness = signal<Witness | null>(null);
  readonly errand: Errand;
  #game: Game | null = null;
  #viewer: Viewer = 'public';
  #me: string | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #leave: () => void = () => undefined;
  #isClosed = false;

  constructor(
    readonly id: string,
    readonly line: Line,
  ) {
    this.errand = new Errand(id, line);
  }

  get state(): ReadonlySignal<VisitState> {
    return this.#state;
  }
  /** The table as the lobby knows it: who sits where. */
  get shown(): ReadonlySignal<TableAsShown | null> {
    return this.#shown;
  }
  /** What was seen so far. The timeline grows in place: `end` says when. */
  get timeline(): ReadonlySignal<Timeline | null> {
    return this.#timeline;
  }
  /** The last seq that is held. */
  get end(): ReadonlySignal<number> {
    return this.#end;
  }
  /** What our seat may do, and the seq that this is about. */
  get offered(): ReadonlySignal<OfferedChoices | null> {
    return this.#offered;
  }
  get presence(): ReadonlySignal<Presence | null> {
    return this.#presence;
  }
  /** What the server tells is not what it told before. */
  readonly doubt = computed<Doubt | null>(() => this.#witness.value?.doubt.value ?? null);
  /** How often something came that did not fit, and the table was asked for afresh. */
  get mended(): ReadonlySignal<number> {
    return this.#mended;
  }

  /** Comes in, and stays over as many lines as it takes. */
  come(): void {
    this.#leave = this.line.listen({
      up: () => void this.#take(),
      heard: this.#hear.bind(this),
    });
  }

  /** Looks who sits where, and so whose eyes are ours. */
  async look(): Promise<void> {
    const shown = await api.table(this.id);
    this.#shown.value = shown;
    const game = gameAt(shown.game, shown.edition);
    if (game === undefined) throw new UnknownGame(shown.game);
    if (this.#game !== game) this.#witness.value = new Witness(this.#name, game);
    this.#game = game;
    const me = this.line.player.value?.id;
    this.#me = me;
    this.#viewer = shown.seats.find((each) => 'player' in each && each.player.id === me)?.seat ?? 'public';
  }

  /** Gives a command of ours: it is kept until it is answered. */
  give(command: Asking): void {
    this.errand.give(command, this.#end.value);
  }

  leave(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    this.#leave();
    if (this.#follows) this.line.say('unfollow', { table: this.#name });
    this.errand.close();
    this.#witness.value?.close();
  }

  #follows = false;
  get #name(): TableId {
    return tableId.parse(this.id);
  }

  /** The line is up: who we are may have changed, so that other things can be seen. */
  async #take(): Promise<void> {
    const before = this.#viewer;
    if (this.#game === null || this.#me !== this.line.player.value?.id) {
      if (!(await this.#looked())) return;
    }
    if (this.#isClosed) return;
    if (before !== this.#viewer) this.#timeline.value = null;
    this.#follow();
    this.errand.again();
  }

  /** Whether it could be seen who sits where. What passes by itself is tried again. */
  async #looked(): Promise<boolean> {
    try {
      await this.look();
      return true;
    } catch (fault) {
      if (fault instanceof Refused && fault.isPassing)
        this.#again = setTimeout(() => void this.#take(), AGAIN_AFTER_MS);
      else this.#nowhere(nowhereOf(fault));
      return false;
    }
  }

  #follow(): void {
    const held = this.#timeline.value;
    this.#follows = true;
    this.line.say('follow', { table: this.#name, ...(held === null ? {} : { after: held.end }) });
  }

  #hear(message: ServerMessage): void {
    const { event, data } = message;
    if (event === 'answer') this.errand.answered(data);
    if (event === 'problem' && data.code === 'unknown_table' && this.#timeline.value === null)
      this.#nowhere({ kind: 'noTable' });
    if (!('table' in data) || data.table !== this.id) return;
    if (event === 'snapshot') this.#begin(data);
    if (event === 'event') this.#add(data);
    if (event === 'choices') this.#offered.value = data;
    if (event === 'presence') this.#presence.value = data;
  }

  #begin({ seq, state, digest }: Snapshot): void {
    const game = this.#game;
    if (game === null) return;
    if (!isTable(state, seq)) {
      this.#mend();
      return;
    }
    const timeline = new Timeline(game, this.#viewer, { seq, table: state });
    this.#timeline.value = timeline;
    this.#witness.peek()?.begin(seq, digest);
    this.#end.value = seq;
    this.#state.value = { kind: 'here' };
    void this.#readPast(timeline);
  }

  #add(shown: ShownEvent): void {
    const timeline = this.#timeline.value;
    if (timeline === null || !this.#takes(timeline, shown)) return;
    const { seq, event } = shown;
    if (this.#offered.value !== null && this.#offered.value.seq < seq) this.#offered.value = null;
    this.#end.value = timeline.end;
    if (event !== null && CHANGES_SEATS.has(event.type)) void this.#lookAgain();
  }

  /** Whether it is news. What does not follow in the chain is as little ours as what cannot be folded. */
  #takes(timeline: Timeline, shown: ShownEvent): boolean {
    const { seq, at, event } = shown;
    try {
      if (this.#witness.peek()?.hears(shown) === false) throw new Unfoldable(seq, 'It does not follow in the chain.');
      return timeline.add({ seq, at, event });
    } catch (fault) {
      if (!(fault instanceof Unfoldable)) throw fault;
      if (event?.type === 'Undone' && !timeline.isWhole) this.#anew();
      else this.#mend();
      return false;
    }
  }

  /** Somebody sat down or got up: perhaps we did, elsewhere. */
  async #lookAgain(): Promise<void> {
    const before = this.#viewer;
    if (!(await this.#looked()) || before === this.#viewer || this.#isClosed) return;
    this.#anew();
  }

  /** Something does not fit: what is held is not trusted any more, and asked for afresh. */
  #mend(): void {
    this.#mended.value += 1;
    if (this.#mended.value > MOST_MENDED) {
      this.#nowhere({ kind: 'unfit' });
      return;
    }
    this.#anew();
  }

  /** From a table held whole; also where something was taken back that lies before what was read so far. */
  #anew(): void {
    this.#timeline.value = null;
    this.#follow();
  }

  #nowhere(why: Nowhere): void {
    this.#leave();
    this.#state.value = { kind: 'nowhere', why };
  }

  async #readPast(begun: Timeline): Promise<void> {
    const witness = this.#witness.peek();
    if (witness === null) return;
    const hears = witness.past(begun.start);
    const whole = await wholeOf(begun, { after: (seq) => api.events(this.id, seq), hears });
    if (whole === null || this.#timeline.value !== begun) return;
    this.#timeline.value = whole;
    void witness.haveItSigned();
  }
}

/** A server whose words never fit is not asked for ever. */
const MOST_MENDED = 5;

const AGAIN_AFTER_MS = 1_000;
