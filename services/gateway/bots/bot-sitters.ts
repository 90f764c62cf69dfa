import type { TableId } from '#events/envelope.js';

/** The bot's name for each seat; `null` where a person sits. */
export type BotNames = readonly (string | null)[];

/** Who sits at a table is known by the nonces that its seats were taken with. */
export type BotAt = (table: TableId, nonces: readonly (string | null)[]) => Promise<BotNames>;

/** Which seats are bots'. Asked once a table, and remembered: nobody changes seats once a game has started. */
export class BotSitters {
  /** In the order in which they were asked for last. */
  private readonly names = new Map<TableId, BotNames>();

  constructor(private readonly botAt: BotAt) {}

  /** Whether it is known already that only people sit there. */
  isKnownFree(table: TableId): boolean {
    return this.names.get(table) === NO_BOTS;
  }

  async at(table: TableId, nonces: readonly (string | null)[]): Promise<BotNames> {
    const names = this.names.get(table) ?? (await this.asked(table, nonces));
    this.names.delete(table);
    this.names.set(table, names);
    const [oldest] = this.names.keys();
    if (this.names.size > MOST && oldest !== undefined) this.names.delete(oldest);
    return names;
  }

  forget(table: TableId): void {
    this.names.delete(table);
  }

  private async asked(table: TableId, nonces: readonly (string | null)[]): Promise<BotNames> {
    const names = await this.botAt(table, nonces);
    return names.some((name) => name !== null) ? names : NO_BOTS;
  }
}

const NO_BOTS: BotNames = [];

/** More tables than are played at the same time on one node; one that is forgotten is asked for again. */
const MOST = 20_000;
