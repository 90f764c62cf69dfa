import { useAround, useAt } from './seated.js';
import { ToldFolded, ToldNote } from './told-note.js';

/**
 * Who sat through a jump is told what they did not see; whoever was away is told as much already. Nothing lies over a board
 * on which one decides: there it is told in a line with what is asked.
 */
export const PassedOver = ({ where }: { readonly where: 'overBoard' | 'withAsked' }) => {
  const at = useAt();
  const { replay } = useAround();
  const show = at.board.show.value;
  const jumped = show?.jumped.value ?? null;
  const timeline = at.timeline.value;
  const isDeciding = at.offered.value !== null && !at.isElsewhere.value;
  if (isDeciding !== (where === 'withAsked')) return null;
  // It is said until more has happened.
  if (show === null || jumped === null || at.shown.value > jumped.to) return null;
  if (timeline === null || at.words.value === null || at.away.missed.value !== null) return null;
  const Told = isDeciding ? ToldFolded : ToldNote;
  return (
    <Told
      title={replay.missed(jumped.to - jumped.from)}
      timeline={timeline}
      after={jumped.from}
      upTo={jumped.to}
      most={MOST_TOLD}
      dismiss={() => {
        show.jumped.value = null;
      }}
    />
  );
};

/** Fewer than for who was away: the game goes on behind it. */
const MOST_TOLD = 6;
