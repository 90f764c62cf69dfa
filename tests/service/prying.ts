import { randomUUID } from 'node:crypto';
import type { Company } from './company.js';
import { callTo, Visitor } from './visitor.js';

/** Asks for all there is, rightly and wrongly, as everybody who may come by; says how often it was answered in which way. */
export const pry = async ({ id, path }: Company, visitors: readonly Visitor[]): Promise<readonly number[]> => {
  const [first] = visitors;
  if (first === undefined) throw new Error('Somebody has to ask.');
  const answers = await Promise.all(
    visitors.flatMap((visitor) => [
      ...[...ofTheTable(path), ...ofStaff(id), ...ofTheHouse].map((asked) => visitor.ask('GET', asked)),
      ...wrongly(path).map(({ method, where, body, headers }) => visitor.ask(method, where, body, headers)),
    ]),
  );
  await Promise.all(visitors.map((visitor) => babble(visitor, id)));
  const torn = await fetch(`${first.url}${path}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${first.token ?? ''}` },
    body: '{"seen":1,"command":',
  });
  await torn.text();
  return [...answers, torn].map(({ status }) => status);
};

const ofTheTable = (path: string): readonly string[] =>
  [
    ...['', '/state', '/state?at=1', '/state?at=3', '/state?at=0', '/state?at=-1', '/state?at=999999', '/state?as=0'],
    ...['/events', '/events?after=0', '/events?after=999999', '/events?after=x', '/choices', '/head', '/export'],
  ].map((what) => `${path}${what}`);

const ofStaff = (id: string): readonly string[] => [
  ...['/timeline', '/timeline?after=0', '/timeline.csv', '/compare?one=0&other=1', '/compare'].map(
    (what) => `/api/admin/tables/${id}${what}`,
  ),
  ...['/me', '/tables', '/players', '/acts', '/accesses', '/reports'].map((what) => `/api/admin${what}`),
];

const ofTheHouse = [
  ...['/api/keys', '/api/games', '/api/tables', '/api/standings?game=murano', '/api/health/live', '/api/health/ready'],
  ...['/metrics', '/api/openapi.json', '/api/tables/nowhere', '/api/tables/%00', '/api/seeds'],
];

interface Asked {
  readonly method: string;
  readonly where: string;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What no player would send, or not to this table, or not now. */
const wrongly = (path: string): readonly Asked[] => {
  const where = `${path}/commands`;
  const replayed = { 'idempotency-key': 'asked-before' };
  return [
    { method: 'POST', where, body: { seen: 1, command: { type: 'noSuchThing' } }, headers: replayed },
    { method: 'POST', where, body: { seen: 2, command: { type: 'pass' } }, headers: replayed },
    { method: 'POST', where, body: { seen: 999_999, command: { type: 'pass' } }, headers: fresh() },
    { method: 'POST', where, body: { seen: 'all', command: null }, headers: fresh() },
    { method: 'POST', where, body: { command: { type: 'revealSeed' } } },
    { method: 'POST', where, body: ['seed'], headers: fresh() },
    { method: 'PUT', where: `${path}/seats/0`, body: { nonce: 'too late' } },
    { method: 'PUT', where: `${path}/seats/0`, body: { nonce: 'another' } },
    { method: 'PUT', where: `${path}/seats/99`, body: {} },
    { method: 'DELETE', where: `${path}/seats/99`, body: undefined },
    { method: 'POST', where: `${path}/start`, body: {} },
    { method: 'POST', where: `${path}/reports`, body: { seed: 'x' } },
  ];
};

const fresh = () => ({ 'idempotency-key': randomUUID() });

/** Each of these on a line of its own, since some are answered by hanging up. */
const babble = async (visitor: Visitor, table: string): Promise<void> => {
  const says = [
    { event: 'follow', data: { table, after: 999_999 } },
    { event: 'follow', data: { table: 'nowhere' } },
    { event: 'command', data: { table, id: 'asked-before', seen: 1, command: { type: 'noSuchThing' } } },
    { event: 'command', data: { table, id: randomUUID(), seen: -1, command: 'seed' } },
    { event: 'reveal', data: { table } },
  ];
  await Promise.all([...says.map((each) => JSON.stringify(each)), '{"event":'].map((text) => shout(visitor, text)));
};

const shout = async ({ url, token }: Visitor, text: string): Promise<void> => {
  const call = await callTo(url);
  const answered = new Promise<void>((resolve) => {
    call.listen(({ event }) => {
      if (event !== 'welcome') resolve();
    });
    void call.closed.then(() => {
      resolve();
    });
  });
  call.say('hello', { protocol: 1, ...(token === null ? {} : { token }) });
  call.shout(text);
  await answered;
  call.hangUp();
};

/** Somebody whose token nobody gave them. */
export const withWrongToken = (url: string): Visitor => new Visitor(url, null, `${'A'.repeat(42)}.not-one`);
