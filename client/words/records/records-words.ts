/** All that is said of how well people play. */
export interface RecordsWords {
  readonly standings: {
    readonly title: string;
    readonly lead: string;
    readonly games: string;
    readonly columns: Readonly<Record<Column, string>>;
    readonly caption: (game: string) => string;
    readonly empty: string;
    readonly reading: string;
    readonly about: string;
    readonly play: string;
  };
  readonly player: {
    readonly me: string;
    readonly records: string;
    readonly games: string;
    readonly noRecord: string;
    readonly noGames: string;
    readonly rank: (rank: number) => string;
    readonly solo: (points: number) => string;
    readonly gone: string;
    readonly goneLead: string;
    readonly toStandings: string;
  };
  /** A number, as many digits behind the point as asked for. */
  readonly number: (value: number, digits: number) => string;
  readonly share: (share: number) => string;
  readonly bot: (name: string) => string;
  readonly isBot: string;
}

export type Column = 'rank' | 'name' | 'rating' | 'played' | 'won' | 'mean' | 'best';
