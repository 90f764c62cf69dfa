import type { Stage } from '../../stage/kit/stage.js';

/** A stage without a board, for a browser that cannot draw one: it takes its time as a board would, so that a replay in words has a pace. */
export const bareStage = (): Stage => {
  let over: () => void = nothing;
  return {
    lay: nothing,
    settle: nothing,
    play: () =>
      new Promise((resolve) => {
        over = resolve;
      }),
    cut: () => over(),
    offer: nothing,
    ghost: nothing,
    goTo: nothing,
    still: nothing,
    close: nothing,
  };
};

const nothing = (): void => undefined;
