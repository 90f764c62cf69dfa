import { randomUUID } from 'node:crypto';
import type { Answer, ServerMessage } from '#events/wire/socket.js';
import type { Luck } from '#tests/laws/luck.js';
import type { CommandTold } from './told.js';
import { Watcher } from './watcher.js';
import type { Entry } from './watcher.js';

type Offered = Extract<ServerMessage, { event: 'choices' }>['data'];

/** A command that was given, and what is known of it. */
interface Given extends CommandTold {
  readonly answers: Answer[];
  readonly message: object;
  /** When it was given first. */
  readonly at: number;
}

/** Somebody at a seat, who gives whatever luck has them give, at a pace; what is not answered is asked again, with its id. */
export class Seated extends Watcher {
  readonly commands: Given[] = [];
  readonly #seat: number;
  readonly #luck: Luck;
  #pauseMs: () => number;
  #offered: Offered | null = null;
  #unanswered: Given | null = null;
  #thinking: NodeJS.Timeout | undefined;
  #waiting: NodeJS.Timeout | undefined;
  #isDone = false;
  /** When which command was given that was answered with which seq, for whoever measures. */
  onTaken: (seq: number, givenAt: number) => void = () => undefined;

  constructor(entry: Entry & { readonly viewer: number }, luck: Luck, pauseMs: () => number) {
    super(entry);
    this.#seat = entry.viewer;
    this.#luck = luck;
    this.#pauseMs = pauseMs;
  }

  /** Gives nothing new; what was given it sees through. */
  rest(): void {
    this.#isDone = true;
    clearTimeout(this.#thinking);
  }

  get hasAnswers(): boolean {
    return this.#unanswered === null;
  }

  override leave(): void {
    this.rest();
    clearTimeout(this.#waiting);
    super.leave();
  }

  protected override up(): void {
    this.#offered = null;
    super.up();
    if (this.#unanswered !== null) this.#ask(this.#unanswered);
  }

  protected override heard(message: ServerMessage): void {
    super.heard(message);
    if (message.event === 'answer') this.#answered(message.data);
    if (message.event === 'choices') {
      this.#offered = message.data;
      this.#think();
    }
  }

  #think(): void {
    if (this.#isDone || this.#unanswered !== null) return;
    clearTimeout(this.#thinking);
    this.#thinking = setTimeout(() => this.#give(), this.#pauseMs());
  }

  #give(): void {
    const offered = this.#offered;
    // What is offered about an earlier state is followed by what is offered now, if anything is.
    if (this.#isDone || this.#unanswered !== null || offered?.seq !== this.held) return;
    this.#offered = null;
    const choices = offered.choices.filter(({ type }) => type !== 'undo');
    if (choices.length === 0) return;
    const { table } = this;
    const id = randomUUID();
    const message = { table, id, seen: offered.seq, command: this.#luck.pick(choices) };
    const given = { table, id, seat: this.#seat, answers: [], message, at: performance.now() };
    this.commands.push(given);
    this.#ask(given);
  }

  #ask(given: Given): void {
    this.#unanswered = given;
    this.line.say('command', given.message);
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.line.hop(), ANSWER_WITHIN_MS);
  }

  #answered(answer: Answer): void {
    const given = this.#unanswered;
    if (given?.id !== answer.id) {
      this.commands.find(({ id }) => id === answer.id)?.answers.push(answer);
      return;
    }
    clearTimeout(this.#waiting);
    given.answers.push(answer);
    if (!answer.ok && answer.refusal.code === 'not_saved') {
      this.#waiting = setTimeout(() => this.#ask(given), AGAIN_MS);
      return;
    }
    this.#unanswered = null;
    if (answer.ok) {
      this.onTaken(answer.seq, given.at);
      if (this.#offered !== null) this.#think();
    }
    // The table moved on: whoever comes anew is told what there is to choose.
    else this.line.hop();
  }
}

/** The store itself goes on asking for some six seconds after a connection was lost. */
const ANSWER_WITHIN_MS = 9_000;
const AGAIN_MS = 250;
