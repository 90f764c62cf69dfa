import type { TableId } from '#events/envelope.js';
import { Lobby } from '#store/lobby.js';
import type { Announced, Claim, Finds, Left, Page } from '#store/lobby.js';

/** Who set tables up and who claimed which nonce, as long as the test goes on; nothing is listed. */
export class ClaimsBook extends Lobby {
  readonly #announced = new Map<TableId, Announced>();
  readonly #claims: Claim[] = [];

  override announce(table: Announced): Promise<void> {
    this.#announced.set(table.table, table);
    return Promise.resolve();
  }

  override announced(table: TableId): Promise<Announced | null> {
    return Promise.resolve(this.#announced.get(table) ?? null);
  }

  override claim(claim: Claim): Promise<boolean> {
    this.#claims.push(claim);
    return Promise.resolve(true);
  }

  override claims(table: TableId): Promise<readonly Claim[]> {
    return Promise.resolve(this.#claims.filter((claim) => claim.table === table));
  }

  override notBegun(): Promise<readonly TableId[]> {
    return Promise.resolve([]);
  }

  override visited(): Promise<void> {
    return Promise.resolve();
  }

  override left(): Promise<readonly Left[]> {
    return Promise.resolve([]);
  }

  override list(): Promise<Page> {
    return Promise.resolve({ tables: [], cursor: null });
  }

  override seek(): Promise<Finds> {
    return Promise.resolve({ tables: [], cursor: null });
  }

  override playing(): Promise<readonly TableId[]> {
    return Promise.resolve([]);
  }
}
