import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '#events/viewer.js';
import type { Asking } from '#engine/kit/game.js';
import { bestScoring } from '#engine/murano/scoring/best.js';
import { unscoredBerths } from '#engine/murano/scoring/gondoliers.js';
import type { ScoringCommand } from '#engine/murano/scoring/rule.js';
import type { MuranoState } from '#engine/murano/state.js';
import { characterWords } from '../words/characters.js';
import type { MuranoVocabulary } from '../words/vocabulary.js';
import { offered } from '../../kit/panels/offered.js';
import { previewing } from '../../kit/panels/previewing.js';

interface Shown {
  readonly state: MuranoState;
  readonly seat: Seat;
  readonly vocabulary: MuranoVocabulary;
  readonly choices: readonly Asking[];
  readonly give: (command: Asking) => void;
  readonly preview: (command: Asking | null) => void;
}

/** The most that the seat can still score, and how. In the scoring one press has it done, step by step. */
export const BestPlan = ({ state, seat, vocabulary, choices, give, preview }: Shown) => {
  const best = useMemo(() => bestScoring(state, seat), [state, seat]);
  const { panels } = vocabulary;
  const isScoring = state.phase.kind === 'scoring' && state.phase.seat === seat;
  const [next] = best.steps;
  const command = next === undefined ? null : offered(choices, next);
  const walk = useWalk(state, isScoring && best.steps.length > 0, command, give);
  const leftOver = unscoredBerths(state, seat).length - best.steps.length;
  if (best.vp === 0) return null;

  return (
    <section class="best">
      <h3>
        {panels.bestTitle} <strong>{panels.bestTotal(best.vp)}</strong>
      </h3>
      <ol>
        {best.steps.map((step) => {
          const words = stepWords(step, best.byCard[step.card]?.vp ?? 0, vocabulary);
          const choice = offered(choices, step);
          return (
            <li key={step.card}>
              {choice === null ? (
                words
              ) : (
                <button type="button" class="step" onClick={() => give(choice)} {...previewing(choice, preview)}>
                  {words}
                </button>
              )}
            </li>
          );
        })}
        {leftOver > 0 && <li class="left-over">{panels.leftOver(leftOver)}</li>}
      </ol>
      {walk.isUnderWay && (
        <p class="walking" role="status">
          {panels.takingIt(best.steps.length)}
          <button type="button" class="plain" onClick={walk.stop}>
            {panels.stop}
          </button>
        </p>
      )}
      {!walk.isUnderWay && command !== null && (
        <>
          <button type="button" class="take" onClick={walk.start} {...previewing(command, preview)}>
            {panels.takeIt}
          </button>
          <p class="aside">{panels.mayDiffer}</p>
        </>
      )}
    </section>
  );
};

const stepWords = (step: ScoringCommand, vp: number, vocabulary: MuranoVocabulary): string => {
  const { panels, phrases } = vocabulary;
  const words = panels.bestStep(characterWords(vocabulary, step.card).name, step.island, vp);
  switch (step.type) {
    case 'scoreCharacter':
      return words;
    case 'exchangeGold':
      return `${words}, ${panels.payment(phrases.gold(step.gold))}`;
    case 'deliverBeads':
      return `${words}, ${panels.payment(phrases.beads(step.beads))}`;
  }
};

/**
 * Step by step: a step is given when the one before has changed the table and choices are there again. What is best is
 * worked out anew each time, so that the way stays the best even where something else was scored in between.
 */
const useWalk = (
  state: MuranoState,
  goesOn: boolean,
  next: Asking | null,
  give: (command: Asking) => void,
): { readonly isUnderWay: boolean; readonly start: () => void; readonly stop: () => void } => {
  const [isUnderWay, setUnderWay] = useState(false);
  const givenAt = useRef<MuranoState | null>(null);
  useEffect(() => {
    if (!isUnderWay) return;
    if (!goesOn) setUnderWay(false);
    else if (next !== null && givenAt.current !== state) {
      givenAt.current = state;
      give(next);
    }
  }, [isUnderWay, goesOn, next, state, give]);
  return {
    isUnderWay: isUnderWay && goesOn,
    start: () => {
      givenAt.current = null;
      setUnderWay(true);
    },
    stop: () => setUnderWay(false),
  };
};
