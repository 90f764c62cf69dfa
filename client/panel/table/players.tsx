import type { Seat } from '#events/viewer.js';
import type { TableAsShown } from '#events/wire/tables.js';
import { serverClock } from '../../net/server-clock.js';
import { clockTime } from '../../words/table/words.js';
import { EditionNote } from './edition-note.js';
import { useNow } from './now.js';
import { Presence } from './presence.js';
import { SeatMark } from '../seat-mark.js';
import { useAround, useAt } from './seated.js';
import { stateOf } from './state-of.js';
import { timeLeft } from './time-left.js';

/** Who plays, who is here, and whose turn it is. */
export const Players = () => {
  const at = useAt();
  const { players: words } = useAround();
  const seats = at.visit.shown.value?.seats ?? [];
  const table = at.table.value;
  const state = stateOf(table);
  const deciding =
    state === null || table?.status === 'finished' ? [] : (at.timeline.value?.game.deciding(state) ?? []);
  const watchers = at.visit.presence.value?.watchers ?? 0;
  return (
    <section class="players" aria-label={words.title}>
      <ul>
        {seats.map((seat) => (
          <PlayerRow key={seat.seat} {...seat} isOnTurn={deciding.includes(seat.seat)} />
        ))}
      </ul>
      <Voided />
      {watchers > 0 && <p class="quiet watchers">{words.watchers(watchers)}</p>}
      <EditionNote />
    </section>
  );
};

const Voided = () => {
  const at = useAt();
  const { players: words } = useAround();
  const shown = at.visit.shown.value;
  return shown?.status === 'finished' && shown.voided === true ? <p class="voided">{words.voided}</p> : null;
};

type RowShown = TableAsShown['seats'][number] & { readonly isOnTurn: boolean };

const PlayerRow = (row: RowShown) => {
  const at = useAt();
  const { seats } = useAround();
  const { seat, isOnTurn } = row;
  return (
    <li class={isOnTurn ? 'player is-on-turn' : 'player'}>
      <SeatMark seat={seat} />
      <span class="player-name">
        <strong>{at.names.value(seat)}</strong>
        {at.me.value === seat && <small> ({seats.you})</small>}
        <StandIn seat={seat} />
        <Result seat={seat} />
      </span>
      {isOnTurn && <TurnClock seat={seat} />}
      {'player' in row && <Presence seat={seat} />}
    </li>
  );
};

const StandIn = ({ seat }: { readonly seat: Seat }) => {
  const at = useAt();
  const { players: words } = useAround();
  const table = at.now.value;
  const standIn = table?.status === 'playing' ? (table.standIns[seat] ?? null) : null;
  return standIn === null ? null : <small class="block">{words.standIn(standIn)}</small>;
};

const Result = ({ seat }: { readonly seat: Seat }) => {
  const at = useAt();
  const { players: words } = useAround();
  const table = at.table.value;
  const standing =
    table?.status === 'finished' ? table.outcome.standings.find((each) => each.seat === seat) : undefined;
  return standing === undefined ? null : <small class="block">{words.place(standing.place, standing.points)}</small>;
};

const TurnClock = ({ seat }: { readonly seat: Seat }) => {
  const at = useAt();
  const { players: words } = useAround();
  const clock = at.visit.shown.value?.clock;
  const { askedAt } = at.story.value;
  const isRunning = clock?.kind === 'move' && askedAt !== null && at.behind.value === 0;
  const now = useNow(isRunning);
  const isMine = at.me.value === seat;
  if (!isRunning)
    return <span class={isMine ? 'turn-mark is-plain is-mine' : 'turn-mark is-plain'}>{words.onTurn}</span>;

  const left = timeLeft(clock.seconds, askedAt, serverClock.at(now));
  return (
    <span class={left < SHORT_MS ? 'turn-mark is-short' : 'turn-mark'}>
      <span class="unseen">{words.onTurn}: </span>
      {left > 0 ? words.left(clockTime(left)) : words.over}
    </span>
  );
};

const SHORT_MS = 15_000;
