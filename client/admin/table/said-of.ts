import type { TimelineEntry } from '#events/wire/timeline.js';
import type { Names } from '../../stage/kit/face.js';
import { told } from '../../panel/table/told.js';
import type { Words } from '../../panel/table/told.js';
import type { AdminWords } from '../../words/admin/words.js';
import { eyesName } from '../eyes.js';

/** What is needed to speak of a table: the console's words, and those of the game where this page knows it. */
export interface Speech {
  readonly admin: AdminWords;
  readonly words: Words | null;
  readonly names: Names;
  readonly seat: (letter: string) => string;
}

/** An entry of a time line, as a sentence. */
export const saidOf = (entry: TimelineEntry, speech: Speech): string => {
  const { admin, words, names, seat } = speech;
  const { entry: said } = admin;
  switch (entry.kind) {
    case 'event':
      return words === null ? (entry.event?.type ?? '…') : told(entry, words, names);
    case 'refusal':
      return refused(entry, speech);
    case 'connection':
      return entry.online ? said.came(names(entry.seat)) : said.went(names(entry.seat));
    case 'anomaly':
      return odd(entry, speech);
    case 'act': {
      const { by, kind, reason, player } = entry.act;
      const whom = player === undefined ? '' : ` (${player.name})`;
      return `${by?.name ?? admin.acts.server} ${admin.acts.kinds[kind]}${whom}: ${reason}`;
    }
    case 'access': {
      const { by, eyes, reason } = entry.access;
      return `${said.looked(by.name, eyesName(eyes, admin, seat))}: ${reason ?? admin.looks.noReason}`;
    }
    case 'report':
      return said.reported(entry.report.by?.name ?? admin.reports.somebody, entry.report.sentence);
  }
};

type Of<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

const refused = ({ seat, code, rule, message }: Of<'refusal'>, { admin: { entry }, names }: Speech): string => {
  const why = message ?? entry.codes[code];
  return `${entry.refused(names(seat))}: ${why}${rule === undefined ? '' : ` (${entry.rule(rule)})`}`;
};

const odd = ({ what, seat, amount = 0 }: Of<'anomaly'>, { admin: { entry }, names }: Speech): string => {
  switch (what) {
    case 'refusal_burst':
      return entry.burst(names(seat), amount);
    case 'slow_command':
      return entry.took(names(seat), amount);
    case 'clock_dispute':
      return entry.clock(names(seat));
  }
};
