/** Where the progress of a run is shown. */
export interface Screen {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
}

export interface Progress {
  /** One more game is over, so long after the start; `broken` laws were found in it. */
  readonly advance: (broken: number, seconds: number) => void;
  readonly finish: () => void;
}

/** On a terminal one line that is written over; in a log a line now and then. */
export const progressOn = (screen: Screen, what: string, games: number): Progress => {
  let [played, broken, told, due] = [0, 0, '', 0];
  return {
    advance: (more, seconds) => {
      played += 1;
      broken += more;
      if (seconds < due && played < games) return;
      due = seconds + (screen.isTerminal ? EVERY_SECONDS.terminal : EVERY_SECONDS.log);
      const pace = (played / Math.max(seconds, SHORTEST)).toFixed(1);
      const trouble = broken === 0 ? '' : `, ${broken} times a law broken`;
      const line = `${what}: ${played} of ${games} games, ${pace} a second${trouble}`;
      screen.write(screen.isTerminal ? `\r${line.padEnd(told.length)}` : `${line}\n`);
      told = line;
    },
    finish: () => {
      if (screen.isTerminal) screen.write('\n');
    },
  };
};

/** A first look may come in no time. */
const SHORTEST = 0.001;
const EVERY_SECONDS = { terminal: 0.2, log: 5 } as const;
