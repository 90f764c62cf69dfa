import { useWords } from '../hall.js';
import { seatLetter, SeatMark } from '../seat-mark.js';
import type { Place } from './table-setting.js';

interface SeatPlacesShown {
  readonly places: readonly Place[];
  readonly take: (seat: number, place: Place) => void;
}

/** For each seat of a table to be, who is to sit there. */
export const SeatPlaces = ({ places, take }: SeatPlacesShown) => {
  const { opening, card } = useWords();
  return (
    <fieldset class="new-table-group">
      <legend>{opening.places}</legend>
      <div class="new-table-seats">
        {places.map((place, seat) => (
          <label key={seat} class="new-table-seat">
            <SeatMark seat={seat} />
            <span class="unseen">{card.seat(seatLetter(seat))}</span>
            <select value={wordOf(place)} onChange={({ currentTarget }) => take(seat, placeOf(currentTarget.value))}>
              <option value="me">{opening.me}</option>
              <option value="anyone">{opening.anyone}</option>
              {BOTS.map((bot) => (
                <option key={bot} value={bot}>
                  {card.bot(bot)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Which bots there are; the server says no to one that it does not know for a game. */
const BOTS = ['strong', 'random'] as const;

const wordOf = (place: Place): string => (typeof place === 'string' ? place : place.bot);
const placeOf = (word: string): Place => (word === 'me' || word === 'anyone' ? word : { bot: word });
