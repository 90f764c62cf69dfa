import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { OfferedGame } from '#events/wire/tables.js';
import { api } from '../../net/api.js';
import { sitDown } from '../../net/sit-down.js';
import { tableAddress } from '../address.js';
import { useHall, useWords } from '../hall.js';
import { useTrouble } from '../line-back.js';
import { troubleOf } from '../trouble.js';
import { Lagoon } from './lagoon.js';
import { newNonce, placesFor, TableSetting } from './table-setting.js';
import './hero.css';

/** The picture on top, and in it the shortest way to a game. */
export const Hero = ({
  game,
  children,
}: {
  readonly game: OfferedGame | null;
  readonly children: ComponentChildren;
}) => {
  const { hero } = useWords();
  return (
    <div class="hero">
      <Lagoon />
      {children}
      <section class="hero-words" aria-labelledby="hero-title">
        <h1 id="hero-title">{hero.tagline}</h1>
        <p class="hero-promise">{hero.promise}</p>
        <PlayNow game={game} />
      </section>
    </div>
  );
};

/** Opens a table, sits down, seats the bots and begins, in one press. */
const PlayNow = ({ game }: { readonly game: OfferedGame | null }) => {
  const { door, whereabouts } = useHall();
  const words = useWords();
  const [isSetting, setSetting] = useState(false);
  const [trouble, setTrouble] = useTrouble();
  const begun = useRef<TableSetting | null>(null);

  const play = async (offered: OfferedGame): Promise<void> => {
    const from = whereabouts.page.peek();
    begun.current ??= settingOf(offered);
    const setting = begun.current;
    setSetting(true);
    setTrouble(null);
    try {
      const table = await door.withName(() => setting.set());
      if (table !== null) whereabouts.goFrom(from, tableAddress(table));
    } catch (fault) {
      setTrouble(troubleOf(fault));
    }
    setSetting(false);
  };

  return (
    <div class="hero-play">
      <button
        type="button"
        class="button hero-button"
        disabled={game === null}
        aria-disabled={isSetting}
        onClick={() => {
          if (game !== null && !isSetting) void play(game);
        }}
      >
        {isSetting ? words.hero.setting : words.hero.playNow}
      </button>
      {trouble === null ? (
        <p class="hero-note">{game === null ? '\u00a0' : words.hero.playNowNote(game.title, seatsFor(game) - 1)}</p>
      ) : (
        <p class="hero-note is-trouble" role="alert">
          {words.trouble[trouble]} {words.again}.
        </p>
      )}
    </div>
  );
};

const settingOf = (game: OfferedGame): TableSetting => {
  const seats = seatsFor(game);
  const places = placesFor(['me'], seats).map((place) => (place === 'me' ? place : { bot: STRONG }));
  return new TableSetting({ ...api, sitDown }, { game: game.id, seats }, places, newNonce());
};

/** Three are company, where the game allows it. */
const seatsFor = ({ seats: { min, max } }: OfferedGame): number => Math.min(Math.max(LIKED_SEATS, min), max);

const LIKED_SEATS = 3;
const STRONG = 'strong';
