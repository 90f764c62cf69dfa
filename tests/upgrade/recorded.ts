import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonical } from '#events/canonical.js';
import * as z from 'zod';
import { unpackText } from './archive.js';

/** As it came, whatever later releases say in its place. */
const json = z.record(z.string(), z.json());

const Offered = z.looseObject({ choices: z.array(z.looseObject({ type: z.string() })) });
export type Offered = z.infer<typeof Offered>;

/** A player of the fixture; only an account has a password. Its token is one that the old release gave out. */
const Player = z.strictObject({ name: z.string(), id: z.string(), token: z.string(), password: z.string().nullable() });

/** A table as the old release answered for it, just before it was stopped. */
const RecordedTable = z.strictObject({
  /** The table's purpose in the fixture. */
  called: z.string(),
  id: z.string(),
  /** `GET /api/tables/:id`, as the public is answered. */
  shown: json,
  /** `GET /api/tables/:id/head` */
  head: z.strictObject({ seq: z.int(), digest: z.string() }),
  /** The name of the player at each seat; null where none or a bot sits. */
  players: z.array(z.string().nullable()),
  /** For each viewer (`public`, `auditor`, `seat:N`) the prints of its states, from seq 1 on. */
  states: z.record(z.string(), z.string()),
  /** For each player at a running table, by the seat: `GET /api/tables/:id/choices`. */
  choices: z.record(z.string(), Offered),
});
export type RecordedTable = z.infer<typeof RecordedTable>;

/** The answers of the old release, to be compared with those of a newer one. */
export const Recorded = z.strictObject({
  /** The commit of the release that was asked. */
  release: z.string(),
  /** The time at which the fixture was whole, in milliseconds since 1970. */
  taken: z.int(),
  players: z.array(Player),
  tables: z.array(RecordedTable),
  /** The fields of a table's state, by its status: a later release may add some. */
  fields: z.record(z.string(), z.array(z.string())),
  /** Answers to `GET`, asked for by a player, or by nobody. */
  answers: z.array(z.strictObject({ by: z.string().nullable(), path: z.string(), body: json })),
  /** Exports by the table's id, byte for byte. */
  exports: z.record(z.string(), z.string()),
});
export type Recorded = z.infer<typeof Recorded>;

/** The fixture of one release. */
export const fixtureOf = (release: string) => {
  const at = (name: string): string => join('tests', 'upgrade', release, name);
  return {
    backup: at('laguna.backup'),
    data: () => readFile(at('data.br')),
    recorded: async (): Promise<Recorded> =>
      Recorded.parse(JSON.parse(await unpackText(await readFile(at('recorded.json.br'))))),
  };
};

/** The first 96 bits of the SHA-256 of a state's canonical JSON: enough that no two states share one by accident. */
export const printOf = (state: unknown): string =>
  createHash('sha256').update(canonical(state)).digest('base64url').slice(0, PRINT);

const PRINT = 16;

/** The prints of a viewer, the first of seq 1. */
export const printsIn = (prints: string): readonly string[] =>
  Array.from({ length: prints.length / PRINT }, (_, index) => prints.slice(index * PRINT, (index + 1) * PRINT));
