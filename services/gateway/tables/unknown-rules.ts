import type { TableId } from '#events/envelope.js';
import type { Refusal } from '#events/refusal.js';

/**
 * Thrown where a table is played by rules that this node does not have: another release opened it, or its game was taken
 * out. Its events stay as they are. This node neither folds them nor adds to them.
 */
export class UnknownRules extends Error {
  override readonly name = 'UnknownRules';
  readonly refusal: Refusal;

  /** `missing`: what the table would take. */
  constructor(table: TableId, missing: string) {
    super(`There is no ${missing} here, for ${table}.`);
    this.refusal = {
      code: 'unknown_rules',
      message: `This server does not have the ${missing}.`,
    };
  }
}
