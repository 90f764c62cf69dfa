import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../hall.js';
import { useLineBack } from '../line-back.js';
import { AwayNote } from './away-note.js';
import { DoubtNote } from './doubt-note.js';
import { Icon } from './icon.js';
import { useNow } from './now.js';
import { PassedOver } from './passed-over.js';
import { RefusalSaid } from './refusal-said.js';
import { useAround, useAt } from './seated.js';

/** What one has to be told just now, above everything else. */
export const Notes = () => (
  <div class="notes">
    <DoubtNote />
    <LineNote />
    <MendedNote />
    <TroubleNote />
    <PassedOver where="overBoard" />
    <AwayNote />
  </div>
);

const LineNote = () => {
  const at = useAt();
  const { line, deciding, place } = useAround();
  const state = at.line.state.value;
  const now = useNow(state.kind === 'down');
  if (state.kind === 'up' || (state.kind === 'opening' && at.visit.timeline.value === null)) return null;
  if (state.kind === 'opening') return <p class="note">{line.opening}</p>;
  if (state.kind === 'over')
    return (
      <div class="note is-grave" role="alert">
        <p>{line.over}</p>
        <button type="button" class="deed" onClick={() => location.reload()}>
          {place.loadAnew}
        </button>
      </div>
    );
  return (
    <div class="note is-grave">
      <p>
        <strong role="status">{line.down(wholeSeconds(now - state.since))}</strong>{' '}
        <span>{line.next(wholeSeconds(state.next - now))}</span>
        {at.visit.errand.underWay.value !== null && <> {deciding.kept}</>}
      </p>
      <button type="button" class="deed" onClick={() => at.line.hurry()}>
        {line.tryNow}
      </button>
    </div>
  );
};

const wholeSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));

const MendedNote = () => {
  const at = useAt();
  const { place } = useAround();
  const [read, setRead] = useState(0);
  const mended = at.visit.mended.value;
  if (mended <= read) return null;
  return (
    <Dismissable name={place.dismiss} dismiss={() => setRead(mended)}>
      <p>{place.mended}</p>
    </Dismissable>
  );
};

const TroubleNote = () => {
  const at = useAt();
  const { place, seats } = useAround();
  const words = useWords();
  const why = at.doing.trouble.value;
  useLineBack(() => {
    if (why?.kind === 'trouble' && why.trouble === 'noLine') at.doing.forgetTrouble();
  });
  if (why === null) return null;
  const isNotOurs = why.kind === 'trouble' && why.trouble === 'notAllowed' && at.now.value?.status === 'open';
  return (
    <Dismissable name={place.dismiss} dismiss={() => at.doing.forgetTrouble()} isGrave>
      {why.kind === 'refused' ? (
        <RefusalSaid refusal={why.refusal} />
      ) : (
        <p>{isNotOurs ? seats.notYours : words.trouble[why.trouble]}</p>
      )}
    </Dismissable>
  );
};

interface DismissableShown {
  readonly name: string;
  readonly dismiss: () => void;
  readonly isGrave?: boolean;
  readonly children: ComponentChildren;
}

const Dismissable = ({ name, dismiss, isGrave = false, children }: DismissableShown) => (
  <div class={isGrave ? 'note is-grave' : 'note'} role={isGrave ? 'alert' : 'status'}>
    {children}
    <button type="button" class="sign" aria-label={name} title={name} onClick={dismiss}>
      <Icon sign="close" />
    </button>
  </div>
);
