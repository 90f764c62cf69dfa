import { Injectable } from '@nestjs/common';
import type { TableId } from '#events/envelope.js';
import { Lobby } from '#store/lobby.js';
import { People } from '#store/people.js';
import { Accounts } from '../accounts/accounts.js';
import type { Caller } from '../http/caller.js';
import { taken } from '../http/refused.js';
import { Host } from './host.js';
import { UnknownRules } from '../tables/unknown-rules.js';
import { Seatings } from './seatings.js';

/**
 * Forgets somebody who asks for it. Seats at games that have begun stay taken, by nobody who could be named; at tables that
 * are still open they get up first, so that others can sit there.
 */
@Injectable()
export class Farewell {
  constructor(
    private readonly people: People,
    private readonly lobby: Lobby,
    private readonly accounts: Accounts,
    private readonly host: Host,
    private readonly seatings: Seatings,
  ) {}

  async take({ person }: Caller, password: string | null, address: string): Promise<void> {
    await this.accounts.checkThatItIs(person, password, address);
    if (person.role !== 'player') throw holdsRole();

    await this.getUp(person.id);
    if (!(await this.people.forget(person.id)) && (await this.people.people([person.id])).size > 0) throw holdsRole();
    this.seatings.forgetAll();
    this.accounts.tellGone(person.id);
  }

  private async getUp(player: string): Promise<void> {
    for (let after: TableId | null = null; ;) {
      const page: readonly TableId[] = await this.lobby.notBegun(player, after, AT_ONCE);
      for (const id of page) await this.getUpAt(id, player);
      if (page.length < AT_ONCE) return;
      after = page.at(-1) ?? null;
    }
  }

  /** Nothing is written to a table whose rules are not here: the seat stays taken, by nobody who could be named. */
  private async getUpAt(id: TableId, player: string): Promise<void> {
    const table = await this.host.find(id).catch(nowhere);
    if (table !== null) await this.host.leave(table, player);
  }
}

const nowhere = (fault: unknown): null => {
  if (fault instanceof UnknownRules) return null;
  throw fault;
};

const holdsRole = () => taken('Who holds a role is not forgotten: have it revoked first.');

const AT_ONCE = 100;
