import type { TableId } from '#events/envelope.js';
import type { TroubleCode } from '#events/wire/problem.js';
import type { Soon } from '../soon.js';
import type { HotTable } from '../tables/hot-table.js';
import { UnknownRules } from '../tables/unknown-rules.js';
import type { Node } from './node.js';
import { UNKNOWN_TABLE } from './refused.js';

/** A table to follow or play at. One that cannot be shown here is no reason to close a socket, on which others are followed. */
export const found = ({ tables }: Pick<Node, 'tables'>, id: TableId): Soon<HotTable | UnknownRules | null> => {
  const table = tables.find(id);
  return table instanceof Promise ? table.catch(unknownRules) : table;
};

/** Why there is nothing to follow. */
export const troubleOf = (missing: UnknownRules | null): readonly [code: TroubleCode, message: string] =>
  missing === null ? ['unknown_table', UNKNOWN_TABLE.message] : ['unknown_rules', missing.refusal.message];

const unknownRules = (fault: unknown): UnknownRules => {
  if (fault instanceof UnknownRules) return fault;
  throw fault;
};
