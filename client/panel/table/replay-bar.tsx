import { useState } from 'preact/hooks';
import { tableAddress } from '../address.js';
import { copied } from './copied.js';
import { Icon } from './icon.js';
import type { Sign } from './icon.js';
import { ReportMoment } from './report-moment.js';
import { useAround, useAt } from './seated.js';
import { SeekBar } from './seek-bar.js';
import { turnAfter, turnBefore } from './story.js';
import { SeenByChoice } from './seen-by-choice.js';
import './replay.css';

/** The way through all that happened, also while the game goes on. */
export const ReplayBar = () => {
  const at = useAt();
  const { replay: words } = useAround();
  const [speed, setSpeed] = useState(1);
  const show = at.board.show.value;
  const timeline = at.timeline.value;
  if (show === null || timeline === null) return null;

  const { chapters } = at.story.value;
  const shown = at.shown.value;
  const isPlaying = show.going.value === 'replay';
  const goTo = (seq: number | null): void => {
    if (seq !== null) show.goTo(seq);
  };
  return (
    <section class={at.isLive.value ? 'replay is-live' : 'replay'} aria-label={words.title} title={words.keys}>
      <div class="replay-keys">
        <Key sign="turnBack" name={words.turnBack} press={() => goTo(turnBefore(chapters, shown))} isMinor />
        <Key sign="back" name={words.back} press={() => show.step(-1)} />
        {isPlaying ? (
          <Key sign="pause" name={words.pause} press={() => show.pause()} />
        ) : (
          <Key sign="play" name={words.play} press={() => show.play(speed)} />
        )}
        <Key sign="on" name={words.on} press={() => show.step(1)} />
        <Key sign="turnOn" name={words.turnOn} press={() => goTo(turnAfter(chapters, shown))} isMinor />
      </div>
      <SeekBar />
      <label class="replay-pace">
        <span class="unseen">{words.pace}</span>
        <select
          value={String(speed)}
          onChange={({ currentTarget }) => {
            setSpeed(Number(currentTarget.value));
            if (isPlaying) show.play(Number(currentTarget.value));
          }}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={String(each)}>
              {words.times(each)}
            </option>
          ))}
        </select>
      </label>
      <SeenByChoice />
      <CopyMoment />
      <ReportMoment />
      <LiveKey />
    </section>
  );
};

const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;

interface KeyShown {
  readonly sign: Sign;
  readonly name: string;
  readonly press: () => void;
  readonly isMinor?: boolean;
}

const Key = ({ sign, name, press, isMinor = false }: KeyShown) => (
  <button type="button" class={isMinor ? 'sign is-minor' : 'sign'} aria-label={name} title={name} onClick={press}>
    <Icon sign={sign} />
  </button>
);

const LiveKey = () => {
  const at = useAt();
  const { replay } = useAround();
  const behind = at.behind.value;
  const isOver = at.now.value?.status === 'finished';
  if (at.isLive.value) return isOver ? null : <span class="live is-now">{replay.now}</span>;
  return (
    <button
      type="button"
      class={isOver ? 'deed live is-last' : 'deed live'}
      onClick={() => at.board.show.value?.follow()}
    >
      <Icon sign="turnOn" />
      <span class="live-long">
        {isOver ? replay.last : replay.live}
        {behind > 0 && <small>{replay.behind(behind)}</small>}
      </span>
    </button>
  );
};

const CopyMoment = () => {
  const at = useAt();
  const { replay, seats } = useAround();
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    const isCopied = await copied(new URL(tableAddress(at.id, at.shown.value), location.href).href);
    setSaid(isCopied ? seats.copied : seats.notCopied);
  };
  return (
    <span class="copy-moment">
      <button
        type="button"
        class="sign"
        aria-label={replay.copyMoment}
        title={replay.copyMoment}
        onClick={() => void copy()}
        onBlur={() => setSaid('')}
      >
        <Icon sign="link" />
      </button>
      <span class="said" role="status">
        {said}
      </span>
    </span>
  );
};
