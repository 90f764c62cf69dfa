import type { Pool } from 'pg';
import type { Page } from '../lobby.js';
import { Standings } from '../standings.js';
import type { GameRecord, HistoryAsked, StandingSeen, StandingsPage } from '../standings.js';
import { listedOf, pageOf } from './listed.js';
import type { ListedRow } from './listed.js';
import { readCursor } from './list-cursor.js';
import { historyStatement } from './list-statement.js';
import { recordIn, sitterIn } from './projected.js';
import type { RecordRow } from './projected.js';
import { reading } from './reading.js';
import { readStandingsCursor, writeStandingsCursor } from './standings-cursor.js';
import type { StandingsCursor } from './standings-cursor.js';

/** Who is known no more stands nowhere: bots are, and players as long as somebody has their name. */
const KNOWN = `(standing.is_bot or exists (select from store.players player where player.id = standing.sitter))`;

/** The parameters are the game, and behind whom to go on: below a rating that nobody has at first. */
const OF = `
select standing.is_bot, standing.sitter, standing.played, standing.won, standing.total, standing.best, standing.solo_best,
  standing.mu, standing.sigma, standing.rating
from store.standings standing
where standing.game = $1 and standing.played > 0 and ${KNOWN}
  and (standing.rating, standing.is_bot, standing.sitter) < ($2::float8, $3::boolean, $4::text)
order by standing.rating desc, standing.is_bot desc, standing.sitter desc limit`;

/** A rank is counted: those in front are as many as their index has, and a player plays few games. */
const RECORD = `
select own.game, own.is_bot, own.sitter, own.played, own.won, own.total, own.best, own.solo_best, own.mu, own.sigma,
  case when own.played > 0 then 1 + (
    select count(*) from store.standings standing
    where standing.game = own.game and standing.played > 0 and ${KNOWN}
      and (standing.rating, standing.is_bot, standing.sitter) > (own.rating, own.is_bot, own.sitter)
  ) end as rank
from store.standings own where own.sitter = $1 and not own.is_bot order by own.game`;

export class PostgresStandings extends Standings {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async of(game: string, cursor: string | null, limit: number): Promise<StandingsPage> {
    const after = cursor === null ? BEFORE_ALL : readStandingsCursor(cursor);
    if (after === null) return { standings: [], cursor: null };

    const { rating, isBot, sitter } = after;
    const text = `${OF} ${Math.trunc(limit) + 1}`;
    const { rows } = await reading(() => this.#pool.query<RankedRow>(text, [game, rating, isBot, sitter]));
    const shown = rows.slice(0, limit);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    const rank = after.rank + shown.length;
    return {
      standings: shown.map((row, index): StandingSeen => {
        return { rank: after.rank + 1 + index, sitter: sitterIn(row), record: recordIn(row) };
      }),
      cursor:
        last === undefined
          ? null
          : writeStandingsCursor({ rank, rating: last.rating, isBot: last.is_bot, sitter: last.sitter }),
    };
  }

  override async record(player: string): Promise<readonly GameRecord[]> {
    const { rows } = await reading(() =>
      this.#pool.query<RecordRow & { readonly game: string; readonly rank: string | null }>({
        ...{ name: 'record', text: RECORD, values: [player] },
      }),
    );
    return rows.map((row) => ({
      ...{ game: row.game, record: recordIn(row) },
      rank: row.rank === null ? null : Number(row.rank),
    }));
  }

  override async history(asked: HistoryAsked): Promise<Page> {
    const after = asked.cursor === null ? null : readCursor(asked.cursor);
    if (asked.cursor !== null && after === null) return { tables: [], cursor: null };

    const { rows } = await reading(() => this.#pool.query<ListedRow>(historyStatement(asked, after)));
    const { shown, cursor } = pageOf(rows, asked.limit);
    return { tables: shown.map(listedOf), cursor };
  }
}

/** Nobody stands higher. */
const BEFORE_ALL: StandingsCursor = { rank: 0, rating: Infinity, isBot: true, sitter: '' };

interface RankedRow extends RecordRow {
  readonly rating: number;
}
