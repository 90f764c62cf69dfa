import type { Happening } from '#events/seen-by.js';
import type { Timeline } from '../../timeline/timeline.js';
import { useAround, useAt } from './seated.js';
import { stateOf } from './state-of.js';

/** What a seat keeps to itself; once the game is over, how the points came about. */
export const Hand = () => {
  const at = useAt();
  const words = useAround();
  const [face, table] = [at.face.value, at.table.value];
  const state = stateOf(table);
  if (face === null || state === null || table === null) return null;
  const isNow = at.behind.value === 0;
  const shown = {
    state,
    viewer: at.eyes.value,
    names: at.names.value,
    language: words.language,
    choices: isNow ? at.deciding.commands.value : [],
    give: (command: { readonly type: string }) => at.deciding.choose(command, at.board.hand),
    preview: (command: { readonly type: string } | null) => at.deciding.look(command),
    told: toldSoFar(at.timeline.value, at.shown.value),
  };
  const hasHand = typeof shown.viewer === 'number';
  return (
    <div class="hand">
      {table.status === 'finished' && <face.Sheet {...shown} />}
      {hasHand ? (
        <face.Tray {...shown} />
      ) : (
        table.status !== 'finished' && <p class="quiet">{words.tabs.nothingInHand}</p>
      )}
    </div>
  );
};

/** All that was seen to happen, up to a moment. */
const toldSoFar = (timeline: Timeline | null, shown: number): readonly Happening[] =>
  timeline?.between(timeline.start, shown).flatMap(({ event }) => (event === null ? [] : [event])) ?? [];
