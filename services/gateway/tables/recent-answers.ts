import type { CommandId } from '#events/envelope.js';
import type { Soon } from '../soon.js';
import type { Done } from './deed.js';

/** What a table's latest commands came to. What is sent again is sent again soon; the store knows the others. */
export class RecentAnswers {
  private readonly answers = new Map<CommandId, Soon<Done>>();

  /** A command that is under way, or took effect a while ago, is answered as then; one without an id is always new. */
  once(id: CommandId | null, carryOut: () => Promise<Done>): Promise<Done> {
    if (id === null) return carryOut();
    const before = this.answers.get(id);
    if (before !== undefined) return Promise.resolve(before);

    const doing = carryOut();
    this.answers.set(id, doing);
    if (this.answers.size > MOST) this.forgetOldest();
    doing.then(
      (done) => this.settle(id, doing, done),
      () => this.settle(id, doing, null),
    );
    return doing;
  }

  /** What took effect stays so for ever; what was refused may be asked again and fare better. */
  private settle(id: CommandId, doing: Promise<Done>, done: Done | null): void {
    if (this.answers.get(id) !== doing) return;
    if (done?.ok === true) this.answers.set(id, done);
    else this.answers.delete(id);
  }

  private forgetOldest(): void {
    const [oldest] = this.answers.keys();
    if (oldest !== undefined) this.answers.delete(oldest);
  }
}

/** More than anybody has on their way at once; older ones are found in the store. */
const MOST = 32;
