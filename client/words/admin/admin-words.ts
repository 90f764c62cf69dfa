import type { EntryWords } from './entry-words.js';

/** All that is said to who looks into complaints, and acts on them. */
export interface AdminWords {
  readonly title: string;
  readonly roles: Readonly<Record<'admin' | 'auditor', string>>;
  /** The parts of the console. */
  readonly views: Readonly<Record<ViewName, string>>;
  readonly reading: string;
  readonly more: string;
  readonly clear: string;
  readonly rather: string;
  readonly game: string;
  readonly everything: string;

  readonly keys: {
    readonly title: string;
    readonly all: readonly { readonly keys: readonly string[]; readonly does: string }[];
  };

  readonly tables: {
    readonly lead: string;
    readonly search: string;
    readonly player: string;
    readonly playerHint: string;
    readonly nobody: string;
    readonly status: string;
    readonly statuses: Readonly<Record<'open' | 'playing' | 'finished', string>>;
    readonly from: string;
    readonly to: string;
    readonly stands: string;
    readonly any: string;
    readonly empty: string;
    readonly voided: string;
    readonly events: (count: number) => string;
    readonly reports: (count: number) => string;
    readonly free: string;
  };
  readonly anomalies: Readonly<Record<'refusal_burst' | 'slow_command' | 'clock_dispute', string>>;

  readonly reports: {
    readonly lead: string;
    readonly statuses: Readonly<Record<'open' | 'resolved' | 'all', string>>;
    /** What one of them is. */
    readonly marks: Readonly<Record<'open' | 'resolved', string>>;
    readonly empty: Readonly<Record<'open' | 'resolved' | 'all', string>>;
    readonly moment: (seq: number) => string;
    readonly somebody: string;
    readonly answer: string;
    readonly answered: string;
  };

  readonly players: {
    readonly lead: string;
    readonly search: string;
    readonly empty: string;
    readonly begin: string;
    readonly guest: string;
    readonly account: string;
    readonly suspended: string;
    readonly tables: string;
  };

  readonly acts: {
    readonly lead: string;
    readonly empty: string;
    readonly server: string;
    readonly kinds: Readonly<
      Record<'end' | 'void' | 'suspend' | 'unsuspend' | 'resolve' | 'grant' | 'revoke' | 'withdraw', string>
    >;
  };

  readonly looks: {
    readonly lead: string;
    readonly empty: string;
    readonly noReason: string;
    readonly span: (first: number, last: number | null) => string;
  };

  /** What can be done, what comes of it, and how it is asked for. */
  readonly deeds: Readonly<Record<DeedName, { readonly open: string; readonly title: string; readonly note: string }>>;
  readonly reason: string;
  readonly reasonNote: string;
  readonly sure: string;
  readonly doing: string;

  readonly history: {
    readonly back: string;
    readonly list: string;
    readonly kinds: string;
    readonly kind: Readonly<
      Record<'event' | 'refusal' | 'connection' | 'anomaly' | 'act' | 'access' | 'report', string>
    >;
    readonly one: Readonly<
      Record<'event' | 'refusal' | 'connection' | 'anomaly' | 'act' | 'access' | 'report', string>
    >;
    readonly seat: string;
    readonly allSeats: string;
    readonly search: string;
    readonly found: (found: number, of: number) => string;
    readonly none: string;
    readonly eyes: string;
    readonly public: string;
    readonly auditor: string;
    readonly seen: (eyes: string) => string;
    readonly look: { readonly title: string; readonly note: string; readonly go: string };
    readonly board: string;
    readonly pick: string;
    readonly noBoard: string;
    readonly notBegun: string;
    readonly moment: (seq: number, end: number) => string;
    readonly inWords: string;
    readonly asStored: string;
    readonly anew: string;
    readonly compare: string;
    readonly from: string;
    readonly to: string;
    readonly same: string;
    readonly differences: (count: number) => string;
    readonly path: string;
    readonly before: string;
    readonly after: string;
    readonly absent: string;
    readonly check: string;
    readonly checking: string;
    readonly csv: string;
    readonly ndjson: string;
    readonly soFar: string;
    readonly soFarNote: string;
    readonly notOver: string;
    readonly atTable: string;
  };
  readonly entry: EntryWords;
}

export type ViewName = 'tables' | 'reports' | 'players' | 'acts' | 'looks';
export type DeedName = 'end' | 'void' | 'suspend' | 'unsuspend' | 'resolve';
