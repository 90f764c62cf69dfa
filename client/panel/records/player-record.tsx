import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameRecord, PlayerAsShown } from '#events/wire/standings.js';
import type { OfferedGame, TableAsShown } from '#events/wire/tables.js';
import { api, Refused } from '../../net/api.js';
import type { TroubleKind } from '../../words/lobby/words.js';
import type { RecordsWords } from '../../words/records/words.js';
import { STANDINGS, standingsAddress } from '../address.js';
import { useHall, useWords } from '../hall.js';
import { Boat } from '../lobby/boat.js';
import { TableCard } from '../lobby/table-card.js';
import '../lobby/table-section.css';
import { troubleOf } from '../trouble.js';
import { Pages } from './pages.js';
import { Trouble } from './trouble.js';

interface PlayerShown {
  readonly id: string;
  readonly games: readonly OfferedGame[];
  readonly words: RecordsWords;
}

type Read = PlayerAsShown | 'coming' | 'gone' | { readonly trouble: TroubleKind };

/** One player: how they play, and what. */
export const PlayerRecord = ({ id, games, words }: PlayerShown) => {
  const me = useHall().door.player.value?.id ?? null;
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<Read>('coming');
  useEffect(() => {
    let isGone = false;
    void readPlayer(id).then((player) => !isGone && setRead(player));
    return () => {
      isGone = true;
    };
  }, [id, tries]);

  if (read === 'coming') return <div class="ranking-coming" aria-hidden="true" />;
  if (read === 'gone') return <Gone words={words} />;
  if ('trouble' in read) return <Trouble kind={read.trouble} again={() => setTries(tries + 1)} />;
  const { player, records } = read;
  return (
    <>
      <header class="records-head is-player">
        <span class="records-initial" aria-hidden="true">
          {[...player.name][0]?.toLocaleUpperCase()}
        </span>
        <h1>
          <bdi>{player.name}</bdi>
          {player.id === me && <em class="sitter-me">{words.player.me}</em>}
        </h1>
      </header>
      <section class="record-cards" aria-labelledby="player-records">
        <h2 id="player-records">{words.player.records}</h2>
        {records.length === 0 && <p>{words.player.noRecord}</p>}
        {records.map((record) => (
          <RecordCard key={record.game} record={record} title={titleOf(games, record.game)} words={words} />
        ))}
      </section>
      <Played id={id} me={me} games={games} words={words} />
    </>
  );
};

const readPlayer = async (id: string): Promise<Read> => {
  try {
    return await api.player(id);
  } catch (fault) {
    if (fault instanceof Refused && fault.status === NOT_FOUND) return 'gone';
    return { trouble: troubleOf(fault) };
  }
};

const NOT_FOUND = 404;

interface RecordShown {
  readonly record: GameRecord;
  readonly title: string;
  readonly words: RecordsWords;
}

const RecordCard = ({ record: { game, withOthers, soloBest }, title, words }: RecordShown) => {
  const { columns } = words.standings;
  return (
    <article class="record-card">
      <h3>
        <a href={standingsAddress(game)}>{title}</a>
      </h3>
      {withOthers === undefined ? (
        <p>{words.player.noRecord}</p>
      ) : (
        <>
          <p class="record-rating">
            <strong>{words.number(withOthers.rating.shown, 1)}</strong>
            <span>
              {columns.rating} · {words.player.rank(withOthers.rank)}
            </span>
          </p>
          <dl class="record-figures">
            <Figure name={columns.played} value={words.number(withOthers.played, 0)} />
            <Figure
              name={columns.won}
              value={words.number(withOthers.won, 0)}
              more={words.share(withOthers.won / withOthers.played)}
            />
            <Figure name={columns.mean} value={words.number(withOthers.mean, 1)} />
            <Figure name={columns.best} value={words.number(withOthers.best, 0)} />
          </dl>
        </>
      )}
      {soloBest !== undefined && <p class="record-solo">{words.player.solo(soloBest)}</p>}
    </article>
  );
};

const Figure = ({ name, value, more }: { readonly name: string; readonly value: string; readonly more?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value} {more !== undefined && <small>{more}</small>}
    </dd>
  </div>
);

/** Their games, the newest first; each leads to its table, where it can be looked back at. */
const Played = ({ id, me, games, words }: PlayerShown & { readonly me: string | null }) => {
  const { more } = useWords();
  // Who asks may see more: those who sat there see unlisted tables too.
  const pages = useMemo(() => new Pages<TableAsShown>((cursor) => readGames(id, cursor)), [id, me]);
  useEffect(() => void pages.more(), [pages]);
  const all = pages.all.value;
  const trouble = pages.trouble.value;
  return (
    <section class="tables record-games" aria-labelledby="player-games" aria-busy={all === null && trouble === null}>
      <div class="tables-head">
        <h2 id="player-games">{words.player.games}</h2>
      </div>
      {all?.length === 0 && (
        <div class="tables-empty">
          <Boat />
          <p>{words.player.noGames}</p>
        </div>
      )}
      {all !== null && all.length > 0 && (
        <ul class="tables-cards">
          {all.map((table) => (
            <TableCard
              key={table.id}
              table={table}
              title={titleOf(games, table.game)}
              me={me}
              moved={() => undefined}
            />
          ))}
        </ul>
      )}
      {trouble !== null && <Trouble kind={trouble} again={() => void pages.more()} />}
      {pages.hasMore && trouble === null && (
        <button type="button" class="button is-quiet" onClick={() => void pages.more()}>
          {more}
        </button>
      )}
    </section>
  );
};

const readGames = async (id: string, cursor: string | undefined) => {
  const page = await api.gamesOf(id, cursor === undefined ? {} : { cursor });
  return { all: page.tables, ...(page.cursor === undefined ? {} : { cursor: page.cursor }) };
};

const titleOf = (games: readonly OfferedGame[], game: string): string =>
  games.find(({ id }) => id === game)?.title ?? game;

const Gone = ({ words: { player } }: { readonly words: RecordsWords }) => (
  <div class="records-empty">
    <Boat />
    <h1>{player.gone}</h1>
    <p>{player.goneLead}</p>
    <a class="button is-sea" href={STANDINGS}>
      {player.toStandings}
    </a>
  </div>
);
