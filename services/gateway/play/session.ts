import type { TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import { CLOSE_CODES } from '#events/wire/problem.js';
import type { FatalCode, TroubleCode } from '#events/wire/problem.js';
import { PROTOCOL } from '#events/wire/protocol.js';
import type { ClientMessage, Follow, GivenCommand, Hello } from '#events/wire/socket.js';
import { NotRead } from '#store/not-read.js';
import { soonThen } from '../soon.js';
import type { Soon } from '../soon.js';
import { commanded } from '../tables/deeds.js';
import { NOT_STARTED } from '../tables/deed.js';
import type { Done } from '../tables/deed.js';
import type { HotTable } from '../tables/hot-table.js';
import { UnknownRules } from '../tables/unknown-rules.js';
import { heldOf } from './held-of.js';
import type { Heard } from '../audit/heard.js';
import { SUSPENDED } from '../http/refused.js';
import type { Follower } from './follower.js';
import { found, troubleOf } from './found.js';
import type { Known } from './doorman.js';
import { floorOf } from './floor.js';
import type { Line } from './line.js';
import type { Node } from './node.js';
import { OneByOne } from './one-by-one.js';
import { arrived, eyesAt, viewerAt } from './own-eyes.js';
import type { PaceLimit } from './pace-limit.js';
import { FAILED, NOT_SEATED, refused, UNKNOWN_TABLE } from './refused.js';
import { said, shownSnapshot } from './shown.js';
import { UnderWay } from './under-way.js';
import { understood } from './understood.js';

/** One socket's conversation: hello first, then following tables and giving commands, each by its schema or not at all. */
export class Session {
  private known: Known | null = null;
  private welcomed = false;
  private misunderstood = 0;
  private isLeaving = false;
  private readonly underWay = new UnderWay();
  private readonly following = new Map<TableId, Follower>();
  /** What was heard is done in its order; only commands may be under way together. */
  private readonly heard = new OneByOne((fault) => {
    if (!(fault instanceof NotRead)) this.node.onFault(fault);
    this.part('going_away', 'Something failed here: come back in a moment.');
  });

  constructor(
    private readonly node: Node,
    private readonly line: Line,
    private readonly pace: PaceLimit,
    /** What the browser that opened the socket is signed in with; a hello that brings a token means that one. */
    private readonly cookie: string | null = null,
  ) {}

  /** What whoever speaks here is signed in by, if they are. */
  get signedInBy(): Uint8Array | null {
    return this.known?.session ?? null;
  }

  /** Those it speaks of are nobody any more, or not by any token that there is. */
  signedOut(are: (known: Known) => boolean): void {
    if (this.known !== null && are(this.known)) this.part('not_signed_in', 'You are signed out.');
  }

  /** Whatever came over the socket. */
  hear(text: string): void {
    if (this.line.isClosed || this.isLeaving) return;
    this.line.hearNoFaster();
    switch (this.pace.take()) {
      case 'shut out':
        this.part('too_fast', 'Too many messages.');
        return;
      case 'too fast':
        this.complain('too_fast', 'Too many messages: this one was not read.');
        return;
      case 'taken':
        this.heed(text);
    }
  }

  /** The socket did not say hello in time. */
  overdue(): void {
    if (!this.welcomed) this.part('no_hello', 'The first message is hello.');
  }

  gone(): void {
    for (const table of this.following.keys()) this.stopFollowing(table);
  }

  /**
   * Hears no more, answers what was heard, and then sends whoever it is elsewhere: what they say meanwhile they say there
   * once more.
   */
  sendAway(comeBackMs: number): Promise<void> {
    this.isLeaving = true;
    return new Promise((resolve) => {
      this.heard.next(async () => {
        await this.underWay.none();
        this.part('going_away', 'This node stops: please come back.', comeBackMs);
        resolve();
      });
    });
  }

  part(code: FatalCode, message: string, comeBackMs?: number): void {
    this.complain(code, message, comeBackMs);
    this.line.close(CLOSE_CODES[code], code);
  }

  private heed(text: string): void {
    const message = understood(text);
    if (message === null) {
      this.misunderstood += 1;
      if (this.misunderstood > MOST_MISUNDERSTOOD) this.part('malformed', 'Not a message of this protocol.');
      else this.complain('malformed', 'Not a message of this protocol.');
      return;
    }
    this.heard.next(() => this.answer(message));
  }

  private answer(message: ClientMessage): Soon<void> {
    if (message.event === 'hello') return this.welcome(message.data);
    if (!this.welcomed) {
      this.overdue();
      return;
    }
    switch (message.event) {
      case 'follow':
        return this.follow(message.data);
      case 'unfollow': {
        this.stopFollowing(message.data.table);
        return;
      }
      case 'command':
        return this.command(message.data);
    }
  }

  private async welcome({ token, protocol }: Hello): Promise<void> {
    if (protocol !== PROTOCOL) {
      this.part('wrong_protocol', `This server speaks protocol ${PROTOCOL}.`);
      return;
    }
    const shown = token ?? this.cookie;
    const known = shown === null ? null : await this.node.doorman.whoIs(shown);
    if (token !== undefined && known === null) {
      this.part('not_signed_in', 'That token is not valid.');
      return;
    }

    for (const table of this.following.keys()) this.stopFollowing(table);
    this.known = known;
    this.welcomed = true;
    const data = { protocol: PROTOCOL, node: this.node.name };
    this.line.show(said({ event: 'welcome', data: known === null ? data : { ...data, player: known.player } }));
  }

  private async follow({ table: id, after, choices = true }: Follow): Promise<void> {
    const hot = await found(this.node, id);
    if (hot === null || hot instanceof UnknownRules) {
      this.complain(...troubleOf(hot));
      return;
    }
    // Who comes from another node may hold more than this one has heard of.
    if (after !== undefined) await hot.reach(after);
    this.stopFollowing(id);
    if (this.following.size >= MOST_FOLLOWED) {
      this.complain('too_fast', `No more than ${MOST_FOLLOWED} tables at once.`);
      return;
    }

    // Where they sit is asked after what they are shown was taken: so it is shown to who sits there by then.
    const held = heldOf(hot, after);
    const floor = held === null ? await floorOf(hot) : null;
    const viewer = await viewerAt(this.node, this.known, hot);
    if (this.line.isClosed) return;
    if (floor !== null) this.line.show(shownSnapshot(hot.pinned, floor, viewer));
    const from = held ?? floor?.table.seq ?? 0;
    this.following.set(
      id,
      this.node.audiences.join(hot, this.line, {
        viewer,
        held: from,
        eyes: eyesAt(this.node, () => this.known, id),
        inPerson: true,
        choices,
      }),
    );
    arrived(this.node, this.known, hot, viewer);
  }

  private stopFollowing(id: TableId): void {
    const follower = this.following.get(id);
    if (follower === undefined) return;
    this.following.delete(id);
    this.node.audiences.leave(id, follower);
  }

  /** The next message need not wait for the answer: the table keeps the order. */
  private command(given: GivenCommand): Soon<void> {
    return soonThen(found(this.node, given.table), (hot) => {
      if (hot !== null && !(hot instanceof UnknownRules)) return this.commandAt(hot, given);
      this.reply(given, refused(hot?.refusal ?? UNKNOWN_TABLE, 0));
    });
  }

  private commandAt(hot: HotTable, given: GivenCommand): Soon<void> {
    // Before the start seats still change: who asks then is told what the rules say to everybody.
    const { status, seq } = hot.standing.table;
    const isSuspended = this.node.doorman.isSuspended(this.known);
    if (status === 'open' || isSuspended) {
      this.reply(given, refused(isSuspended ? SUSPENDED : NOT_STARTED, seq));
      return;
    }
    return soonThen(viewerAt(this.node, this.known, hot), (viewer) => {
      if (typeof viewer === 'number') this.underWay.begin(this.perform(hot, viewer, given));
      else this.reply(given, refused(NOT_SEATED, hot.standing.table.seq));
    });
  }

  private async perform(hot: HotTable, seat: Seat, given: GivenCommand): Promise<void> {
    const { table, id, seen, command } = given;
    const start = performance.now();
    try {
      const done = await hot.perform(commanded(hot.pinned.game, { id, seat, command, seen }));
      // An answer never comes before the events that it is about, even where they are still being caught up with.
      const follower = this.following.get(given.table);
      if (done.ok && follower !== undefined && follower.held < done.seq) await follower.reached(done.seq);
      this.reply(given, done, { table, seat, seen, command, ms: performance.now() - start });
    } catch (fault) {
      this.node.onFault(fault, id);
      this.reply(given, refused(FAILED, hot.standing.table.seq));
    }
  }

  private reply({ id }: GivenCommand, done: Done, heard: Heard | null = null): void {
    this.line.show(said({ event: 'answer', data: { id, ...done } }));
    this.node.onAnswer(done, heard);
  }

  private complain(code: TroubleCode, message: string, comeBackMs?: number): void {
    const data = { code, message, ...(comeBackMs === undefined ? {} : { comeBackMs }) };
    this.line.show(said({ event: 'problem', data }));
  }
}

/** More than anybody can look at. */
const MOST_FOLLOWED = 100;
/** A client that sends nonsense now and then is a client with a bug; one that goes on is none. */
const MOST_MISUNDERSTOOD = 10;
