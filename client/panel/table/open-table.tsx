import { BOT_NAMES_OFFERED, SeatCard } from './seat-card.js';
import { Announcer } from './announcer.js';
import { unrevealed } from '#engine/kit/seating.js';
import { EditionNote } from './edition-note.js';
import { FairLuck } from './fair-luck.js';
import { isStarting } from './is-starting.js';
import { Invitation } from './invitation.js';
import { useHall, useWords } from '../hall.js';
import { optionsSaid } from '../options-said.js';
import { Notes } from './notes.js';
import { useAround, useAt } from './seated.js';
import { api } from '../../net/api.js';
import { TableHead } from './table-head.js';
import { clockTime } from '../../words/table/words.js';
import './open-table.css';

/** A table before the start: who sits where, who may still come, and the start. */
export const OpenTable = () => {
  const at = useAt();
  const words = useAround();
  const shown = at.visit.shown.value;
  const seats = shown?.seats ?? [];
  const free = seats.filter((seat) => !('player' in seat) && !('bot' in seat)).length;
  const starting = isStarting(at.now.value);
  const watchers = at.visit.presence.value?.watchers ?? 0;
  return (
    <main class="at-table is-open">
      <TableHead />
      <Notes />
      <div class="open-table">
        <section class="paper seats" aria-label={words.seats.title}>
          <h2>{words.seats.title}</h2>
          <p class="quiet">
            {shown?.clock.kind === 'move'
              ? words.seats.moveClock(clockTime(shown.clock.seconds * 1000))
              : words.seats.noClock}
            {watchers > 0 && <> · {words.players.watchers(watchers)}</>}
          </p>
          <EditionNote />
          <Options />
          <ul class="seat-list">
            {seats.map((seat) => (
              <SeatCard key={seat.seat} {...seat} bots={BOT_NAMES_OFFERED} />
            ))}
          </ul>
          <div class="row start">
            <button
              type="button"
              class="deed is-main is-large"
              disabled={free > 0 || starting || !isSomebody(at.line.player.value)}
              onClick={() => void at.doing.doesOnce('start', () => api.start(at.id))}
            >
              {words.seats.start}
            </button>
            <p class="quiet" role="status">
              <StartSaid free={free} />
            </p>
          </div>
        </section>
        <Invitation />
        <FairLuck />
      </div>
      <Announcer />
    </main>
  );
};

/** The line beside the start button. */
const StartSaid = ({ free }: { readonly free: number }) => {
  const { seats: words } = useAround();
  const now = useAt().now.value;
  if (now !== null && isStarting(now)) return <>{words.revealing(unrevealed(now).length)}</>;
  return <>{free > 0 ? words.missing(free) : words.ready}</>;
};

/** What is played otherwise than usual. */
const Options = () => {
  const at = useAt();
  const { opening } = useWords();
  const { tongue } = useHall();
  const shown = at.visit.shown.value;
  const options = shown === null ? [] : optionsSaid(shown, tongue.language.value);
  if (options.length === 0) return null;
  return (
    <ul class="options" aria-label={opening.options}>
      {options.map(({ name, does }) => (
        <li key={name}>
          <strong>{name}</strong> <small>{does}</small>
        </li>
      ))}
    </ul>
  );
};

/** Whether the server knows who we are. */
const isSomebody = (player: object | null | undefined): boolean => player !== null && player !== undefined;
