import { Injectable, Logger } from '@nestjs/common';
import type { Seat } from '#events/viewer.js';
import type { Player } from '#events/wire/accounts.js';
import { Accounts } from '../accounts/accounts.js';
import { Suspensions } from '../accounts/suspensions.js';
import { Seatings } from '../lobby/seatings.js';
import { Visits } from '../lobby/visits.js';
import { cameBack } from '../tables/deeds.js';
import type { Soon } from '../soon.js';
import type { HotTable } from '../tables/hot-table.js';
import { Doorman } from './doorman.js';
import type { Known } from './doorman.js';

/** The doorman of this service: asks the accounts who somebody is, and the lobby where they sit. */
@Injectable()
export class FrontDoor extends Doorman {
  private readonly log = new Logger('front door');

  constructor(
    private readonly accounts: Accounts,
    private readonly seatings: Seatings,
    private readonly visits: Visits,
    private readonly suspensions: Suspensions,
  ) {
    super();
  }

  override async whoIs(token: string): Promise<Known | null> {
    const known = await this.accounts.behind(token);
    if (known === null) return null;
    const { person, session } = known;
    return { player: { id: person.id, name: person.name }, session };
  }

  override seatOf({ id: player }: Player, { pinned: { id }, standing }: HotTable): Soon<Seat | null> {
    return this.seatings.seatOf(player, { id, claims: standing.table.claims });
  }

  override isSuspended(known: Known | null): boolean {
    return known !== null && this.suspensions.has(known.player.id);
  }

  override arrived(table: HotTable, seat: Seat): void {
    this.visits.note(table.pinned.id);
    const { table: at } = table.standing;
    if (at.status !== 'playing' || at.standIns[seat] === null) return;
    table.perform(cameBack(seat)).catch((fault: unknown) => {
      this.log.error(fault);
    });
  }
}
