import type { Refusal } from '#events/refusal.js';
import type { Happening } from '#events/seen-by.js';
import { NotSaved } from '#store/not-saved.js';
import type { Answered, Appended, EventStore, StoredEvent } from '#store/event-store.js';
import { CROWDED, NOT_SAVED } from './deed.js';
import type { Deed, Done } from './deed.js';
import { Looks } from './looks.js';
import { RecentAnswers } from './recent-answers.js';
import { RecentEvents } from './recent-events.js';
import { withReveal } from './reveal.js';
import { after, sealed } from './standing.js';
import type { Pinned, TimedStanding } from './standing.js';
import { TableLuck } from './table-luck.js';
import { unlessAway } from './unless-away.js';

/** What a hot table needs of the service around it. */
export interface Surroundings {
  readonly store: Pick<EventStore, 'append' | 'answer' | 'read'>;
  readonly now: () => number;
  /** Tells viewers of what is stored. Nothing else does. */
  readonly publish: (pinned: Pinned, events: readonly StoredEvent[], standing: TimedStanding) => void;
}

/**
 * A table kept folded in memory, where its commands are decided, one after another. For each: decide, append, publish,
 * answer, in this order. While one append is under way the next command is decided on what will be when it lands, and its
 * append follows the first; where an append does not land, everything that built on it is decided again.
 */
export class HotTable {
  /** What is stored, as far as this node has seen. Only this is shown. */
  private stored: TimedStanding;
  /** What will be stored when everything under way has landed. */
  private tip: TimedStanding;
  private landed: Promise<unknown> = Promise.resolve();
  /** How many have not. */
  private underWay = 0;
  /** Grows whenever the tip is thrown away: what was decided on it counts no more. */
  private round = 0;
  /** Whether the store may hold more than this node has seen. */
  private unsure = false;
  private readonly looks = new Looks(() => this.readOn());
  private readonly luck: TableLuck;
  private readonly answers = new RecentAnswers();
  private readonly recent = new RecentEvents();

  constructor(
    readonly pinned: Pinned,
    standing: TimedStanding,
    private readonly around: Surroundings,
  ) {
    this.stored = standing;
    this.tip = standing;
    this.luck = new TableLuck(pinned);
  }

  /** What may be shown. */
  get standing(): TimedStanding {
    return this.stored;
  }

  /** Resolves when everything given so far has landed or failed. */
  get isAtRest(): Promise<unknown> {
    return this.landed;
  }

  /** Stored events after a seq, a page of them at most: none where nothing came after it. */
  async eventsAfter(seq: number): Promise<readonly StoredEvent[]> {
    if (seq >= this.stored.table.seq) return [];
    return this.recent.after(seq) ?? (await this.around.store.read(this.pinned.id, seq, AT_ONCE));
  }

  perform(deed: Deed): Promise<Done> {
    return this.answers.once(deed.command?.id ?? null, () => this.carryOut(deed));
  }

  /** Others may have stored something: look, before anything else is decided. */
  async catchUp(): Promise<void> {
    this.unsure = true;
    // What reads already may have read before it was stored.
    await this.looks.pass();
    if (this.mustLook) await this.looks.join();
  }

  /** Knows of what is stored up to a seq, which somebody else may have stored: what is under way here may be just that. */
  async reach(seq: number): Promise<void> {
    if (this.stored.table.seq < seq) await this.landed;
    if (this.stored.table.seq < seq) await this.catchUp();
  }

