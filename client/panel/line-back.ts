import { useEffect, useRef, useState } from 'preact/hooks';
import type { Dispatch, StateUpdater } from 'preact/hooks';
import type { TroubleKind } from '../words/lobby/words.js';
import { useHall } from './hall.js';

/** Does something whenever the line is up again after it was not. */
export const useLineBack = (then: () => void): void => {
  const { line } = useHall();
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    let wasUp = line.state.peek().kind === 'up';
    return line.state.subscribe(({ kind }) => {
      const isUp = kind === 'up';
      if (isUp && !wasUp) latest.current();
      wasUp = isUp;
    });
  }, [line]);
};

/** Why something was not done. That the server cannot be reached is said until it can. */
export const useTrouble = (): readonly [TroubleKind | null, Dispatch<StateUpdater<TroubleKind | null>>] => {
  const [trouble, setTrouble] = useState<TroubleKind | null>(null);
  useLineBack(() => setTrouble((now) => (now === 'noLine' ? null : now)));
  return [trouble, setTrouble];
};
