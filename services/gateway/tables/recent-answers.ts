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

    const done = this.remembered(id, carryOut);
    this.answers.set(id, done);
    if (this.answers.size > MOST) this.forgetOldest();
    return done;
  }

  /** What took effect stays so for ever; what was refused may be asked again and fare better. */
  private async remembered(id: CommandId, carryOut: () => Promise<Done>): Promise<Done> {
    let ok = false;
    try {
      const done = await carryOut();
      ({ ok } = done);
      return done;
    } finally {
      if (!ok) this.answers.delete(id);
    }
  }

  private forgetOldest(): void {
    const [oldest] = this.answers.keys();
    if (oldest !== undefined) this.answers.delete(oldest);
  }
}

/** More than anybody has on their way at once; older ones are found in the store. */
const MOST = 32;
