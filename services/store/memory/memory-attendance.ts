import type { TableId } from '#events/envelope.js';
import { Attendance, isNobody, together } from '../attendance.js';
import type { Heard, Present, Said } from '../attendance.js';

/** For a node that has no others, and for several in one process. */
export class MemoryAttendance extends Attendance {
  readonly #nodes = new Map<string, Node>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    super();
    this.#now = now;
  }

  override exchange({ node, forMs, present, about }: Said): Promise<Heard> {
    const known = this.#nodes.get(node);
    const here = known?.present ?? new Map<TableId, Present>();
    for (const one of present) {
      if (isNobody(one)) here.delete(one.table);
      else here.set(one.table, one);
    }
    this.#nodes.set(node, { present: here, until: this.#now() + forMs });
    return Promise.resolve({ present: this.#there(node, about), isNew: known === undefined });
  }

  override at(tables: readonly TableId[], but?: string): Promise<readonly Present[]> {
    return Promise.resolve(this.#there(but, tables));
  }

  override leave(node: string): Promise<void> {
    this.#nodes.delete(node);
    return Promise.resolve();
  }

  #there(node: string | undefined, about: readonly TableId[]): readonly Present[] {
    const others = [...this.#nodes].filter(([name, { until }]) => name !== node && until > this.#now());
    return together(
      others.flatMap(([, { present }]) =>
        about.flatMap((table) => {
          const one = present.get(table);
          return one === undefined ? [] : [one];
        }),
      ),
    );
  }
}

interface Node {
  readonly present: Map<TableId, Present>;
  readonly until: number;
}
