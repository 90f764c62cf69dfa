import type { TableId } from '#events/envelope.js';
import { isNobody, nobodyAt } from '#store/attendance.js';
import type { Attendance, Present } from '#store/attendance.js';

/** Who is at the tables of this node, on all others. */
export interface Elsewhere {
  at(table: TableId): Present;
  /** The same of any tables, as they are asked about. */
  atEach(tables: readonly TableId[]): Promise<readonly Present[]>;
  /** Somebody came or went here. */
  changed(table: TableId): void;
}

/** What is asked of this node's own tables. */
export interface Halls {
  /** Those that somebody here follows. */
  tables(): readonly TableId[];
  presentAt(table: TableId): Present;
  /** Somebody came or went elsewhere. */
  changedElsewhere(table: TableId): void;
}

export interface RollCallSurroundings {
  readonly attendance: Attendance;
  /** A name that no other process ever has. */
  readonly node: string;
  /** Calls back after so many milliseconds; what it gives back cancels that. */
  readonly later: (ms: number, then: () => void) => () => void;
  readonly onFault: (fault: unknown) => void;
}

/** Tells the other nodes who is here, and this one who is there: a few times in some seconds, however many come and go. */
export class RollCall implements Elsewhere {
  private readonly unsaid = new Set<TableId>();
  private there = new Map<TableId, Present>();
  private halls: Halls | null = null;
  private calling: Promise<void> = Promise.resolve();
  private cancel: () => void = () => undefined;
  private lastHeard = 0;

  constructor(
    private readonly around: RollCallSurroundings,
    private readonly now: () => number = () => performance.now(),
  ) {}

  at(table: TableId): Present {
    return this.there.get(table) ?? nobodyAt(table);
  }

  atEach(tables: readonly TableId[]): Promise<readonly Present[]> {
    const { attendance, node } = this.around;
    return attendance.at(tables, node);
  }

  changed(table: TableId): void {
    this.unsaid.add(table);
  }

  start(halls: Halls): void {
    this.halls = halls;
    this.goRound();
  }

  /** Resolves when the others know that nobody is here any more, or nobody can tell them. */
  async stop(): Promise<void> {
    const wasCalling = this.halls !== null;
    this.halls = null;
    this.cancel();
    await this.calling;
    if (wasCalling) await this.around.attendance.leave(this.around.node).catch(this.around.onFault);
  }

  private goRound(): void {
    this.calling = this.call().then(() => {
      if (this.halls !== null) this.cancel = this.around.later(ROUND_MS, () => this.goRound());
    });
  }

  private async call(): Promise<void> {
    const { halls } = this;
    if (halls === null) return;
    const { attendance, node, onFault } = this.around;
    const saying = [...this.unsaid];
    this.unsaid.clear();
    try {
      const { present, isNew } = await attendance.exchange({
        ...{ node, forMs: THERE_MS, about: halls.tables() },
        present: saying.map((table) => halls.presentAt(table)),
      });
      this.lastHeard = this.now();
      if (isNew) for (const table of halls.tables()) this.unsaid.add(table);
      this.hear(halls, present);
    } catch (fault) {
      for (const table of saying) this.unsaid.add(table);
      onFault(fault);
      // Who cannot ask does not go on telling what was long ago.
      if (this.now() - this.lastHeard > THERE_MS) this.hear(halls, []);
    }
  }

  private hear(halls: Halls, present: readonly Present[]): void {
    const before = this.there;
    this.there = new Map(present.filter((one) => !isNobody(one)).map((one) => [one.table, one]));
    for (const table of new Set([...before.keys(), ...this.there.keys()]))
      if (!isSame(before.get(table), this.there.get(table))) halls.changedElsewhere(table);
  }
}

/** How late others are told at most; together with their own round, what is shown is never older than twice this. */
const ROUND_MS = 750;
/** Who says nothing for so long is gone: some rounds, so that one that is late is not taken for dead. */
const THERE_MS = 3_000;

const isSame = (one: Present | undefined, other: Present | undefined): boolean =>
  one?.watchers === other?.watchers && String(one?.seats) === String(other?.seats);
