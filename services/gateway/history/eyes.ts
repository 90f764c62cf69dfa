import { Injectable } from '@nestjs/common';
import type { Viewer } from '#events/viewer.js';
import { Records } from '#store/records.js';
import type { Caller } from '../http/caller.js';
import { malformed, notAllowed } from '../http/refused.js';
import { Host } from '../lobby/host.js';
import type { Eyes as EyesAt } from '../play/follower.js';
import { newRecordId } from '../record-id.js';
import type { HotTable } from '../tables/hot-table.js';
import type { TimedStanding } from '../tables/standing.js';

/** Somebody's look at a table. */
export interface Looking {
  readonly viewer: Viewer;
  /** The table as it stood before it was known who looks: what came since may be for somebody else's eyes. */
  readonly standing: TimedStanding;
  /** The same look later on. */
  readonly eyes: EyesAt;
  /** Whether they look with the eyes that are theirs. */
  readonly inPerson: boolean;
  /** Whether it takes a role. */
  readonly byRole: boolean;
}

/** What somebody asked to look with, and why. */
interface AsWhom {
  readonly as?: Viewer;
  readonly reason?: string;
}

/** From which seq to which is looked at; on and on, where the last is null. */
export interface Span {
  readonly first: number;
  readonly last: number | null;
}

/**
 * With whose eyes somebody looks at a table: their seat's if they sit there, the public's otherwise. Who has a role may look
 * with any others, which leaves an access record before anything is shown; and so may everybody once nothing is hidden.
 */
@Injectable()
export class Eyes {
  constructor(
    private readonly host: Host,
    private readonly records: Records,
  ) {}

  /** Who looks; `spanOf` says at what, given where the table stands. */
  async of(
    asker: Caller | null,
    table: HotTable,
    { as, reason }: AsWhom,
    spanOf: (now: number) => Span,
  ): Promise<Looking> {
    const { standing } = table;
    const own = this.ownEyes(asker, table);
    if (as === undefined)
      return { standing, viewer: await this.viewerAt(asker, table), eyes: own, inPerson: true, byRole: false };

    const viewer = this.checked(as, standing);
    const look = { standing, viewer, inPerson: false };
    if (!isHidden(viewer, standing)) return { ...look, eyes: () => Promise.resolve(viewer), byRole: false };
    const by = await this.checkedStaff(asker, table);
    await this.recordLook(by, table, viewer, spanOf(standing.table.seq), reason);
    return { ...look, eyes: borrowed(viewer, own), byRole: true };
  }

  /** The same eyes, where what is looked at is known only once it has been read: the record is kept then. */
  async opened(asker: Caller, table: HotTable, { as = 'public', reason }: AsWhom) {
    const { standing } = table;
    const viewer = this.checked(as, standing);
    if (!isHidden(viewer, standing)) return { viewer, looksAt: () => Promise.resolve() };
    const by = await this.checkedStaff(asker, table);
    return { viewer, looksAt: (span: Span) => this.recordLook(by, table, viewer, span, reason) };
  }

  private checked(as: Viewer, { table: { setting } }: TimedStanding): Viewer {
    if (typeof as === 'number' && as >= setting.seats)
      throw malformed('"as" does not fit: the table has no such seat.');
    return as;
  }

  private async checkedStaff(asker: Caller | null, table: HotTable): Promise<string> {
    if (asker === null || asker.person.role === 'player')
      throw notAllowed('Only an admin looks with other eyes than their own.');
    // They may have sat down at another node, and this one has not heard of it yet.
    await table.catchUp();
    if ((await this.host.seatOf(table, asker.person.id)) !== null)
      throw notAllowed('Who sits at a table looks with their own eyes while the game goes on.');
    return asker.person.id;
  }

  private async recordLook(
    by: string,
    { pinned: { id: table } }: HotTable,
    viewer: Viewer,
    { first, last }: Span,
    reason: string | undefined,
  ): Promise<void> {
    if (last !== null && last < first) return;
    const eyes = typeof viewer === 'number' ? `seat:${viewer}` : viewer;
    const why = reason ?? null;
    await this.records.keepAccess({ id: newRecordId(), at: Date.now(), by, table, eyes, first, last, reason: why });
  }

  private ownEyes(asker: Caller | null, { pinned }: HotTable): EyesAt {
    return async (seq) => {
      const later = await this.host.find(pinned.id);
      await later.reach(seq);
      return this.viewerAt(asker, later);
    };
  }

  private async viewerAt(asker: Caller | null, table: HotTable): Promise<Viewer> {
    return (asker === null ? null : await this.host.seatOf(table, asker.person.id)) ?? 'public';
  }
}

/** Until whoever borrowed them sits down at the table: then they look with their own, as everybody does who sits there. */
const borrowed =
  (viewer: Viewer, own: EyesAt): EyesAt =>
  async (seq) => {
    const theirs = await own(seq);
    return theirs === 'public' ? viewer : theirs;
  };

/** Once the seed is shown everything is open: whoever wants to can read it in the export. */
const isHidden = (viewer: Viewer, { table }: TimedStanding): boolean =>
  viewer !== 'public' && !(table.status === 'finished' && table.seed !== null);
