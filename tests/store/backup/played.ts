import { origin, seal } from '#events/chain/digest.js';
import type { CommandId, Digest, TableId } from '#events/envelope.js';
import { byAll, inPart } from '#events/seen-by.js';
import type { Happening, SeenBy } from '#events/seen-by.js';
import type { Append, NewTable, StoredEvent } from '#store/event-store.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { aCommandId, aTable, SEED } from '../story.js';

interface Drawn extends Happening {
  readonly seat: number;
  readonly stone: string | null;
}

const drawn = inPart<Drawn>((event, viewer) => (viewer === event.seat ? event : { ...event, stone: null }));
const QUARRY = { TableOpened: byAll, StoneLaid: byAll, StoneDrawn: drawn } as SeenBy<Happening>;

/** A table whose chain is a real one: half of what happens there hides something. */
export class PlayedTable {
  readonly id: TableId = aTable();
  seq = 0;
  digest: Digest = origin(this.id);

  opening(): NewTable {
    const events = this.#sealed([{ type: 'TableOpened' }], null);
    return { table: this.id, game: 'quarry', edition: 1, seed: SEED, events };
  }

  /** Anna draws a stone and lays it. */
  turn(): Append {
    const { seq: after, digest: onto } = this;
    const id = aCommandId();
    const stone = { 'büchse "2"': 'marmo ✓', '10': 1, '9': [0.5, -1e21] };
    const events = this.#sealed(
      [
        { type: 'StoneDrawn', seat: 0, stone: `red\n${after}` },
        { type: 'StoneLaid', stone },
      ],
      id,
    );
    const command = { id, seat: 0, command: { type: 'layStone', stone }, seen: after };
    return { table: this.id, after, onto, events, command };
  }

  #sealed(events: readonly (Happening & Readonly<Record<string, unknown>>)[], command: CommandId | null) {
    return events.map((event): StoredEvent => {
      this.seq += 1;
      const step = { table: this.id, seq: this.seq, at: 1_761_955_200_000 + this.seq, edition: 1, event };
      const sealed = seal(this.digest, step, QUARRY, SEED);
      this.digest = sealed.digest;
      return { ...step, seat: command === null ? null : 0, command, draws: 0, ...sealed };
    });
  }
}

export const openTables = async ({ store }: Kept, count: number): Promise<readonly PlayedTable[]> => {
  const tables = Array.from({ length: count }, () => new PlayedTable());
  for (const table of tables) await store.open(table.opening());
  return tables;
};

export const playOn = async ({ store }: Kept, tables: readonly PlayedTable[], turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.all(tables.map((table) => store.append(table.turn())));
};

/** Something of everything that is kept, beside tables and events. */
export const fillAround = async (kept: Kept, tables: readonly PlayedTable[]): Promise<void> => {
  const { people, lobby, deadlines, projections, signatures, store } = kept;
  await signatures.announce({ id: 'aKey', key: 'A'.repeat(43), since: 7 });
  const anna = await people.account('Anna', '$argon2id$not-really', null);
  const ben = await people.guest('Ben');
  if (anna === 'taken' || ben === 'taken') throw new Error('They are the first to come.');
  await people.keepToken({
    hash: new Uint8Array(32),
    session: new Uint8Array(32),
    player: anna.id,
    issued: 1,
    expires: 2,
  });
  const act = { at: 1, by: anna.id, table: null, player: ben.id, report: null, role: null, withdraws: null };
  await kept.records.keepAct({ ...act, id: 'an-act', kind: 'suspend', reason: 'He "swore".' });
  for (const { id: table, seq, digest } of tables) {
    const look = { table, at: 2, by: anna.id, eyes: 'seat:1', first: 1, last: null, reason: null };
    await kept.records.keepAccess({ ...look, id: `look-${table}` });
    await kept.reports.file({ id: `said-${table}`, at: 3, table, seq: 2, by: ben.id, sentence: 'Ach, «so»!' });
    const refused = { code: 'illegal', rule: 'A1', message: 'No.', command: { type: 'lay', '10': 'b' } } as const;
    await kept.notes.keep([{ table, at: 4, kind: 'refused', seat: 1, seq: 3, refused, amount: null }]);
    const announced = { table, creator: anna.id, visibility: 'unlisted', clock: { kind: 'none' }, at: 5 } as const;
    await lobby.plan(announced, { game: 'murano', seats: 2, options: { storm: true } });
    await lobby.claim({ table, seat: 0, claim: 'a "nonce"', sitter: { player: anna.id } });
    await lobby.claim({ table, seat: 1, claim: 'another', sitter: { bot: 'strong' } });
    await deadlines.keep([{ table, at: 1_761_955_200_000 }]);
    await projections.setAside(table, true);
    await signatures.keepLast({ table, seq, digest, at: 9, key: 'aKey', signature: 'A'.repeat(86) });
    await store.keepSnapshot({ table, seq, digest, state: { any: 'thing' } });
  }
};
