import type { Writable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../http/caller.js';
import { Accounts } from './accounts.js';
import { SecondLook } from './second-look.js';

/**
 * Answers that go on for a while, live or to be taken along: what was opened as somebody shows nothing more when they are
 * that no longer, be it that they signed out, are gone, or lost the role that it took.
 */
@Injectable()
export class HeldOpen {
  private readonly held = new Map<Writable, Held>();

  constructor(
    accounts: Accounts,
    private readonly secondLook: SecondLook,
  ) {
    accounts.whenEnded((session) => {
      this.endThose(({ asker }) => Buffer.compare(asker.session, session) === 0);
    });
    accounts.whenGone((player) => {
      this.endThose(({ asker }) => asker.person.id === player);
    });
    secondLook.watch(() => [...this.held.values()].map(({ asker }) => asker.session));
    secondLook.watchRoles(
      () => [...this.held.values()].flatMap(({ asker, byRole }) => (byRole ? asker.person.id : [])),
      (players) => {
        this.endThose(({ asker, byRole }) => byRole && players.has(asker.person.id));
      },
    );
  }

  /** Until it is closed. */
  hold(response: Writable, held: Held): void {
    if (response.closed) return;
    this.held.set(response, held);
    response.once('close', () => this.held.delete(response));
    // What they were when they asked they may have ceased to be before it was known here that they hold something open.
    void this.secondLook.lookAt(held.asker);
  }

  private endThose(are: (held: Held) => boolean): void {
    for (const held of [...this.held.values()]) if (are(held)) held.end();
  }
}

interface Held {
  readonly asker: Caller;
  /** Whether it takes a role. */
  readonly byRole: boolean;
  readonly end: () => void;
}
