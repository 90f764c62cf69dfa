import { Injectable } from '@nestjs/common';
import type { TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import { Lobby } from '#store/lobby.js';
import type { Claim, Sitter } from '#store/lobby.js';
import { Remembered } from '../remembered.js';
import { soonThen } from '../soon.js';
import type { Soon } from '../soon.js';

/** A table, and the claims by which its seats are taken. */
export interface Seated {
  readonly id: TableId;
  readonly claims: readonly (string | null)[];
}

/**
 * Looks up who sits where: the events know seats and their claims, the lobby knows whose claim is whose. Claims are only ever
 * added, so what was read once stays right, and is read again only where a claim is new.
 */
@Injectable()
export class Seatings {
  private readonly read = new Remembered<TableId, readonly Claim[]>(MOST);

  constructor(private readonly lobby: Lobby) {}

  sittersAt(table: Seated): Soon<readonly (Sitter | null)[]> {
    return soonThen(this.claimsAt(table), (kept) => table.claims.map((claim, seat) => sitterBy(kept, seat, claim)));
  }

  /** The seat at which a player sits, if they do. Asked for every command: no list is made of it. */
  seatOf(player: string, table: Seated): Soon<Seat | null> {
    return soonThen(this.claimsAt(table), (kept) => {
      const seat = table.claims.findIndex((claim, at) => isPlayer(sitterBy(kept, at, claim), player));
      return seat < 0 ? null : seat;
    });
  }

  /** Somebody was forgotten: who sits where is read anew. */
  forgetAll(): void {
    this.read.clear();
  }

  private claimsAt({ id, claims }: Seated): Soon<readonly Claim[]> {
    const kept = this.read.get(id) ?? NO_CLAIMS;
    const isKnown = claims.every((claim, seat) => claim === null || claimed(kept, seat, claim) !== undefined);
    return isKnown ? kept : this.look(id);
  }

  private async look(id: TableId): Promise<readonly Claim[]> {
    const claims = await this.lobby.claims(id);
    this.read.set(id, claims);
    return claims;
  }
}

const MOST = 10_000;
const NO_CLAIMS: readonly Claim[] = [];

const sitterBy = (kept: readonly Claim[], seat: Seat, claim: string | null): Sitter | null =>
  claim === null ? null : (claimed(kept, seat, claim)?.sitter ?? null);

const isPlayer = (sitter: Sitter | null, player: string): boolean =>
  sitter !== null && 'player' in sitter && sitter.player === player;

const claimed = (kept: readonly Claim[], seat: Seat, claim: string): Claim | undefined =>
  kept.find((one) => one.seat === seat && one.claim === claim);
