import { Injectable } from '@nestjs/common';
import type { Digest, TableId } from '#events/envelope.js';
import type { Outcome } from '#events/table/events.js';
import type { SeatAtTable, TableAsShown, TableStatus } from '#events/wire/tables.js';
import { Lobby } from '#store/lobby.js';
import type { Announced, Listed, Sitter } from '#store/lobby.js';
import { People } from '#store/people.js';
import type { Person } from '#store/people.js';
import { Records } from '#store/records.js';
import { unknownTable } from '../http/refused.js';
import type { BareTable } from '../tables/bare-table.js';
import { HotTable } from '../tables/hot-table.js';
import { Glances } from './glances.js';
import type { Glance } from './glances.js';
import { Seatings } from './seatings.js';

/** Tables as everybody may see them from outside: who sits there, and how far it is. */
@Injectable()
export class Showcase {
  constructor(
    private readonly lobby: Lobby,
    private readonly people: People,
    private readonly seatings: Seatings,
    private readonly glances: Glances,
    private readonly records: Records,
  ) {}

  /** A table as it stands now. */
  async one(seen: HotTable | BareTable): Promise<TableAsShown> {
    const { id, game } = seen.pinned;
    const { table, digest } = seen.standing;
    const [announced, sitters] = await Promise.all([
      this.announced(id),
      this.seatings.sittersAt({ id, claims: table.claims }),
    ]);
    const { setting, status, seq, commitment } = table;
    const result = table.status === 'finished' ? table.outcome : null;
    const [shown] = await this.shown([
      {
        ...{ ...announced, table: id, game: game.id, edition: game.edition, options: setting.options },
        ...{
          status,
          sitters,
          seq,
          commitment,
          digest,
          result,
          isStarting: table.status === 'open' && table.isStarting,
        },
      },
    ]);
    if (shown === undefined) throw unknownTable();
    return seen instanceof HotTable ? shown : { ...shown, unknownRules: true };
  }

  many(listed: readonly Listed[]): Promise<readonly TableAsShown[]> {
    return this.shown(listed.map((one) => ({ ...one, digest: one.digest as Digest })));
  }

  async announced(id: TableId): Promise<Announced> {
    const announced = await this.lobby.announced(id);
    if (announced === null) throw unknownTable();
    return announced;
  }

  private async shown(known: readonly Known[]): Promise<readonly TableAsShown[]> {
    const inStatus = (wanted: TableStatus) => known.flatMap(({ table, status }) => (status === wanted ? [table] : []));
    const people = await this.people.people([...new Set(known.flatMap(({ sitters }) => sitters.flatMap(playerOf)))]);
    const glances = await Promise.all(known.map(({ table, status }) => this.glances.at(table, status)));
    const watchers = await this.glances.watchers(inStatus('playing'));
    const voided = await this.records.voided(inStatus('finished'));
    return known.map((one, number) => {
      const seen = { ...glances[number], watchers: watchers.get(one.table) ?? 0 };
      return shownTable(one, people, seen, voided.has(one.table));
    });
  }
}

interface Known extends Announced {
  readonly game: string;
  readonly edition: number;
  readonly options: Readonly<Record<string, boolean>>;
  readonly status: TableStatus;
  readonly sitters: readonly (Sitter | null)[];
  readonly seq: number;
  readonly commitment: string;
  readonly digest: Digest;
  readonly result: Outcome | null;
  /** Of an open table that this node looked at; a list does not know. */
  readonly isStarting?: boolean;
}

/** What of a game one sees in passing; how it goes on, only where this node has it in hand. */
type Seen = Partial<Glance> & { readonly watchers: number };

const shownTable = (known: Known, people: ReadonlyMap<string, Person>, seen: Seen, isVoid: boolean): TableAsShown => {
  const { table, game, edition, options, visibility, clock, sitters, seq, commitment, digest, status, result } = known;
  const seats = sitters.map((sitter, seat) => seatAtTable(seat, sitter, people));
  const around = { id: table, game, edition, options, visibility, clock, seats, seq, commitment, digest };
  if (status === 'finished')
    return { ...around, status, result: result ?? NOBODY_WON, ...(isVoid ? { voided: true } : {}) };
  if (status === 'playing') return { ...around, status, ...seen };
  return known.isStarting === true ? { ...around, status, starting: true } : { ...around, status };
};

const NOBODY_WON: Outcome = { standings: [] };

const playerOf = (sitter: Sitter | null): readonly string[] =>
  sitter !== null && 'player' in sitter ? [sitter.player] : [];

/** Who sits there and is known no more is shown without a name or an id: nothing says where else they sat. */
const seatAtTable = (seat: number, sitter: Sitter | null, people: ReadonlyMap<string, Person>): SeatAtTable => {
  if (sitter === null) return { seat };
  if ('bot' in sitter) return { seat, bot: sitter.bot };
  const { player: id } = sitter;
  const name = people.get(id)?.name;
  return { seat, player: name === undefined ? { id: `gone-${seat}`, name: GONE } : { id, name } };
};

const GONE = '–';
