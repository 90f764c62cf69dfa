import type { OfferedGame } from '#events/wire/tables.js';
import { standingsAddress } from '../address.js';
import { boxOf } from '../../stage/registry.js';
import { useHall, useWords } from '../hall.js';
import { GameBox } from './game-box.js';
import './shelf.css';

interface ShelfShown {
  /** `null` until it is known which there are. */
  readonly games: readonly OfferedGame[] | null;
  readonly open: (game: string) => void;
}

/** The games that can be played, and what is promised to who plays them. */
export const Shelf = ({ games, open }: ShelfShown) => {
  const words = useWords();
  const language = useHall().tongue.language.value;
  return (
    <aside class="shelf">
      <section aria-labelledby="shelf-title">
        <h2 id="shelf-title">{words.shelf.title}</h2>
        {games === null && <div class="shelf-game is-coming" aria-hidden="true" />}
        {games?.map(({ id, edition, title, seats }) => (
          <article key={id} class="shelf-game">
            <GameBox game={id} title={title} />
            <div class="shelf-words">
              <h3>{title}</h3>
              <p class="shelf-seats">{words.shelf.seats(seats.min, seats.max)}</p>
              <p>{boxOf(id, edition)?.words[language].blurb}</p>
              <div class="shelf-deeds">
                <button type="button" class="button is-sea" onClick={() => open(id)}>
                  {words.shelf.open}
                </button>
                <a class="shelf-standings" href={standingsAddress(id)} aria-label={`${words.standings}: ${title}`}>
                  {words.standings}
                </a>
              </div>
            </div>
          </article>
        ))}
      </section>
      <section aria-labelledby="promises-title">
        <h2 id="promises-title">{words.promises.title}</h2>
        <dl class="promises">
          {words.promises.all.map(({ name, sentence }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{sentence}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  );
};
