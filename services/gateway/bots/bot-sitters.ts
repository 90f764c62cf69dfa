import type { TableId } from '#events/envelope.js';
import { Remembered } from '../remembered.js';

/** The bot's name for each seat; `null` where a person sits. */
export type BotNames = readonly (string | null)[];

/** The claims by which seats are taken say who sits there. */
export type BotAt = (table: TableId, claims: readonly (string | null)[]) => Promise<BotNames>;

/** Which seats are bots'. Asked once a table, and remembered: nobody changes seats once a game has started. */
export class BotSitters {
  private readonly names = new Remembered<TableId, BotNames>(MOST);

  constructor(private readonly botAt: BotAt) {}

  /** Whether it is known already that only people sit there. */
  isKnownFree(table: TableId): boolean {
    return this.names.get(table) === NO_BOTS;
  }

  async at(table: TableId, claims: readonly (string | null)[]): Promise<BotNames> {
    const names = this.names.get(table) ?? (await this.asked(table, claims));
    this.names.set(table, names);
    return names;
  }

  forget(table: TableId): void {
    this.names.forget(table);
  }

  private async asked(table: TableId, claims: readonly (string | null)[]): Promise<BotNames> {
    const names = await this.botAt(table, claims);
    return names.some((name) => name !== null) ? names : NO_BOTS;
  }
}

const NO_BOTS: BotNames = [];

/** More tables than are played at the same time on one node; one that is forgotten is asked for again. */
const MOST = 20_000;
