import { useEffect, useRef, useState } from 'preact/hooks';
import { useConsole } from '../console.js';
import { stateOf } from '../../panel/table/state-of.js';
import type { Face, Names } from '../../stage/kit/face.js';
import type { Stage } from '../../stage/kit/stage.js';
import type { Timeline } from '../../timeline/timeline.js';

interface StillBoardShown {
  readonly face: Face;
  readonly timeline: Timeline;
  readonly moment: number;
  readonly names: Names;
}

/** The board at one moment, where nothing moves and nothing is offered. */
export const StillBoard = ({ face, timeline, moment, names }: StillBoardShown) => {
  const { history, reading } = useConsole().words;
  const host = useRef<HTMLDivElement>(null);
  const ground = useRef('');
  const [stage, setStage] = useState<Stage | 'coming' | 'none'>('coming');
  const state = stateOf(timeline.at(moment));

  useEffect(() => {
    let isGone = false;
    const opened = host.current === null ? Promise.resolve<'none'>('none') : opens(host.current, face);
    void opened.then((came) => {
      if (!isGone) setStage(came);
    });
    return () => {
      isGone = true;
      ground.current = '';
      void opened.then((came) => {
        if (came !== 'none') came.close();
      });
    };
  }, [face]);
  useEffect(() => {
    if (typeof stage === 'string' || state === null) return;
    const [under, parts] = [face.ground(state), face.parts(state)];
    const now = JSON.stringify([under, parts]);
    if (now !== ground.current) stage.lay(under, parts);
    ground.current = now;
    stage.settle(face.layout(state, timeline.viewer, names));
  }, [stage, state, timeline, names, face]);

  return (
    <div class="still-board">
      <div class={state === null ? 'board-host is-unseen' : 'board-host'} ref={host} aria-hidden="true" />
      {stage === 'coming' && state !== null && (
        <p class="still-board-none" role="status">
          {reading}
        </p>
      )}
      {state === null && <p class="still-board-none">{history.notBegun}</p>}
      {stage === 'none' && <p class="still-board-none">{history.noBoard}</p>}
    </div>
  );
};

const opens = async (host: HTMLElement, face: Face): Promise<Stage | 'none'> => {
  try {
    const { openStage } = await import('../../stage/kit/phaser/open-stage.js');
    const stage = await openStage(host, face, { pressed: nothing, pointed: nothing, impatient: nothing });
    stage.still(true);
    return stage;
  } catch (fault) {
    // Not an error of the page: what happened is said in words. But whoever looks into it wants to know why.
    console.warn('The board cannot be drawn.', fault);
    return 'none';
  }
};

const nothing = (): void => undefined;
