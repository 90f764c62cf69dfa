import type { Language } from '../language.js';
import type { FairWords } from './fair/fair-words.js';

/** All that stands around a game at its table, in one language. What the game itself says is said by its face. */
export interface TableWords {
  readonly language: Language;
  readonly place: {
    readonly coming: string;
    readonly nowhere: string;
    readonly why: Readonly<Record<'noTable' | 'unfit' | 'failed' | 'unknownRules', string>>;
    readonly toLobby: string;
    readonly readAnew: string;
    readonly broke: string;
    readonly mended: string;
    readonly unknownGame: (game: string) => string;
    readonly noBoard: string;
    readonly boardAway: string;
    readonly loadAnew: string;
    readonly boardComing: string;
    readonly dismiss: string;
    readonly close: string;
    readonly board: string;
  };
  readonly seats: {
    readonly title: string;
    readonly seat: (letter: string) => string;
    readonly you: string;
    readonly bot: (name: BotName) => string;
    readonly free: string;
    readonly sit: string;
    readonly getUp: string;
    readonly seatBot: (name: BotName) => string;
    readonly sendAway: string;
    /** To who wants to seat a bot, send one away or start the game, at somebody else’s table. */
    readonly notYours: string;
    readonly nameFirst: string;
    readonly luck: (nonce: string) => string;
    /** Instead, while it is only committed to. */
    readonly sealed: string;
    readonly invite: string;
    readonly inviteWhy: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly code: string;
    readonly inviteToWatch: string;
    readonly inviteToWatchWhy: string;
    readonly start: string;
    readonly missing: (free: number) => string;
    readonly ready: string;
    /** The start was asked for, and so many seats are to reveal what they committed to. */
    readonly revealing: (seats: number) => string;
    readonly moveClock: (time: string) => string;
    readonly noClock: string;
  };
  readonly players: {
    readonly title: string;
    readonly here: string;
    readonly away: string;
    readonly standIn: (bot: BotName) => string;
    readonly onTurn: string;
    readonly edition: (edition: number) => string;
    readonly watchers: (count: number) => string;
    readonly left: (time: string) => string;
    readonly over: string;
    readonly place: (place: number, points: number) => string;
    /** An admin took the result away. */
    readonly voided: string;
  };
  readonly deciding: {
    readonly title: string;
    readonly choices: string;
    readonly back: string;
    readonly ways: (count: number) => string;
    readonly confirm: string;
    readonly cancel: string;
    readonly underWay: string;
    readonly kept: string;
    readonly undo: string;
    readonly thisTurn: string;
    readonly watching: string;
    readonly lookingBack: string;
    readonly yourTurnNow: string;
    readonly wait: string;
    readonly hint: string;
    readonly lately: string;
    readonly yourTurn: string;
  };
  /** Why something had no effect. */
  readonly refused: {
    readonly title: string;
    readonly rule: (rule: string) => string;
    /** A rule of the game does not allow it; what it says itself follows in English. */
    readonly against: (rule: string) => string;
    /** An undo cannot go past a moment; what happened then follows, or a full stop. */
    readonly undo: (seq: number) => string;
    readonly codes: Readonly<Record<RefusedFor, string>>;
    /** What the rules say that are the same at every table, by their numbers. */
    readonly everywhere: Readonly<Record<'K1' | 'K6' | 'K7' | 'K10' | 'K11' | 'K12', string>>;
  };
  readonly log: {
    readonly title: string;
    readonly opening: string;
    readonly turn: (turn: number, who: string | null) => string;
    readonly outOfSight: string;
    readonly unreadable: string;
    readonly undone: string;
    readonly jump: string;
    readonly all: (count: number) => string;
  };
  readonly told: {
    readonly opened: (seats: number) => string;
    readonly sat: (who: string) => string;
    readonly gotUp: (who: string) => string;
    readonly revealsAsked: string;
    readonly revealed: (who: string, nonce: string) => string;
    /** A seat did not reveal what it had committed to. */
    readonly withheld: (who: string) => string;
    readonly started: string;
    readonly undone: (who: string) => string;
    readonly warned: (who: string) => string;
    readonly standIn: (who: string, bot: BotName) => string;
    readonly cameBack: (who: string) => string;
    readonly finished: (winners: readonly string[]) => string;
    readonly closed: string;
    readonly ended: string;
    readonly seed: string;
  };
  /** How points are called where there is room for two letters only, as beside a place on the board. */
  readonly points: string;
  readonly replay: {
    readonly title: string;
    readonly play: string;
    readonly pause: string;
    readonly pace: string;
    readonly times: (pace: number) => string;
    readonly back: string;
    readonly on: string;
    readonly turnBack: string;
    readonly turnOn: string;
    readonly live: string;
    readonly now: string;
    readonly last: string;
    readonly behind: (events: number) => string;
    readonly moment: (seq: number, end: number) => string;
    /** Where a moment is wanted that lies before what has been read. */
    readonly pastComing: (seq: number) => string;
    readonly pastMissing: string;
    readonly copyMoment: string;
    readonly keys: string;
    readonly eyes: string;
    readonly everybody: string;
    readonly missed: (events: number) => string;
  };
  /** Telling whoever runs the service that something was wrong at a moment. */
  readonly report: {
    readonly open: string;
    readonly title: (seq: number) => string;
    readonly note: string;
    readonly sentence: string;
    readonly send: string;
    readonly sent: string;
    readonly notSent: string;
    readonly tooOften: string;
    readonly suspended: string;
  };
  readonly line: {
    readonly opening: string;
    readonly up: string;
    readonly down: (seconds: number) => string;
    readonly next: (seconds: number) => string;
    readonly tryNow: string;
    /** This page is too old for the server. */
    readonly over: string;
  };
  readonly away: {
    readonly title: string;
    readonly show: string;
    readonly more: (events: number) => string;
  };
  readonly settings: {
    readonly title: string;
    readonly animations: string;
    readonly pace: string;
    readonly paces: Readonly<Record<'calm' | 'usual' | 'brisk', string>>;
    /** How one is called: by nothing, a sound, the system's notices. */
    readonly myTurn: string;
    readonly sound: string;
    readonly notices: string;
    readonly noNotices: Readonly<Record<'refused' | 'missing', string>>;
  };
  readonly text: {
    readonly title: string;
    readonly read: string;
    readonly hide: string;
  };
  readonly tabs: {
    readonly title: string;
    readonly hand: string;
    readonly score: string;
    readonly up: string;
    readonly down: string;
  };
  readonly fair: FairWords;
  /** Who looked at what was hidden, as who played reads it when the game is over. */
  readonly looks: {
    readonly title: string;
    readonly lead: string;
    readonly nobody: string;
    /** As whom they saw it; `null` is all of it. */
    readonly saw: (who: string, asWhom: string | null) => string;
    readonly sawAsYou: (who: string) => string;
    /** On and on, where the last is `null`. */
    readonly span: (first: number, last: number | null) => string;
  };
  readonly end: {
    readonly title: string;
    readonly noResult: string;
  };
}

/** The codes of refusals, as the wire has them. */
type RefusedFor =
  | 'not_your_turn'
  | 'illegal'
  | 'stale'
  | 'not_seated'
  | 'finished'
  | 'unknown_table'
  | 'unknown_rules'
  | 'malformed'
  | 'too_fast'
  | 'not_saved'
  | 'suspended';

/** The bots by the names that the server knows them by; any other is called as it calls itself. */
export type BotName = string;
