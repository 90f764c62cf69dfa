import { useEffect, useMemo } from 'preact/hooks';
import type { Standing } from '#events/wire/standings.js';
import type { OfferedGame } from '#events/wire/tables.js';
import { api } from '../../net/api.js';
import type { Column, RecordsWords } from '../../words/records/words.js';
import { LOBBY, playerAddress, standingsAddress } from '../address.js';
import { useHall, useWords } from '../hall.js';
import { Boat } from '../lobby/boat.js';
import { Pages } from './pages.js';
import { Trouble } from './trouble.js';

interface RankingShown {
  /** The game that the address names, or null. */
  readonly asked: string | null;
  readonly games: readonly OfferedGame[];
  readonly words: RecordsWords;
}

/** Who plays a game best. */
export const Ranking = ({ asked, games, words }: RankingShown) => {
  const game = games.find(({ id }) => id === asked) ?? games[0];
  const { standings } = words;
  return (
    <>
      <header class="records-head">
        <h1>{standings.title}</h1>
        <p>{standings.lead}</p>
      </header>
      <nav class="records-games" aria-label={standings.games}>
        {games.map(({ id, title }) => (
          <a key={id} href={standingsAddress(id)} {...(id === game?.id ? { 'aria-current': 'page' as const } : {})}>
            {title}
          </a>
        ))}
      </nav>
      {game !== undefined && <OfGame key={game.id} game={game} words={words} />}
      <p class="records-about">{standings.about}</p>
    </>
  );
};

const OfGame = ({ game, words }: { readonly game: OfferedGame; readonly words: RecordsWords }) => {
  const { more } = useWords();
  const pages = useMemo(() => new Pages<Standing>((cursor) => readStandings(game.id, cursor)), [game.id]);
  useEffect(() => void pages.more(), [pages]);
  const all = pages.all.value;
  const trouble = pages.trouble.value;
  return (
    <section
      class="ranking"
      aria-label={words.standings.caption(game.title)}
      aria-busy={all === null && trouble === null}
    >
      {all === null && trouble === null && <Skeleton said={words.standings.reading} />}
      {all?.length === 0 && <Empty words={words} />}
      {all !== null && all.length > 0 && (
        <Table all={all} caption={words.standings.caption(game.title)} words={words} />
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

const readStandings = async (game: string, cursor: string | undefined) => {
  const page = await api.standings({ game, ...(cursor === undefined ? {} : { cursor }) });
  return { all: page.standings, ...(page.cursor === undefined ? {} : { cursor: page.cursor }) };
};

const COLUMNS: readonly Column[] = ['rank', 'name', 'rating', 'played', 'won', 'mean', 'best'];

interface TableShown {
  readonly all: readonly Standing[];
  readonly caption: string;
  readonly words: RecordsWords;
}

const Table = ({ all, caption, words }: TableShown) => {
  const me = useHall().door.player.value?.id ?? null;
  return (
    <table class="ranking-table">
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" class={`is-${column}`}>
              {words.standings.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map((standing) => (
          <Row
            key={'player' in standing ? standing.player.id : `bot ${standing.bot}`}
            standing={standing}
            me={me}
            words={words}
          />
        ))}
      </tbody>
    </table>
  );
};

interface RowShown {
  readonly standing: Standing;
  readonly me: string | null;
  readonly words: RecordsWords;
}

const Row = ({ standing, me, words }: RowShown) => {
  const { rank, rating, played, won, mean, best } = standing;
  const isMe = 'player' in standing && standing.player.id === me;
  return (
    <tr class={isMe ? 'is-me' : ''}>
      <td class="is-rank">
        <span class={rank <= MEDALS ? `medal is-${rank}` : ''}>{rank}</span>
      </td>
      <th scope="row" class="is-name">
        {'player' in standing ? (
          <a href={playerAddress(standing.player.id)}>
            <bdi>{standing.player.name}</bdi>
          </a>
        ) : (
          <span class="ranking-bot">{words.bot(standing.bot)}</span>
        )}
        {isMe && <em class="sitter-me">{words.player.me}</em>}
      </th>
      <td class="is-rating">{words.number(rating.shown, 1)}</td>
      <td class="is-played">{words.number(played, 0)}</td>
      <td class="is-won">
        {words.number(won, 0)} <small>{words.share(won / played)}</small>
      </td>
      <td class="is-mean">{words.number(mean, 1)}</td>
      <td class="is-best">{words.number(best, 0)}</td>
    </tr>
  );
};

/** Gold, silver and bronze. */
const MEDALS = 3;

const Empty = ({ words: { standings } }: { readonly words: RecordsWords }) => (
  <div class="records-empty">
    <Boat />
    <p>{standings.empty}</p>
    <a class="button is-sea" href={LOBBY}>
      {standings.play}
    </a>
  </div>
);

/** As high as some rows, so that nothing moves when they come. */
const Skeleton = ({ said }: { readonly said: string }) => (
  <div class="ranking-coming" role="status">
    <span class="unseen">{said}</span>
    {[0, 1, 2, 3, 4].map((row) => (
      <i key={row} aria-hidden="true" />
    ))}
  </div>
);
