import { effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { gameAt } from '#engine/registry.js';
import type { Asking } from '#engine/kit/game.js';
import type { TableId } from '#events/envelope.js';
import { tableId } from '#events/wire/ids.js';
import type { ShownEvent } from '#events/wire/play.js';
import type { Presence, ServerMessage, Snapshot, Trouble } from '#events/wire/socket.js';
import type { TableAsShown } from '#events/wire/tables.js';
import { pageClock } from '../timeline/clock.js';
import type { Clock } from '../timeline/clock.js';
import type { Timeline } from '../timeline/timeline.js';
import { api, Refused } from './api.js';
import { CHANGES_SEATS } from './changes-seats.js';
import { Errand } from './errand.js';
import { Holding } from './holding.js';
import type { Attempt, Past } from './holding.js';
import type { Line } from './line.js';
import { Mends } from './mends.js';
import { nowhereOf, UnknownGame, UnknownRules } from './nowhere.js';
import type { Nowhere } from './nowhere.js';
import type { Offered } from './offered-at.js';
import type { Doubt } from './witness.js';

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
  readonly #presence = signal<Presence | null>(null);
  readonly #mends = new Mends();
  readonly #holding: Holding;
  readonly errand: Errand;
  #me: string | undefined;
  /** Who sits where was asked for so often; the answer that was taken last is to this one. */
  #asked = 0;
  #answered = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #leave: () => void = () => undefined;
  #isClosed = false;

  constructor(
    readonly id: string,
    readonly line: Line,
    clock: Clock = pageClock,
  ) {
    this.#holding = new Holding(id, clock);
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
    return this.#holding.timeline;
  }
  /** The last seq that is held. */
  get end(): ReadonlySignal<number> {
    return this.#holding.end;
  }
  /** Whether what came before us is here. */
  get past(): ReadonlySignal<Past> {
    return this.#holding.past;
  }
  /** What our seat may do, and the seq that this is about. */
  get offered(): ReadonlySignal<Offered | null> {
    return this.#holding.offered;
  }
  get presence(): ReadonlySignal<Presence | null> {
    return this.#presence;
  }
  /** What the server tells is not what it told before. */
  get doubt(): ReadonlySignal<Doubt | null> {
    return this.#holding.doubt;
  }
  /** How often something came that did not fit, and the table was asked for afresh. */
  get mended(): ReadonlySignal<number> {
    return this.#mends.count;
  }

  /** Comes in, and stays over as many lines as it takes. */
  come(): void {
    const endsListening = this.line.listen({
      up: () => void this.#take(),
      heard: this.#hear.bind(this),
    });
    const endsWatching = effect(() => {
      if (this.line.state.value.kind !== 'up') this.#holding.rests();
    });
    this.#leave = () => {
      endsListening();
      endsWatching();
      this.#holding.rests();
    };
  }

  /** Looks who sits where, and so whose eyes are ours. What was asked for later is known better. */
  async look(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const shown = await api.table(this.id);
    if (asked < this.#answered) return;
    this.#answered = asked;
    this.#shown.value = shown;
    if (shown.unknownRules === true) throw new UnknownRules(shown.game, shown.edition);
    const game = gameAt(shown.game, shown.edition);
    if (game === undefined) throw new UnknownGame(shown.game);
    const me = this.line.player.value?.id;
    this.#me = me;
    const seat = shown.seats.find((each) => 'player' in each && each.player.id === me)?.seat;
    this.#holding.looksAs(game, seat ?? 'public');
  }

  /** Gives a command of ours: it is kept until it is answered. */
  give(command: Asking): void {
    this.errand.give(command, this.end.peek());
  }

  /** From now on no table is taken that does not bear this; nor is the one that is held. */
  tries(attempt: Attempt): void {
    if (!this.#holding.tries(attempt)) this.mend();
  }

  leave(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    this.#leave();
    if (this.#follows) this.line.say('unfollow', { table: this.#name });
    this.errand.close();
    this.#holding.close();
  }

  #follows = false;
  get #name(): TableId {
    return tableId.parse(this.id);
  }

  /** The line is up: who we are may have changed, so that other things can be seen. */
  async #take(): Promise<void> {
    if (this.#answered < this.#asked || this.#holding.game === null || this.#me !== this.line.player.value?.id) {
      if (!(await this.#looked())) return;
    }
    if (this.#isClosed) return;
    if (this.#holding.isForOthers) this.#holding.drop();
    this.#follow();
    this.errand.again();
  }

  #takeLater(): void {
    clearTimeout(this.#again);
    if (!this.#isClosed) this.#again = setTimeout(() => void this.#take(), AGAIN_AFTER_MS);
  }

  /** Whether it could be seen who sits where. What passes by itself is tried again. */
  async #looked(): Promise<boolean> {
    try {
      await this.look();
      return true;
    } catch (fault) {
      if (fault instanceof Refused && fault.isPassing) this.#takeLater();
      else this.#nowhere(nowhereOf(fault));
      return false;
    }
  }

  #follow(): void {
    const { from } = this.#holding;
    this.#follows = true;
    if (this.line.state.peek().kind === 'up') this.#holding.follows();
    this.line.say('follow', { table: this.#name, ...(from === null ? {} : { after: from }) });
  }

  #hear(message: ServerMessage): void {
    const { event, data } = message;
    if (event === 'answer') this.errand.answered(data);
    if (event === 'problem') this.#stumble(data);
    if (!('table' in data) || data.table !== this.id) return;
    if (event === 'snapshot') this.#begin(data);
    if (event === 'event') this.#add(data);
    if (event === 'choices') this.#fits(this.#holding.offer(data));
    if (event === 'presence') this.#presence.value = data;
  }

  #stumble({ code }: Trouble): void {
    if (code === 'unknown_table' && this.timeline.peek() === null) this.#nowhere({ kind: 'noTable' });
    // What was not read may have been anything of ours.
    if (code === 'too_fast') this.#takeLater();
    if (code === 'unknown_rules') void this.#looked().then((isThere) => isThere && this.#takeLater());
  }

  /** Where it passes over what we did not see, seats may have changed meanwhile. */
  #begin(snapshot: Snapshot): void {
    const held = this.timeline.peek()?.end ?? snapshot.seq;
    if (!this.#fits(this.#holding.begin(snapshot))) return;
    if (this.timeline.peek() !== null) this.#state.value = { kind: 'here' };
    if (held < snapshot.seq) void this.#lookAgain();
  }

  #add(shown: ShownEvent): void {
    const came = this.#holding.add(shown);
    if (came === 'unfit') this.mend();
    if (came === 'too far back') this.#anew();
    if (came === 'news' && shown.event !== null && CHANGES_SEATS.has(shown.event.type)) void this.#lookAgain();
  }

  #fits(fits: boolean): boolean {
    if (!fits) this.mend();
    return fits;
  }

  /** Somebody sat down or got up: perhaps we did, elsewhere. */
  async #lookAgain(): Promise<void> {
    if (!(await this.#looked()) || !this.#holding.isForOthers || this.#isClosed) return;
    this.#holding.drop();
    this.#follow();
  }

  /** Something does not fit, as it came or as it is shown: it is not gone on with, and asked for afresh. */
  mend(): void {
    if (this.#mends.once()) this.#anew();
    else this.#nowhere({ kind: 'unfit' });
  }

  /** From a table held whole; also where something was taken back that lies before what was read so far. */
  #anew(): void {
    this.#holding.distrust();
    this.#follow();
  }

  #nowhere(why: Nowhere): void {
    this.#leave();
    this.#state.value = { kind: 'nowhere', why };
  }
}

const AGAIN_AFTER_MS = 1_000;
