import { randomUUID } from 'node:crypto';
import type { ServerMessage } from '#events/wire/socket.js';
import type { Luck } from '#tests/laws/luck.js';
import { Follower } from './follower.js';
import type { Following } from './follower.js';

type Offered = Extract<ServerMessage, { event: 'choices' }>['data'];

/** A player who gives whatever choice luck has them give, and gives again what was not answered when a line was cut. */
export class Chooser {
  readonly follower: Follower;
  readonly refused: string[] = [];
  /** Every command that was answered as having taken effect, with the seq it was answered with. */
  readonly taken = new Map<string, number>();
  readonly #table: string;
  readonly #luck: Luck;
  #unanswered: { readonly id: string } | null = null;
  #offered: Offered | null = null;

  constructor(following: Following, luck: Luck) {
    this.#table = following.table;
    this.#luck = luck;
    this.follower = new Follower({
      ...following,
      onMessage: (message) => {
        this.#hear(message);
      },
    });
  }

  async come(): Promise<void> {
    await this.follower.come();
    if (this.#unanswered !== null) this.follower.call?.say('command', this.#unanswered);
  }

  #hear({ event, data }: ServerMessage): void {
    if (event === 'choices') this.#offered = data;
    if (event === 'answer' && data.id === this.#unanswered?.id) {
      this.#unanswered = null;
      if (data.ok) this.taken.set(data.id, data.seq);
      else this.refused.push(data.refusal.code);
    }
    this.#choose();
  }

  /** Where what is offered is about what is held, and nothing is under way. */
  #choose(): void {
    const offered = this.#offered;
    if (offered === null || this.#unanswered !== null || offered.seq !== this.follower.fold?.seq) return;
    this.#offered = null;
    const command = this.#luck.pick(offered.choices.filter(({ type }) => type !== 'undo'));
    this.#unanswered = { ...{ table: this.#table, id: randomUUID(), seen: offered.seq, command } };
    this.follower.call?.say('command', this.#unanswered);
  }
}
