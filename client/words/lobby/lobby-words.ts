/** What went wrong, as far as it makes a difference to who reads it. */
export type TroubleKind =
  'noLine' | 'tooFast' | 'notSaved' | 'notSignedIn' | 'notAllowed' | 'taken' | 'gone' | 'notUnderstood' | 'failed';

/** Who enters gives a name only, makes an account of it, or has one. */
export type Way = 'guest' | 'account' | 'session';

/** All that is said outside of a table. */
export interface LobbyWords {
  readonly titles: Readonly<Record<'lobby' | 'table' | 'standings' | 'player' | 'nowhere', string>>;
  readonly language: string;
  readonly skip: string;

  readonly hero: {
    readonly tagline: string;
    readonly promise: string;
    readonly playNow: string;
    readonly setting: string;
    /** What one press of the button does. */
    readonly playNowNote: (game: string, bots: number) => string;
  };

  readonly line: {
    readonly opening: string;
    readonly up: string;
    readonly down: string;
    readonly over: string;
    readonly reload: string;
  };

  readonly person: {
    readonly record: string;
    readonly menu: (name: string) => string;
    readonly nobody: string;
    readonly guest: string;
    readonly keepName: string;
    readonly signIn: string;
    readonly signOut: string;
    readonly guestSignOut: string;
    readonly name: string;
    readonly password: string;
    readonly passwordRule: string;
    readonly close: string;
    readonly nameRule: string;
    readonly wrongPassword: string;
    readonly nameTaken: string;
    /** What one reported at tables, and what was answered. */
    readonly reports: {
      readonly title: string;
      readonly none: string;
      readonly statuses: Readonly<Record<'open' | 'resolved', string>>;
      readonly moment: (seq: number) => string;
      readonly answer: string;
    };
    /** Deleting an account. */
    readonly farewell: {
      readonly open: string;
      readonly title: string;
      readonly note: string;
      readonly done: string;
      readonly wrongPassword: string;
      readonly holdsRole: string;
    };
    readonly ways: Readonly<
      Record<Way, { readonly tab: string; readonly title: string; readonly note: string; readonly done: string }>
    >;
  };

  readonly sections: Readonly<Record<'own' | 'open' | 'playing' | 'finished', Section>>;
  readonly more: string;
  readonly again: string;
  readonly reading: string;

  readonly card: {
    readonly seat: (letter: string) => string;
    readonly free: string;
    readonly you: string;
    readonly gone: string;
    readonly bot: (name: string) => string;
    readonly seatsFree: (free: number) => string;
    readonly turn: (turn: number) => string;
    readonly watching: (watchers: number) => string;
    readonly yourTurn: string;
    readonly underWay: string;
    readonly byLink: string;
    readonly noClock: string;
    readonly clock: (seconds: number) => string;
    readonly sit: string;
    readonly watch: string;
    readonly playOn: string;
    readonly goThere: string;
    readonly lookBack: string;
    readonly won: (names: readonly string[]) => string;
    readonly points: (points: number) => string;
    readonly noResult: string;
    readonly voided: string;
    /** Which table a button or link is about, for who does not see the card around it. */
    readonly about: (deed: string, names: readonly string[]) => string;
  };

  /** Who plays best. */
  readonly standings: string;

  readonly shelf: {
    readonly title: string;
    readonly seats: (min: number, max: number) => string;
    readonly open: string;
  };

  readonly opening: {
    readonly title: string;
    readonly game: string;
    readonly seats: string;
    readonly places: string;
    readonly me: string;
    readonly anyone: string;
    readonly seatCount: (seats: number) => string;
    readonly options: string;
    readonly clock: string;
    readonly visibility: string;
    readonly everybody: string;
    readonly byLink: string;
    readonly open: string;
    readonly start: string;
    readonly cancel: string;
  };

  readonly promises: {
    readonly title: string;
    readonly all: readonly { readonly name: string; readonly sentence: string }[];
  };
  readonly nowhere: { readonly title: string; readonly sentence: string; readonly back: string };
  readonly table: { readonly coming: string; readonly notLoaded: string };
  readonly trouble: Readonly<Record<TroubleKind, string>>;
  readonly footer: { readonly rights: string; readonly interface: string };
}

interface Section {
  readonly title: string;
  readonly empty: string;
}
