import { describe, expect, it } from '@jest/globals';
import { anotherNode } from './another-node.js';
import { anAccount, anOfficer, PASSWORD, played, runAdmin, SEVERAL_STARTS_MS, signedIn } from './staff.js';
import { StreamReader } from './stream-reader.js';
import { theService } from './the-service.js';
import { aGuest, nobody, Visitor } from './visitor.js';

const served = theService();

/** A stream that tells of a table from its first event on. */
const aStream = async (...[visitor, table, query]: ConstructorParameters<typeof StreamReader>) => {
  const reader = new StreamReader(visitor, table, query);
  await reader.come();
  await reader.reaches(1);
  return reader;
};

describe('What was opened as somebody by server-sent events', () => {
  it('ends with the token that it was opened with, and with no other of theirs', async () => {
    const live = await played(served().url, 1);
    const anna = await anAccount(served().url, 'Anna of the streams');
    const again = await signedIn(served().url, 'Anna of the streams');
    const [ends, stays] = await Promise.all([anna, again].map((visitor) => aStream(visitor, live.id)));
    expect((await anna.ask('DELETE', '/api/sessions/current')).status).toBe(204);
    await ends?.ended;

    await live.goesOn();
    await stays?.reaches((await live.turn()).seq);
    stays?.cut();
  });

  it('ends with the account', async () => {
    const live = await played(served().url, 1);
    const anna = await anAccount(served().url, 'Anna who leaves');
    const stream = await aStream(anna, live.id);
    expect((await anna.ask('DELETE', '/api/accounts/current', { password: PASSWORD })).status).toBe(204);
    await stream.ended;
  });
});

describe('What was opened with a role by server-sent events', () => {
  it(
    'ends with the role; what they see with their own eyes goes on',
    async () => {
      const auditor = await anOfficer(served(), 'Uri', 'auditor');
      const live = await played(served().url, 1);
      const [look, own] = await Promise.all(['?as=auditor', ''].map((query) => aStream(auditor, live.id, query)));
      expect((await runAdmin(served().folder, 'revoke', 'Uri')).code).toBe(0);
      await look?.ended;

      await live.goesOn();
      await own?.reaches((await live.turn()).seq);
      own?.cut();
    },
    SEVERAL_STARTS_MS,
  );
});

describe('What was opened at another node', () => {
  it('ends with the session, whose token was replaced meanwhile, and with no other of theirs', async () => {
    const live = await played(served().url, 1);
    const node = await anotherNode(served().folder);
    const anna = await anAccount(served().url, 'Anna everywhere');
    const again = await signedIn(served().url, 'Anna everywhere');
    const [stream, call] = await Promise.all([aStream(anna.at(node.url), live.id), anna.at(node.url).call()]);
    const [stays, staysOnCall] = await Promise.all([aStream(again.at(node.url), live.id), again.at(node.url).call()]);
    const { body } = await anna.ask<{ token: string }>('PUT', '/api/sessions/current');
    const renewed = new Visitor(served().url, anna.id, body.token);
    expect((await renewed.ask('DELETE', '/api/sessions/current')).status).toBe(204);
    await stream.ended;
    expect(await call.closed).toBe(4005);

    expect(staysOnCall.socket.readyState).toBe(1);
    staysOnCall.hangUp();
    stays.cut();
    await node.stop();
  });

  it('ends with the account as well, sockets and streams', async () => {
    const live = await played(served().url, 1);
    const node = await anotherNode(served().folder);
    const anna = await anAccount(served().url, 'Anna who leaves everywhere');
    const elsewhere = anna.at(node.url);
    const [stream, call] = await Promise.all([aStream(elsewhere, live.id), elsewhere.call()]);
    expect((await anna.ask('DELETE', '/api/accounts/current', { password: PASSWORD })).status).toBe(204);
    await stream.ended;
    expect(await call.closed).toBe(4005);
    await node.stop();
  });
});

describe('An admin who follows a table with other eyes', () => {
  it(
    'is not taken for who sits there',
    async () => {
      const admin = await anOfficer(served(), 'Olga', 'admin');
      const live = await played(served().url, 1);
      const look = await aStream(admin, live.id, '?as=seat:0');
      const call = await nobody(served().url).call();
      call.say('follow', { table: live.id });

      expect((await call.hears('presence')).seats).toEqual([0, 1].map((seat) => ({ seat, online: false })));
      look.cut();
      call.hangUp();
    },
    SEVERAL_STARTS_MS,
  );

  it(
    'looks with their own as soon as they sit there',
    async () => {
      const admin = await anOfficer(served(), 'Ugo', 'admin');
      const ben = await aGuest(served().url, 'Ben');
      const { body } = await ben.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
      const path = `/api/tables/${body.id}`;
      const look = await aStream(admin, body.id, '?as=auditor');
      const own = await aStream(admin, body.id);
      await admin.ask('PUT', `${path}/seats/0`, {});
      await ben.ask('PUT', `${path}/seats/1`, {});
      const { body: started } = await ben.ask<{ seq: number }>('POST', `${path}/start`, {});
      await Promise.all([look, own].map((stream) => stream.reaches(started.seq)));

      expect(own.events.some(({ event }) => event?.type === 'PalaceRemoved')).toBe(true);
      expect(look.events).toEqual(own.events);
      look.cut();
      own.cut();
    },
    SEVERAL_STARTS_MS,
  );
});
