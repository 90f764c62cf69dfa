import type { Happening } from '#events/seen-by.js';
import type { Timeline } from '../../timeline/timeline.js';
import { CheckGame } from './check-game.js';
import { LookedInto } from './looked-into.js';
import { useAround, useAt } from './seated.js';
import { stateOf } from './state-of.js';

/** What a seat keeps to itself; once the game is over, how the points came about. */
export const Hand = () => {
  const at = useAt();
  const words = useAround();
  // Where something is to be decided, it is shown at once, though what leads to it may still be on its way over the board.
  const isAsked = at.offered.value !== null && !at.isElsewhere.value;
  const [face, table] = [at.face.value, isAsked ? at.now.value : at.table.value];
  const state = stateOf(table);
  if (face === null || state === null || table === null) return null;
  const shown = {
    state,
    viewer: at.eyes.value,
    names: at.names.value,
    language: words.language,
    choices: isAsked ? at.deciding.commands.value : [],
    // A button of the hand says all that it does: it is done with one press, by a finger too.
    give: (command: { readonly type: string }) => at.deciding.choose(command, 'mouse'),
    preview: (command: { readonly type: string } | null) => at.deciding.look(command),
    told: toldSoFar(at.timeline.value, at.shown.value, at.story.value.undone),
  };
  return (
    <div class="hand">
      {table.status === 'finished' && (
        <>
          <face.Sheet {...shown} />
          <CheckGame />
          <LookedInto />
        </>
      )}
      {(typeof shown.viewer === 'number' || table.status !== 'finished') && <face.Tray {...shown} />}
    </div>
  );
};

/** All that was seen to happen up to a moment, and was not taken back. */
const toldSoFar = (timeline: Timeline | null, shown: number, undone: ReadonlySet<number>): readonly Happening[] =>
  timeline
    ?.between(timeline.start, shown)
    .flatMap(({ seq, event }) => (event === null || undone.has(seq) ? [] : [event])) ?? [];