  private async carryOut(deed: Deed): Promise<Done> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (this.mustLook && !(await this.isSettled())) return this.refused(NOT_SAVED);
      // Where somebody looks again already: what were stored under their eyes would be told twice.
      const done = this.looks.isUnderWay ? 'again' : await this.attempt(deed);
      if (done === 'again') continue;
      // An answer never comes before the events that it is about.
      return !this.mustLook || (await this.isSettled()) ? done : this.refused(NOT_SAVED);
    }
    return this.refused(CROWDED);
  }

  private attempt(deed: Deed): Promise<Done | 'again'> {
    const { tip } = this;
    const before = this.underWay === 0 ? null : this.landed;
    const decision = deed.decide(tip, this.luck.at(tip));
    return decision.ok
      ? this.append(deed, tip, decision.events, before)
      : this.refusedAfter(before, deed, decision.refusal);
  }

  /** What it was decided on has to land before it is a refusal. */
  private async refusedAfter(before: Promise<unknown> | null, deed: Deed, refusal: Refusal): Promise<Done | 'again'> {
    const { round } = this;
    if (before !== null) await before;
    return round === this.round ? this.refusedUnlessKnown(deed, refusal) : 'again';
  }

  /** False where the store cannot be asked whether it holds more than was seen. */
  private async isSettled(): Promise<boolean> {
    return (await unlessAway(this.looks.join())) !== 'away';
  }

  private append(
    deed: Deed,
    tip: TimedStanding,
    events: readonly Happening[],
    before: Promise<unknown> | null,
  ): Promise<Done | 'again'> {
    const { pinned, around } = this;
    const onto = { seq: tip.table.seq, digest: tip.digest };
    const draws = this.luck.takenAt(tip.table);
    const maker = { seat: deed.seat, command: deed.command, at: around.now(), draws };
    const stamped = sealed(pinned, onto, withReveal(pinned, events), maker);
    const next = after(pinned.game, tip, stamped);
    this.tip = next;
    const asked = { table: pinned.id, after: onto.seq, onto: onto.digest, events: stamped, command: deed.command };
    const appending = around.store.append(asked);
    this.underWay += 1;
    const landing = this.land(appending, before, stamped, next, this.round);
    this.landed = landing.then(nothing, nothing);
    return landing;
  }

  private async land(
    appending: Promise<Appended>,
    before: Promise<unknown> | null,
    events: readonly StoredEvent[],
    next: TimedStanding,
    round: number,
  ): Promise<Done | 'again'> {
    try {
      const appended = await appending;
      if (before !== null) await before;
      return this.landedAs(appended, events, next, round);
    } catch (fault) {
      if (before !== null) await before;
      this.throwAway(round);
      if (fault instanceof NotSaved) return this.refused(NOT_SAVED);
      throw fault;
    } finally {
      this.underWay -= 1;
    }
  }

  private landedAs(
    appended: Appended,
    events: readonly StoredEvent[],
    next: TimedStanding,
    round: number,
  ): Done | 'again' {
    switch (appended.kind) {
      case 'appended':
        if (round === this.round) this.show(events, next);
        else this.unsure = true;
        return { ok: true, seq: next.table.seq };
      case 'known':
        this.throwAway(round);
        return { ok: true, seq: appended.answer.last };
      case 'moved':
        this.throwAway(round);
        return 'again';
    }
  }

  private show(events: readonly StoredEvent[], standing: TimedStanding): void {
    this.stored = standing;
    this.recent.keep(events);
    this.around.publish(this.pinned, events, standing);
  }

  /** What was to be did not come: back to what is stored, which may be more than was seen. */
  private throwAway(round: number): void {
    this.unsure = true;
    if (round !== this.round) return;
    this.round += 1;
    this.tip = this.stored;
  }

  /** Also who comes while it looks waits: else they would overtake those that are decided again after it. */
  private get mustLook(): boolean {
    return this.unsure || this.looks.isUnderWay;
  }

  private async readOn(): Promise<void> {
    await this.landed;
    this.unsure = false;
    try {
      for (;;) {
        const events = await this.around.store.read(this.pinned.id, this.stored.table.seq, AT_ONCE);
        if (events.length > 0) this.show(events, after(this.pinned.game, this.stored, events));
        if (events.length < AT_ONCE) break;
      }
    } catch (fault) {
      this.unsure = true;
      throw fault;
    }
    this.round += 1;
    this.tip = this.stored;
  }

  /** What no longer fits may have taken effect before, under the same id, with its answer lost on the way. */
  private async refusedUnlessKnown({ command }: Deed, refusal: Refusal): Promise<Done | 'again'> {
    const { seq } = this.stored.table;
    const answer = await unlessAway(this.lookedUp(command));
    if (answer === 'away') return this.refused(NOT_SAVED);
    if (this.stored.table.seq > seq) return 'again';
    return answer === null ? this.refused(refusal) : { ok: true, seq: answer.last };
  }

  /** What does not fit yet may fit by what another node has stored, and this one has not heard of. */
  private async lookedUp(command: Deed['command']): Promise<Answered | null> {
    if (command === null || command.seen > this.stored.table.seq) await this.catchUp();
    return command === null ? null : this.around.store.answer(this.pinned.id, command.id);
  }

  private refused(refusal: Refusal): Done {
    return { ok: false, refusal, seq: this.stored.table.seq };
  }
}

/** As often as others may come first before a command is asked to come again. */
const MOST_TRIES = 20;
const AT_ONCE = 1000;

const nothing = (): void => undefined;
