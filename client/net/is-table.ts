import * as z from 'zod';
import type { Table } from '#engine/kit/table.js';
import { Outcome } from '#events/table/events.js';
import { heard } from '#events/wire/heard.js';

/** A snapshot is made by the same code as a fold. Of the game's state only the game knows more than that it is one. */
export const isTable = (state: object, seq: number): state is Table => {
  const read = Around.safeParse(state);
  if (!read.success || read.data.seq !== seq) return false;
  const { setting, claims, nonces, sources } = read.data;
  return [claims, nonces, sources].every(({ length }) => length === setting.seats);
};

const state = z.record(z.string(), z.unknown());
const known = {
  seq: z.int().nonnegative(),
  setting: z.object({ seats: z.int().positive(), options: z.record(z.string(), z.boolean()) }),
  commitment: z.string(),
  scheme: z.literal([1, 2]),
  claims: z.array(z.string().nullable()),
  nonces: z.array(z.string().nullable()),
  sources: z.array(z.union([z.enum(['own', 'derived', 'withheld']), z.object({ committed: z.string() })]).nullable()),
};

const Around = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open'), ...known, isStarting: z.boolean() }),
  z.object({
    status: z.literal('playing'),
    ...known,
    state,
    trail: z.array(z.object({ seq: z.int(), state })),
    standIns: z.array(z.string().nullable()),
  }),
  z.object({ status: z.literal('finished'), ...known, state, outcome: heard(Outcome), seed: z.string().nullable() }),
]);
