import type { TargetedSubmitEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Clock, OfferedGame, Visibility } from '#events/wire/tables.js';
import { api } from '../../net/api.js';
import { sitDown } from '../../net/sit-down.js';
import type { OptionWords } from '../../stage/kit/box.js';
import { boxOf } from '../../stage/registry.js';
import type { LobbyWords } from '../../words/lobby/words.js';
import { tableAddress } from '../address.js';
import { Dialog } from '../dialog.js';
import { useHall, useWords } from '../hall.js';
import { useTrouble } from '../line-back.js';
import { troubleOf } from '../trouble.js';
import { SeatPlaces } from './seat-places.js';
import { beginsAtOnce, newNonce, placesFor, placesWith, TableSetting } from './table-setting.js';
import type { Place } from './table-setting.js';
import './new-table.css';

interface NewTableShown {
  readonly games: readonly OfferedGame[];
  /** The game that is chosen at first. */
  readonly first: string;
  readonly close: () => void;
}

interface Wish {
  readonly game: OfferedGame;
  readonly places: readonly Place[];
  readonly options: Readonly<Record<string, boolean>>;
  readonly clock: Clock;
  readonly visibility: Visibility;
}

/** Sets a table as one likes it. The invitation is found at the table itself. */
export const NewTable = ({ games, first, close }: NewTableShown) => {
  const words = useWords();
  const game = games.find(({ id }) => id === first) ?? games[0];
  return (
    <Dialog title={words.opening.title} close={close}>
      {game !== undefined && <WishForm games={games} game={game} close={close} />}
    </Dialog>
  );
};

const WishForm = ({ games, game: first, close }: Omit<NewTableShown, 'first'> & { readonly game: OfferedGame }) => {
  const { door, whereabouts } = useHall();
  const words = useWords();
  const [wish, setWish] = useState<Wish>(() => wishFor(first));
  const [trouble, setTrouble] = useTrouble();
  const [isSetting, setSetting] = useState(false);
  const begun = useRef<TableSetting | null>(null);
  const change = (changed: Partial<Wish>) => {
    begun.current = null;
    setWish({ ...wish, ...changed });
  };

  const set = async (submitted: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    submitted.preventDefault();
    if (isSetting) return;
    const from = whereabouts.page.peek();
    begun.current ??= settingOf(wish);
    const setting = begun.current;
    setSetting(true);
    setTrouble(null);
    try {
      const table = await door.withName(() => setting.set());
      if (table !== null) {
        whereabouts.goFrom(from, tableAddress(table));
        return;
      }
    } catch (fault) {
      setTrouble(troubleOf(fault));
    }
    setSetting(false);
  };

  return (
    <form class="form new-table" onSubmit={(submitted) => void set(submitted)}>
      <GameAndSeats games={games} wish={wish} change={change} />
      <SeatPlaces
        places={wish.places}
        take={(seat, place) => change({ places: placesWith(wish.places, seat, place) })}
      />
      <Options wish={wish} change={change} />
      <Terms wish={wish} change={change} />
      {trouble !== null && (
        <p class="form-trouble" role="alert">
          {words.trouble[trouble]}
        </p>
      )}
      <div class="form-deeds">
        <button type="submit" class="button" aria-disabled={isSetting}>
          {submitSaid(isSetting, wish, words)}
        </button>
        <button type="button" class="button is-quiet" onClick={close}>
          {words.opening.cancel}
        </button>
      </div>
    </form>
  );
};

interface Part {
  readonly wish: Wish;
  readonly change: (changed: Partial<Wish>) => void;
}

const GameAndSeats = ({ games, wish, change }: Part & { readonly games: readonly OfferedGame[] }) => {
  const { opening } = useWords();
  const { min, max } = wish.game.seats;
  return (
    <div class="new-table-pair">
      <label class="field">
        {opening.game}
        <select
          value={wish.game.id}
          onChange={({ currentTarget }) => {
            const game = games.find(({ id }) => id === currentTarget.value);
            if (game !== undefined) change(wishFor(game));
          }}
        >
          {games.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {opening.seats}
        <select
          value={wish.places.length}
          onChange={({ currentTarget }) => change({ places: placesFor(wish.places, Number(currentTarget.value)) })}
        >
          {Array.from({ length: max - min + 1 }, (_, more) => (
            <option key={more} value={min + more}>
              {opening.seatCount(min + more)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};

const Options = ({ wish, change }: Part) => {
  const { opening } = useWords();
  const said = boxOf(wish.game.id, wish.game.edition)?.words[useHall().tongue.language.value].options;
  const offered = Object.entries(wish.game.options);
  if (offered.length === 0) return null;
  return (
    <fieldset class="new-table-group">
      <legend>{opening.options}</legend>
      {offered.map(([option, sentence]) => (
        <label key={option} class="new-table-tick">
          <input
            type="checkbox"
            checked={wish.options[option] === true}
            onChange={({ currentTarget }) => change({ options: { ...wish.options, [option]: currentTarget.checked } })}
          />
          <OptionSaid {...(said?.[option] ?? { name: sentence, does: '' })} />
        </label>
      ))}
    </fieldset>
  );
};

const OptionSaid = ({ name, does }: OptionWords) => (
  <span>
    {name}
    <small>{does}</small>
  </span>
);

const Terms = ({ wish, change }: Part) => {
  const { opening, card } = useWords();
  return (
    <div class="new-table-pair">
      <label class="field">
        {opening.clock}
        <select
          value={wish.clock.kind === 'none' ? 0 : wish.clock.seconds}
          onChange={({ currentTarget }) => change({ clock: clockOf(Number(currentTarget.value)) })}
        >
          {CLOCKS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds === 0 ? card.noClock : card.clock(seconds)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {opening.visibility}
        <select
          value={wish.visibility}
          onChange={({ currentTarget }) =>
            change({ visibility: currentTarget.value === 'unlisted' ? 'unlisted' : 'public' })
          }
        >
          <option value="public">{opening.everybody}</option>
          <option value="unlisted">{opening.byLink}</option>
        </select>
      </label>
    </div>
  );
};

/** Seconds a move; 0 is no clock. */
const CLOCKS = [0, 60, 300, 86_400, 259_200];
const clockOf = (seconds: number): Clock => (seconds === 0 ? { kind: 'none' } : { kind: 'move', seconds });

const wishFor = (game: OfferedGame): Wish => ({
  game,
  places: placesFor(['me'], game.seats.min),
  options: {},
  clock: { kind: 'none' },
  visibility: 'public',
});

const settingOf = ({ game, places, options, clock, visibility }: Wish): TableSetting =>
  new TableSetting(
    { ...api, sitDown },
    { game: game.id, seats: places.length, options, clock, visibility },
    places,
    newNonce(),
  );

const submitSaid = (isSetting: boolean, { places }: Wish, { hero, opening }: LobbyWords): string => {
  if (isSetting) return hero.setting;
  return beginsAtOnce(places) ? opening.start : opening.open;
};
