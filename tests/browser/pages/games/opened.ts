import { effect } from '@preact/signals';
import { gameAt } from '#engine/registry.js';
import { TableEvent } from '#events/table/events.js';
import type { Viewer } from '#events/viewer.js';
import type { Face } from '#client/stage/kit/face.js';
import { openStage } from '#client/stage/kit/phaser/open-stage.js';
import type { SeenStage } from '#client/stage/kit/phaser/open-stage.js';
import { faceOf } from '#client/stage/registry.js';
import { asSeat } from '#client/timeline/as-seat.js';
import type { Stored } from '#client/timeline/as-seat.js';
import { Show } from '#client/timeline/show.js';
import type { Timeline } from '#client/timeline/timeline.js';

/** A game on a stage, with all that the table's own screen would show of it on the board. */
export interface Opened {
  readonly stage: SeenStage;
  readonly show: Show;
  /** The last event. */
  readonly end: number;
  pace: number;
  close(): void;
}

/** Lays a game that was played on a stage, as a viewer saw it. */
export const openTableOf = async (id: string, history: readonly Stored[], viewer: Viewer): Promise<Opened> => {
  const host = document.querySelector<HTMLElement>('#host');
  const opening = TableEvent.parse(history[0]?.event);
  const edition = opening.type === 'TableOpened' ? opening.edition : 0;
  const [game, face] = [gameAt(id, edition), await faceOf(id, edition)];
  if (host === null || game === undefined || face === null) throw new Error(`Nothing is known of ${id} ${edition}.`);

  const timeline = asSeat(game, history, viewer);
  const stage = await openStage(host, face, NOBODY);
  stage.still(true);
  const opened = { pace: 1 };
  const show = new Show(stage, face, {
    timeline: () => timeline,
    names: (seat) => NAMES[seat] ?? '',
    pace: () => opened.pace,
    still: () => false,
    faulted: (fault) => {
      throw new Error('A motion failed.', { cause: fault });
    },
  });
  const end = underneath(stage, face, show, timeline);
  show.follow();
  return Object.assign(opened, {
    stage,
    show,
    end: timeline.end,
    close: () => {
      end();
      show.close();
      stage.close();
    },
  });
};

const NAMES = ['Anna', 'Ben', 'Carla', 'Dario'];

const NOBODY = { pressed: () => undefined, pointed: () => undefined, impatient: () => undefined };

/** What lies under everything is laid anew where it is another than before, as the table's screen does. */
const underneath = (stage: SeenStage, face: Face, show: Show, timeline: Timeline): (() => void) => {
  let ground = '';
  return effect(() => {
    const table = timeline.at(show.shown.value);
    if (table === null || table.status === 'open') return;
    const [under, parts] = [face.ground(table.state), face.parts(table.state)];
    const now = JSON.stringify([under, parts]);
    if (now !== ground) stage.lay(under, parts);
    ground = now;
  });
};
