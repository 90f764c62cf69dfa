import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Accounts } from '#gateway/accounts/accounts.js';
import { HeldOpen } from '#gateway/accounts/held-open.js';
import { SecondLook } from '#gateway/accounts/second-look.js';
import { connect } from '#store/postgres/connect.js';
import type { Connected } from '#store/postgres/connect.js';
import { LIMITS } from '#store/postgres/limits.js';
import { PostgresPeople } from '#store/postgres/postgres-people.js';
import type { Behind } from '#store/people.js';
import { setRole } from '#store/staff/roles.js';
import { ask, theServer } from '#tests/store/postgres/server.js';

/** Says whom it found behind a token when it is let. */
class SlowToTell extends PostgresPeople {
  #isHeld = false;
  #found: () => void = () => undefined;
  #release: () => void = () => undefined;

  /** The next answer is held; resolves when it is there. */
  hold(): Promise<void> {
    this.#isHeld = true;
    return new Promise((resolve) => (this.#found = resolve));
  }

  release(): void {
    this.#release();
  }

  override async behind(hash: Uint8Array, now: number): Promise<Behind | null> {
    const behind = await super.behind(hash, now);
    if (!this.#isHeld) return behind;
    this.#isHeld = false;
    const released = new Promise<void>((resolve) => (this.#release = resolve));
    this.#found();
    await released;
    return behind;
  }
}

const server = theServer();
let connected: Connected;
let people: SlowToTell;
let accounts: Accounts;

beforeAll(async () => {
  connected = await connect(server().url, LIMITS);
  people = new SlowToTell(connected.source, connected.pool);
  accounts = new Accounts(people);
});
afterAll(async () => {
  await connected.source.destroy();
});

const PASSWORD = 'a long password';
const aName = (): string => `Anna ${randomUUID().slice(0, 8)}`;

const aCaller = async (token: string) => {
  const known = await accounts.behind(token);
  if (known === null) throw new Error('They have just come.');
  return known;
};

describe('Whose token ends just while it is read', () => {
  it('is nobody', async () => {
    const { token, player } = await accounts.guest('Anna');
    const { session } = await aCaller(token);
    const found = people.hold();
    const known = accounts.behind(token);
    await found;
    await accounts.end(session);
    people.release();
    expect(await known).toBeNull();

    // The others are who they are, whatever ends meanwhile.
    const ben = await accounts.guest('Ben');
    const read = people.hold();
    const still = accounts.behind(ben.token);
    await read;
    await accounts.endAll(player.id);
    people.release();
    expect(await still).toMatchObject({ person: ben.player });
  });
});

describe('Who signs out', () => {
  it('is nobody, also where another token was about to be given in place of theirs', async () => {
    const { token } = await accounts.guest('Anna');
    const asker = await aCaller(token);
    await accounts.end(asker.session);
    expect(await accounts.rotate(asker)).toBeNull();
    expect(await people.ended([asker.session])).toEqual([asker.session]);
    expect(await ask(server().url, 'select from store.tokens where player = $1', [asker.person.id])).toEqual([]);
  });

  it('has one token in place of another until then', async () => {
    const { token, player } = await accounts.guest('Anna');
    const renewed = (await accounts.rotate(await aCaller(token))) ?? '';
    const { session, person } = await aCaller(renewed);
    expect(person).toMatchObject(player);
    await accounts.end(session);
    expect(await Promise.all([token, renewed].map((each) => accounts.behind(each)))).toEqual([null, null]);
  });
});

/** Nothing of it looks by itself from time to time: what it finds it finds as soon as something is held. */
const heldOpen = (): HeldOpen => new HeldOpen(accounts, new SecondLook(people, accounts));

/** Open until it is ended. */
const anAnswer = () => {
  const answer = new PassThrough();
  return { answer, end: () => answer.destroy(), ended: once(answer, 'close') };
};

describe('What is opened just when it may be no more', () => {
  it('ends at once where the session had ended elsewhere', async () => {
    const { token } = await accounts.guest('Anna');
    const asker = await aCaller(token);
    await people.endSession(asker.session);
    const { answer, end, ended } = anAnswer();
    heldOpen().hold(answer, { asker, byRole: false, end });
    await ended;
  });

  it('ends at once where the role was taken meanwhile, and goes on where it took none', async () => {
    const name = aName();
    await accounts.register({ name, password: PASSWORD }, null);
    await setRole(server().url, name, 'auditor');
    const { token } = await accounts.enter({ name, password: PASSWORD }, '192.0.2.1');
    const asker = await aCaller(token);
    const [look, own] = [anAnswer(), anAnswer()];
    const open = heldOpen();
    open.hold(own.answer, { asker, byRole: false, end: own.end });
    await setRole(server().url, name, null);
    open.hold(look.answer, { asker, byRole: true, end: look.end });
    await look.ended;
    expect(own.answer.closed).toBe(false);
  });
});
