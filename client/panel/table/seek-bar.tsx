import { useAround, useAt } from './seated.js';

/** Where one is in all that happened: with a mark for each turn, in the colour of who played it. */
export const SeekBar = () => {
  const at = useAt();
  const { replay } = useAround();
  const timeline = at.timeline.value;
  const { chapters } = at.story.value;
  const [start, end, shown] = [timeline?.start ?? 0, at.end.value, at.shown.value];
  const length = Math.max(1, end - start);
  const where = useWhere();
  return (
    <div class="seek">
      <svg
        class={chapters.length > MOST_EDGED ? 'seek-marks is-many' : 'seek-marks'}
        viewBox={`0 0 ${length} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {chapters.map(({ start: begin, seat, lines }) => (
          <rect
            key={begin}
            class={seat === null ? 'seek-mark' : `seek-mark is-seat-${seat % 4}`}
            x={begin - start}
            y="0"
            width={lines.length}
            height="10"
          />
        ))}
      </svg>
      <input
        type="range"
        min={start}
        max={Math.max(start, end)}
        value={shown}
        aria-label={replay.title}
        aria-valuetext={`${replay.moment(shown, end)}, ${where}`}
        onInput={({ currentTarget }) => at.board.show.value?.goTo(Number(currentTarget.value))}
      />
      <p class="seek-where">
        <span>{where}</span>
        <span>
          {shown}/{end}
        </span>
      </p>
    </div>
  );
};

/** With more turns than these the edges between them would hide them. */
const MOST_EDGED = 60;

/** Which turn is being played at the moment that is looked at, and whose; or that this moment cannot be looked at yet. */
const useWhere = (): string => {
  const at = useAt();
  const turn = useTurn();
  const { replay } = useAround();
  const show = at.board.show.value;
  const start = at.timeline.value?.start ?? 0;
  if (show?.going.value !== 'held' || show.until.value >= start) return turn;
  return at.visit.past.value === 'missing' ? replay.pastMissing : replay.pastComing(show.until.value);
};

const useTurn = (): string => {
  const at = useAt();
  const { log, end } = useAround();
  const table = at.table.value;
  const game = at.timeline.value?.game;
  if (table?.status === 'finished') return end.title;
  if (table?.status !== 'playing' || game === undefined) return log.opening;
  const [seat] = game.deciding(table.state);
  return log.turn(game.turn(table.state), seat === undefined ? null : at.names.value(seat));
};
