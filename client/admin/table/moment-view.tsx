import type { Face } from '../../stage/kit/face.js';
import { useConsole } from '../console.js';
import { eyesOf } from '../eyes.js';
import { Answering } from './answering.js';
import { Compare } from './compare.js';
import { EntryDetails } from './entry-details.js';
import { EyesChoice } from './eyes-choice.js';
import type { Inspection } from './inspection.js';
import type { Marked } from './marked.js';
import type { Placed } from './placed.js';
import type { Speech } from './said-of.js';
import { StillBoard } from './still-board.js';

interface MomentViewShown {
  readonly inspection: Inspection;
  readonly speech: Speech;
  readonly face: Face | null | undefined;
  readonly marked: Marked;
  readonly mark: (marked: Marked) => void;
}

/** The moment that is picked: the board as the eyes see it that one looks with, what happened, and what differs from another. */
export const MomentView = ({ inspection, speech, face, marked, mark }: MomentViewShown) => {
  const { history } = useConsole().words;
  const picked = inspection.picked.value;
  return (
    <section class="moment" aria-label={history.board}>
      <div class="moment-bar">
        <EyesChoice inspection={inspection} speech={speech} />
        <p class="moment-at" role="status">
          {picked !== null && history.moment(picked.moment, inspection.end.value)}
        </p>
        <button type="button" class="button is-quiet is-small" onClick={() => void inspection.read()}>
          {history.anew}
        </button>
      </div>
      {picked === null ? (
        <p class="moment-none">{history.pick}</p>
      ) : (
        <Picked inspection={inspection} speech={speech} face={face} picked={picked} />
      )}
      <Compare
        key={eyesOf(inspection.look.value.viewer)}
        inspection={inspection}
        from={marked.from}
        to={marked.to}
        choose={(from, to) => mark({ from, to })}
      />
    </section>
  );
};

type PickedShown = Pick<MomentViewShown, 'inspection' | 'speech' | 'face'> & { readonly picked: Placed };

/** Nothing is folded before something is picked. */
const Picked = ({ inspection, speech, face, picked }: PickedShown) => {
  const { history } = useConsole().words;
  const timeline = inspection.timeline.value;
  return (
    <>
      {timeline === null || face === null ? (
        <p class="moment-none">{history.noBoard}</p>
      ) : (
        face !== undefined && <StillBoard face={face} timeline={timeline} moment={picked.moment} names={speech.names} />
      )}
      <EntryDetails picked={picked} speech={speech} timeline={timeline} />
      <Answering inspection={inspection} />
    </>
  );
};
