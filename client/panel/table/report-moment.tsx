import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { NewReport } from '#events/wire/audit.js';
import { api, Refused } from '../../net/api.js';
import type { TableWords } from '../../words/table/words.js';
import { Dialog } from '../dialog.js';
import { useHall } from '../hall.js';
import { Icon } from './icon.js';
import { useAround, useAt } from './seated.js';

/** Flags the moment that is shown, with a sentence, for whoever runs the service. */
export const ReportMoment = () => {
  const at = useAt();
  const { report: words } = useAround();
  const [seq, setSeq] = useState<number | null>(null);
  return (
    <span class="report-moment">
      <button
        type="button"
        class="sign"
        aria-label={words.open}
        title={words.open}
        onClick={() => {
          // The moment that was meant, also if the game goes on while one writes.
          setSeq(at.shown.peek());
        }}
      >
        <Icon sign="flag" />
      </button>
      {seq !== null && (
        <Dialog title={words.title(seq)} close={() => setSeq(null)}>
          <ReportForm seq={seq} />
        </Dialog>
      )}
    </span>
  );
};

const ReportForm = ({ seq }: { readonly seq: number }) => {
  const at = useAt();
  const { door } = useHall();
  const { report: words } = useAround();
  const [said, setSaid] = useState<Said>({ kind: 'writing', why: null });

  const send = async (submitted: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    submitted.preventDefault();
    const read = NewReport.safeParse({ seq, sentence: sentenceIn(submitted.currentTarget) });
    if (!read.success || said.kind === 'sending') return;
    setSaid({ kind: 'sending' });
    try {
      const sent = await door.withName(() => api.report(at.id, read.data));
      setSaid(sent === null ? { kind: 'writing', why: null } : { kind: 'sent' });
    } catch (fault) {
      setSaid({ kind: 'writing', why: whyNot(fault, words) });
    }
  };

  if (said.kind === 'sent') return <p role="status">{words.sent}</p>;
  return (
    <form class="form" onSubmit={(submitted) => void send(submitted)}>
      <p class="form-note">{words.note}</p>
      <label class="field">
        {words.sentence}
        <input name="sentence" required maxLength={500} autoFocus autocomplete="off" />
      </label>
      {said.kind === 'writing' && said.why !== null && (
        <p class="form-trouble" role="alert">
          {said.why}
        </p>
      )}
      <div class="form-deeds">
        <button type="submit" class="button" aria-disabled={said.kind === 'sending'}>
          {words.send}
        </button>
      </div>
    </form>
  );
};

/** How far it is; while one writes, why it was not taken. */
type Said =
  { readonly kind: 'writing'; readonly why: string | null } | { readonly kind: 'sending' } | { readonly kind: 'sent' };

const sentenceIn = (form: HTMLFormElement): unknown => new FormData(form).get('sentence');

const whyNot = (fault: unknown, words: TableWords['report']): string => {
  if (!(fault instanceof Refused)) return words.notSent;
  if (fault.status === 429) return words.tooOften;
  return fault.status === 403 ? words.suspended : words.notSent;
};
