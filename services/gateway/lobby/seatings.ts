import { Injectable } from '@nestjs/common';
import type { TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import { Lobby } from '#store/lobby.js';
import type { Claim, Sitter } from '#store/lobby.js';
import { Remembered } from '../remembered.js';
import { soonThen } from '../soon.js';
import type { Soon } from '../soon.js';

/** A table, and the nonces of those who sit there. */
export interface Seated {
  readonly id: TableId;
  readonly nonces: readonly (string | null)[];
}

/**
 * Who sits where: the events know seats and their nonces, the lobby knows who claimed which nonce. Claims are only ever
 * added, so what was read once stays right, and is read again only where a nonce is new.
 */
@Injectable()
export class Seatings {
  private readonly read = new Remembered<TableId, readonly Claim[]>(MOST);

  constructor(private readonly lobby: Lobby) {}

  sittersAt(table: Seated): Soon<readonly (Sitter | null)[]> {
    return soonThen(this.claimsAt(table), (claims) => table.nonces.map((nonce, seat) => sitterBy(claims, seat, nonce)));
  }

  /** The seat at which a player sits, if they do. Asked for every command: no list is made of it. */
  seatOf(player: string, table: Seated): Soon<Seat | null> {
    return soonThen(this.claimsAt(table), (claims) => {
      const seat = table.nonces.findIndex((nonce, at) => isPlayer(sitterBy(claims, at, nonce), player));
      return seat < 0 ? null : seat;
    });
  }

  /** Somebody was forgotten: who sits where is read anew. */
  forgetAll(): void {
    this.read.clear();
  }

  private claimsAt({ id, nonces }: Seated): Soon<readonly Claim[]> {
    const kept = this.read.get(id) ?? NO_CLAIMS;
    const isKnown = nonces.every((nonce, seat) => nonce === null || claimed(kept, seat, nonce) !== undefined);
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

const sitterBy = (claims: readonly Claim[], seat: Seat, nonce: string | null): Sitter | null =>
  nonce === null ? null : (claimed(claims, seat, nonce)?.sitter ?? null);

const isPlayer = (sitter: Sitter | null, player: string): boolean =>
  sitter !== null && 'player' in sitter && sitter.player === player;

const claimed = (claims: readonly Claim[], seat: Seat, nonce: string): Claim | undefined =>
  claims.find((claim) => claim.seat === seat && claim.nonce === nonce);
