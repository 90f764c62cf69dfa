import type { Viewer } from '#events/viewer.js';
import { sees } from '#events/viewer.js';
import type { TimelineEntry } from '#events/wire/timeline.js';
import type { Note } from '#store/notes.js';
import type { TimelineKept } from '#store/timelines.js';
import { filedReport, shownAccess, shownAct } from '../audit/names.js';
import type { NameOf } from '../audit/names.js';
import { shownEvent } from '../play/shown.js';
import type { Pinned } from '../tables/standing.js';

/** An entry as one viewer may see it. What a seat asked for in vain is its own: it may name what only that seat knows. */
export const shownEntry = (pinned: Pinned, kept: TimelineKept, viewer: Viewer, nameOf: NameOf): TimelineEntry => {
  switch (kept.kind) {
    case 'event': {
      const { seq, at, event, digest } = shownEvent(pinned, kept.event, viewer);
      // Of what a viewer may not even know the kind, they may not know whose it was.
      return { kind: 'event', at, seq, seat: event === null ? null : kept.event.seat, event, digest };
    }
    case 'note':
      return shownNote(kept.note, viewer);
    case 'act':
      return { kind: 'act', at: kept.act.at, act: shownAct(kept.act, nameOf) };
    case 'access':
      return { kind: 'access', at: kept.access.at, access: shownAccess(kept.access, nameOf) };
    case 'report':
      return { kind: 'report', at: kept.report.at, report: filedReport(kept.report, nameOf) };
  }
};

/** Of whom an entry speaks, for the names. */
export const namedIn = (kept: TimelineKept): readonly (string | null)[] => {
  switch (kept.kind) {
    case 'event':
    case 'note':
      return [];
    case 'act':
      return [kept.act.by, kept.act.player];
    case 'access':
      return [kept.access.by];
    case 'report':
      return [kept.report.by];
  }
};

const shownNote = ({ at, kind, seat, seq, refused, amount }: Note, viewer: Viewer): TimelineEntry => {
  switch (kind) {
    case 'seat_on':
    case 'seat_off':
      return { kind: 'connection', at, seat, online: kind === 'seat_on' };
    case 'refused': {
      const code = refused?.code ?? 'illegal';
      if (refused === null || !sees(viewer, seat)) return { kind: 'refusal', at, seq, seat, code };
      const { rule, message, command } = refused;
      return {
        ...{ kind: 'refusal', at, seq, seat, code, message },
        ...(rule === null ? {} : { rule }),
        ...(command === null ? {} : { command }),
      };
    }
    case 'refusal_burst':
    case 'slow_command':
    case 'clock_dispute':
      return { kind: 'anomaly', at, seq, seat, what: kind, ...(amount === null ? {} : { amount }) };
  }
};
