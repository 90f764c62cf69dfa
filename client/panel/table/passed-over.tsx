import { useState } from 'preact/hooks';
import { useAround, useAt } from './seated.js';
import { ToldNote } from './told-note.js';

/** Who sat through a jump is told what they did not see; whoever was away is told as much already. */
export const PassedOver = () => {
  const at = useAt();
  const { replay } = useAround();
  const jumped = at.board.show.value?.jumped.value ?? null;
  const timeline = at.timeline.value;
  const [read, setRead] = useState<object | null>(null);
  // It is said until more has happened.
  if (jumped === null || jumped === read || at.shown.value > jumped.to) return null;
  if (timeline === null || at.words.value === null || at.away.missed.value !== null) return null;
  return (
    <ToldNote
      title={replay.missed(jumped.to - jumped.from)}
      timeline={timeline}
      after={jumped.from}
      upTo={jumped.to}
      most={MOST_TOLD}
      dismiss={() => setRead(jumped)}
    />
  );
};

/** Fewer than for who was away: the game goes on behind it. */
const MOST_TOLD = 6;
