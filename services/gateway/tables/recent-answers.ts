import type { CommandId } from '#events/envelope.js';
import type { Done } from './deed.js';

/** What a table's latest commands came to. What is sent again is sent again soon; the store knows the others. */
export class RecentAnswers {
  private readonly answers = new Map<CommandId, Promise<Done>>();

  /** A command that is under way, or took effect a while ago, is answered as then; one without an id is always new. */
  once(id: CommandId | null, carryOut: () => Promise<Done>): Promise<Done> {
    if (id === null) return carryOut();
    const before = this.answers.get(id);
    if (before !== undefined) return before;

    const done = carryOut();
    this.remember(id, done);
    return done;
  }

  /** What took effect stays so for ever; what was refused may be asked again and fare better. */
  private remember(id: CommandId, done: Promise<Done>): void {
    this.answers.set(id, done);
    const forget = (): void => void this.answers.delete(id);
    done.then(({ ok }) => (ok ? undefined : forget()), forget);
    const [oldest] = this.answers.keys();
    if (this.answers.size > MOST && oldest !== undefined) this.answers.delete(oldest);
  }
}

const MOST = 256;
