import { useEffect, useRef } from 'preact/hooks';
import { findingIn } from '#verify/verdict.js';
import type { Checked, Finding, Verdict } from '#verify/verdict.js';
import { letterOf, MARKS, verdictLines } from '#verify/words/report.js';
import { sayChecked } from '#verify/words/say.js';
import type { VerifyWords } from '#verify/words/words.js';
import './verdict-view.css';

interface VerdictShown {
  readonly verdict: Verdict;
  readonly words: VerifyWords;
}

/** What came of a check, with each part of it. */
export const VerdictView = ({ verdict, words }: VerdictShown) => {
  const [first = '', ...more] = verdictLines(words, verdict);
  const finding = findingIn(verdict);
  const shown = useRef<HTMLDivElement>(null);
  // It comes below what was pressed for it, often out of sight.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  return (
    <div ref={shown} class={`verdict ${LOOKS[finding]}`}>
      <p class="verdict-says" role={finding === 'broken' ? 'alert' : 'status'}>
        <strong>{first}</strong> {more.join(' ')}
      </p>
      <ul class="checks">
        {verdict.checks.map((checked) => (
          <Check key={checked.name} checked={checked} words={words} />
        ))}
      </ul>
      <About verdict={verdict} words={words} />
    </div>
  );
};

const LOOKS: Readonly<Record<Finding, string>> = { proven: 'holds', broken: 'is-broken', unproven: 'is-unproven' };

const Check = ({ checked, words }: { readonly checked: Checked; readonly words: VerifyWords }) => (
  <li class={`check is-${checked.state}`}>
    <span class="check-mark" aria-hidden="true">
      {MARKS[checked.state]}
    </span>
    <b>{words.checks[checked.name].name}</b>
    <span>{sayChecked(words, checked)}</span>
  </li>
);

const About = ({ verdict: { about }, words }: VerdictShown) =>
  about === null ? null : (
    <ul class="verdict-about">
      <li>{words.about(about.game, about.edition, about.seats, about.events)}</li>
      {about.scheme !== null && <li>{words.schemes[about.scheme]}</li>}
      {about.nonces.map((nonce, seat) => nonce !== null && <li key={seat}>{words.nonce(letterOf(seat), nonce)}</li>)}
      {about.key !== null && <li>{words.key(about.key)}</li>}
    </ul>
  );
