import { useAround, useAt } from './seated.js';
import { ToldNote } from './told-note.js';

/** What happened while nobody looked. */
export const AwayNote = () => {
  const at = useAt();
  const { away } = useAround();
  const missed = at.away.missed.value;
  const timeline = at.visit.timeline.value;
  if (missed === null || timeline === null || at.words.value === null || at.now.value?.status === 'open') return null;
  return (
    <ToldNote {...missed} title={away.title} timeline={timeline} most={MOST_TOLD} dismiss={() => at.away.dismiss()} />
  );
};

const MOST_TOLD = 12;
