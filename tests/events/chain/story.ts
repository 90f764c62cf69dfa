import { origin, seal } from '#events/chain/digest.js';
import type { Seal, Step } from '#events/chain/digest.js';
import type { Digest, TableId } from '#events/envelope.js';
import type { MuranoEvent } from '#events/murano/events.js';
import { muranoSeenBy } from '#events/murano/seen-by.js';
import type { SeenBy } from '#events/seen-by.js';
import { tableSeenBy } from '#events/table/events.js';
import type { TableEvent } from '#events/table/events.js';
import { tableId } from '#events/wire/ids.js';

export type AnyEvent = MuranoEvent | TableEvent;

/** Who may know what happens at a table of Murano. */
export const showings: SeenBy<AnyEvent> = { ...tableSeenBy, ...muranoSeenBy };

export const TABLE: TableId = tableId.parse('t-anna-and-ben');

/** 0, 1, 2, ... 31: a seed that anybody can write down. */
export const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);

/** One event a second, from the first of November 2025 on. */
export const stepsOf = (events: readonly AnyEvent[], table: TableId = TABLE): readonly Step<AnyEvent>[] =>
  events.map((event, index) => ({ table, seq: index + 1, at: 1_761_955_200_000 + index * 1000, edition: 1, event }));

/** A step, its seal, and the digest that it follows. */
export interface Link {
  readonly previous: Digest;
  readonly step: Step<AnyEvent>;
  readonly seal: Seal;
}

export const chainOf = (steps: readonly Step<AnyEvent>[], seed = SEED): readonly Link[] =>
  steps.reduce<readonly Link[]>((links, step) => {
    const previous = links.at(-1)?.seal.digest ?? origin(step.table);
    return [...links, { previous, step, seal: seal(previous, step, showings, seed) }];
  }, []);

export const headOf = (steps: readonly Step<AnyEvent>[], seed = SEED): string | undefined =>
  chainOf(steps, seed).at(-1)?.seal.digest;
