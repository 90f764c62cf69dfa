import { Injectable } from '@nestjs/common';
import type { TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import { Lobby } from '#store/lobby.js';
import type { Claim, Sitter } from '#store/lobby.js';
import { Remembered } from '../remembered.js';

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

  async sittersAt({ id, nonces }: Seated): Promise<readonly (Sitter | null)[]> {
    const kept = this.read.get(id) ?? [];
    const claims = nonces.every((nonce, seat) => nonce === null || claimed(kept, seat, nonce) !== undefined)
      ? kept
      : await this.look(id);
    return nonces.map((nonce, seat) => (nonce === null ? null : (claimed(claims, seat, nonce)?.sitter ?? null)));
  }

  /** The seat at which a player sits, if they do. */
  async seatOf(player: string, table: Seated): Promise<Seat | null> {
    const sitters = await this.sittersAt(table);
    const seat = sitters.findIndex((sitter) => sitter !== null && 'player' in sitter && sitter.player === player);
    return seat < 0 ? null : seat;
  }

  private async look(id: TableId): Promise<readonly Claim[]> {
    const claims = await this.lobby.claims(id);
    this.read.set(id, claims);
    return claims;
  }
}

const MOST = 10_000;

const claimed = (claims: readonly Claim[], seat: Seat, nonce: string): Claim | undefined =>
  claims.find((claim) => claim.seat === seat && claim.nonce === nonce);
