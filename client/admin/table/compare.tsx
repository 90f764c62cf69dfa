import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Comparison, Difference } from '#events/wire/admin.js';
import { consoleApi } from '../../net/console-api.js';
import { useWords } from '../../panel/hall.js';
import { troubleOf } from '../../panel/trouble.js';
import type { TroubleKind } from '../../words/lobby/words.js';
import { useConsole } from '../console.js';
import { eyesOf } from '../eyes.js';
import type { Inspection } from './inspection.js';

interface CompareShown {
  readonly inspection: Inspection;
  /** The two moments, as far as they are known. */
  readonly from: number | null;
  readonly to: number | null;
  readonly choose: (from: number | null, to: number | null) => void;
}

/** What is different between two moments, as the eyes see it that one looks with. */
export const Compare = ({ inspection, from, to, choose }: CompareShown) => {
  const { history } = useConsole().words;
  const { trouble: troubles } = useWords();
  const [made, setMade] = useState<Comparison | TroubleKind | 'reading' | null>(null);
  const end = inspection.end.value;

  const compare = async (submitted: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    submitted.preventDefault();
    if (from === null || to === null || made === 'reading') return;
    const { viewer, reason } = inspection.look.peek();
    setMade('reading');
    try {
      const asked = { from: String(from), to: String(to), as: eyesOf(viewer) };
      setMade(await consoleApi.compare(inspection.id, reason === null ? asked : { ...asked, reason }));
    } catch (fault) {
      setMade(troubleOf(fault));
    }
  };

  return (
    <section class="compare" aria-label={history.compare}>
      <form onSubmit={(submitted) => void compare(submitted)}>
        <Moment label={history.from} value={from} end={end} choose={(moment) => choose(moment, to)} />
        <Moment label={history.to} value={to} end={end} choose={(moment) => choose(from, moment)} />
        <button type="submit" class="button is-quiet is-small" disabled={from === null || to === null}>
          {history.compare}
        </button>
        {typeof made === 'object' && made !== null && (
          <span role="status">
            {made.differences.length === 0 ? history.same : history.differences(made.differences.length)}
          </span>
        )}
      </form>
      {typeof made === 'string' && made !== 'reading' && <p role="alert">{troubles[made]}</p>}
      {typeof made === 'object' && made !== null && made.differences.length > 0 && (
        <Differences all={made.differences} />
      )}
    </section>
  );
};

interface MomentShown {
  readonly label: string;
  readonly value: number | null;
  readonly end: number;
  readonly choose: (moment: number | null) => void;
}

const Moment = ({ label, value, end, choose }: MomentShown) => (
  <label>
    {label}
    <input
      type="number"
      min={1}
      max={end}
      value={value ?? ''}
      onInput={({ currentTarget: { value: typed } }) => choose(/^[1-9][0-9]{0,8}$/.test(typed) ? Number(typed) : null)}
    />
  </label>
);

const Differences = ({ all }: { readonly all: readonly Difference[] }) => {
  const { history } = useConsole().words;
  const shown = useRef<HTMLDivElement>(null);
  // It comes below everything else, often out of sight of whoever asked for it.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [all]);
  return (
    <div ref={shown} class="differences" tabIndex={0} role="region" aria-label={history.compare}>
      <table>
        <thead>
          <tr>
            <th scope="col">{history.path}</th>
            <th scope="col">{history.before}</th>
            <th scope="col">{history.after}</th>
          </tr>
        </thead>
        <tbody>
          {all.map((difference) => (
            <tr key={difference.path}>
              <th scope="row">
                <code>{difference.path}</code>
              </th>
              <td>
                <Worth value={difference.before} />
              </td>
              <td>
                <Worth value={difference.after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Worth = ({ value }: { readonly value: unknown }) => {
  const { history } = useConsole().words;
  return value === undefined ? <i>{history.absent}</i> : <code>{JSON.stringify(value)}</code>;
};
