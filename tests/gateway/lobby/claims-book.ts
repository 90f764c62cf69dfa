import type { TableId } from '#events/envelope.js';
import { Lobby } from '#store/lobby.js';
import type { Announced, Claim, Finds, Left, Page, Plan } from '#store/lobby.js';

/** Who set tables up and who claimed which nonce, as long as the test goes on; nothing is listed. */
export class ClaimsBook extends Lobby {
  readonly #announced = new Map<TableId, Announced>();
  readonly #plans = new Map<TableId, Plan>();
  readonly #claims: Claim[] = [];

  override announce(table: Announced): Promise<void> {
    if (!this.#announced.has(table.table)) this.#announced.set(table.table, table);
    return Promise.resolve();
  }

  override async plan(announced: Announced, plan: Plan): Promise<Plan> {
    const { table } = announced;
    if (!this.#announced.has(table)) this.#plans.set(table, plan);
    await this.announce(announced);
    return this.#plans.get(table) ?? plan;
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
