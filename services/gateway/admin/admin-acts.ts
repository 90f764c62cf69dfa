import { Injectable } from '@nestjs/common';
import type { Act } from '#events/wire/admin.js';
import type { TableId } from '#events/envelope.js';
import { People } from '#store/people.js';
import { Records } from '#store/records.js';
import type { ActKept } from '#store/records.js';
import { Reports } from '#store/reports.js';
import { Suspensions } from '../accounts/suspensions.js';
import { Names } from '../audit/names.js';
import { notFound, refusedBy, taken } from '../http/refused.js';
import { Host } from '../lobby/host.js';
import { SetAside } from '../parts.js';
import { newRecordId } from '../record-id.js';
import { endedByAdmin } from '../tables/deeds.js';
import type { HotTable } from '../tables/hot-table.js';

/**
 * What admins do. The act is kept first, with its reason, and done then: nothing is ever done that nobody can account for. One
 * that could not be done is withdrawn by another act, and both stay.
 */
@Injectable()
export class AdminActs {
  constructor(
    private readonly host: Host,
    private readonly people: People,
    private readonly records: Records,
    private readonly reports: Reports,
    private readonly suspensions: Suspensions,
    private readonly names: Names,
    private readonly aside: SetAside,
  ) {}

  /** Ends a game that hangs: it is over, without a result. */
  async end(id: TableId, by: string, reason: string): Promise<Act> {
    const table = await this.upToDate(id);
    if (table.standing.table.status === 'finished') throw taken('The game is over already.');
    const act = await this.keep({ ...NOTHING, by, reason, kind: 'end', table: id });
    await this.close(table, act);
    return this.shown(act);
  }

  /** Takes the result away: of a game that goes on by ending it, of one that is over by the record alone, since its events are. */
  async void(id: TableId, by: string, reason: string): Promise<Act> {
    const table = await this.upToDate(id);
    if ((await this.records.voided([id])).has(id)) {
      // Whoever asks again may do so because the standings did not hear of it.
      await this.aside.tell(id);
      throw taken('Its result does not count already.');
    }
    const act = await this.keep({ ...NOTHING, by, reason, kind: 'void', table: id });
    if (table.standing.table.status !== 'finished') await this.close(table, act);
    await this.aside.tell(id);
    return this.shown(act);
  }

  async suspend(player: string, by: string, reason: string): Promise<Act> {
    const person = await this.personOf(player);
    if (person.role !== 'player') throw taken('Who holds a role is not suspended: have it revoked first.');
    if ((await this.people.suspended()).has(player)) throw taken('They are suspended already.');
    const act = await this.keep({ ...NOTHING, by, reason, kind: 'suspend', player });
    await this.suspensions.suspend(player);
    return this.shown(act);
  }

  async unsuspend(player: string, by: string, reason: string): Promise<Act> {
    await this.personOf(player);
    if (!(await this.people.suspended()).has(player)) throw taken('They are not suspended.');
    const act = await this.keep({ ...NOTHING, by, reason, kind: 'unsuspend', player });
    this.suspensions.unsuspend(player);
    return this.shown(act);
  }

  /** The reason is the answer that the reporter sees. */
  async resolve(report: string, by: string, reason: string): Promise<Act> {
    const found = await this.reports.report(report);
    if (found === null) throw notFound('There is no such report.');
    return this.shown(await this.keep({ ...NOTHING, by, reason, kind: 'resolve', table: found.table, report }));
  }

  private async upToDate(id: TableId): Promise<HotTable> {
    const table = await this.host.find(id);
    await table.catchUp();
    return table;
  }

  private async close(table: HotTable, act: ActKept): Promise<void> {
    const done = await table.perform(endedByAdmin());
    if (done.ok || (done.refusal.code === 'finished' && act.kind === 'void')) return;
    const { by, id } = act;
    await this.keep({
      ...NOTHING,
      by,
      table: act.table,
      kind: 'withdraw',
      withdraws: id,
      reason: done.refusal.message,
    });
    throw refusedBy(done.refusal);
  }

  private async keep(act: Omit<ActKept, 'id' | 'at'>): Promise<ActKept> {
    const kept = { ...act, id: newRecordId(), at: Date.now() };
    if (!(await this.records.keepAct(kept))) throw taken('That report is resolved already.');
    return kept;
  }

  private async personOf(player: string) {
    const person = (await this.people.people([player])).get(player);
    if (person === undefined) throw notFound('There is no such player.');
    return person;
  }

  private async shown(act: ActKept): Promise<Act> {
    const [shown] = await this.names.acts([act]);
    if (shown === undefined) throw new Error('An act is shown as one.');
    return shown;
  }
}

const NOTHING = { by: null, table: null, player: null, report: null, role: null, withdraws: null } as const;
