import { findingIn } from '../verdict.js';
import type { Checked, Verdict } from '../verdict.js';
import { sayChecked } from './say.js';
import type { VerifyWords } from './words.js';

/** A verdict as text, one check a line. */
export const report = (words: VerifyWords, verdict: Verdict): string => {
  const { about, checks } = verdict;
  const widest = Math.max(...checks.map(({ name }) => words.checks[name].name.length));
  return [
    ...(about === null ? [] : [`${about.table}: ${words.about(about.game, about.edition, about.seats, about.events)}`]),
    ...(about === null
      ? []
      : about.nonces.flatMap((nonce, seat) => (nonce === null ? [] : words.nonce(letterOf(seat), nonce)))),
    ...(about?.scheme === undefined || about.scheme === null ? [] : [words.schemes[about.scheme]]),
    ...(about?.key === undefined || about.key === null ? [] : [words.key(about.key)]),
    ...checks.map(
      (each) => `${MARKS[each.state]} ${words.checks[each.name].name.padEnd(widest)}  ${sayChecked(words, each)}`,
    ),
    ...verdictLines(words, verdict),
  ].join('\n');
};

/** What it comes to, in a sentence or two. */
export const verdictLines = ({ verdict: words }: VerifyWords, verdict: Verdict): readonly string[] => {
  switch (findingIn(verdict)) {
    case 'proven':
      return [words.holds];
    case 'unproven':
      return verdict.checks.flatMap((each) =>
        each.state === 'open' && each.why !== 'unreached' ? [words.unproven[each.why]] : [],
      );
    case 'broken':
      return [words.broken, ...(verdict.firstBad === null ? [] : [words.firstBad(verdict.firstBad)])];
  }
};

/** Seats are called by letters wherever people read of them. */
export const letterOf = (seat: number): string => String.fromCharCode('A'.charCodeAt(0) + seat);

export const MARKS: Readonly<Record<Checked['state'], string>> = { holds: '✓', broken: '✗', open: '–' };
