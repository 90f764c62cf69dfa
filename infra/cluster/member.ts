import { startPart } from './part.js';
import type { Environment, Part, Task } from './part.js';

/** A process of a cluster, which may end in any way and begin again as what it was. */
export class Member {
  readonly #task: Task;
  #part: Part;

  private constructor(task: Task, part: Part) {
    this.#task = task;
    this.#part = part;
  }

  static async start(task: Task): Promise<Member> {
    return new Member(task, await startPart(task));
  }

  get name(): string {
    return this.#task.name;
  }

  /** How it is set beside all others. */
  get environment(): Environment {
    return this.#task.environment;
  }

  /** What it said when it was ready. */
  get ready(): string {
    return this.#part.ready;
  }

  /** What it said so far. */
  get said(): string {
    return this.#part.said();
  }

  /** Its exit code, when the process that runs now has ended for whatever reason. */
  get ended(): Promise<number | null> {
    return this.#part.ended;
  }

  /** As Ctrl-C does, or worse. Resolves when it is gone. */
  end(signal?: NodeJS.Signals): Promise<void> {
    return this.#part.end(signal);
  }

  /** It stands still, and its lines stay open: as a machine does that is paused, or a process that waits for its disk. */
  hold(): void {
    this.#part.process.kill('SIGSTOP');
  }

  goOn(): void {
    this.#part.process.kill('SIGCONT');
  }

  /** Begins again, after its end. */
  async again(): Promise<void> {
    this.#part = await startPart(this.#task);
  }
}
