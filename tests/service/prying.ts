import { randomUUID } from 'node:crypto';
import type { Company } from './company.js';
import { callTo, Visitor } from './visitor.js';

/** Who comes by, and what they are to the table. */
export interface Passers {
  /** Each sits there, in the seat of their place in this list. */
  readonly players: readonly Visitor[];
  readonly strangers: readonly Visitor[];
  /** Those who may look with any eyes. */
  readonly staff: readonly Visitor[];
}

/** How what was asked was answered. */
export interface Pried {
  readonly statuses: readonly number[];
  /** What is there for whoever asked, and was not answered with 200. */
  readonly missed: readonly string[];
  /** The answers to looks that nobody may take who has no role. */
  readonly denied: readonly number[];
}

/** Asks for all there is, rightly and wrongly, as everybody who may come by. */
export const pry = async (company: Company, { players, strangers, staff }: Passers): Promise<Pried> => {
  const all = await Promise.all([
    ...[...players, ...strangers].map((visitor) => pryAs(visitor, company, 'nobody')),
    ...staff.map((visitor) => pryAs(visitor, company, 'staff')),
  ]);
  return {
    statuses: all.flatMap(({ statuses }) => statuses),
    missed: all.flatMap(({ missed }) => missed),
    denied: all.flatMap(({ denied }) => denied),
  };
};

const pryAs = async (visitor: Visitor, { id, path }: Company, role: 'nobody' | 'staff'): Promise<Pried> => {
  const own = visitor.token === WRONG_TOKEN ? [] : ofTheTable(path);
  const others = [...withOtherEyes(path), ...ofStaff(id)];
  const rights = await askAll(visitor, role === 'staff' ? [...own, ...others] : own);
  const denied = await askAll(visitor, role === 'staff' ? [] : others);
  const vain = await askAll(visitor, [...ofTheTableInVain(path), ...ofStaffInVain(id), ...ofTheHouse]);
  const wrong = await Promise.all(
    wrongly(path).map(({ method, where, body, headers }) => visitor.ask(method, where, body, headers)),
  );
  await babble(visitor, id);
  const torn = await fetch(`${visitor.url}${path}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${visitor.token ?? ''}` },
    body: '{"seen":1,"command":',
  });
  await torn.text();
  return {
    statuses: [...rights, ...denied, ...vain, ...wrong, torn].map(({ status }) => status),
    missed: rights.flatMap(({ address, status }) => (status === 200 ? [] : [`${status} ${address}`])),
    denied: denied.map(({ status }) => status),
  };
};

/** A few at a time: whoever asks for hundreds at once is told that the storage is away. */
const askAll = async (visitor: Visitor, addresses: readonly string[]) => {
  const rest = [...addresses];
  const answers: { readonly address: string; readonly status: number }[] = [];
  const askOn = async (): Promise<void> => {
    for (let address = rest.shift(); address !== undefined; address = rest.shift())
      answers.push({ address, status: await patiently(visitor, address) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return answers;
};

const AT_ONCE = 3;

/** On a machine with much else to do the storage is away for a moment now and then. */
const patiently = async (visitor: Visitor, address: string): Promise<number> => {
  for (;;) {
    const { status } = await visitor.ask('GET', address);
    if (status !== 503) return status;
  }
};

/** What everybody may ask of a table, and sees with their own eyes. */
const ofTheTable = (path: string): readonly string[] =>
  [
    ...['', '/head', '/state', '/state?at=1', '/state?at=3', '/state?as=public'],
    ...['/events', '/events?after=0', '/events?after=0&as=public', '/events?after=999999'],
  ].map((what) => `${path}${what}`);

const ofTheTableInVain = (path: string): readonly string[] =>
  [
    ...['/state?at=0', '/state?at=-1', '/state?at=999999', '/state?as=0', '/state?as=seat:99', '/state?as=nobody'],
    ...['/events?after=x', '/choices', '/export', '/accesses'],
  ].map((what) => `${path}${what}`);

/** Those that are not everybody's. */
export const EYES = ['seat:0', 'seat:1', 'auditor'];

const withOtherEyes = (path: string): readonly string[] =>
  EYES.flatMap((as) => [`${path}/state?as=${as}`, `${path}/state?at=3&as=${as}`, `${path}/events?after=0&as=${as}`]);

const ofStaff = (id: string): readonly string[] => {
  const table = `/api/admin/tables/${id}`;
  return [
    ...[...EYES, 'public'].flatMap((as) => [
      ...[`${table}/timeline?as=${as}&reason=prying`, `${table}/timeline?as=${as}&text=seed&limit=50`],
      ...[`${table}/timeline.csv?as=${as}`, `${table}/events.ndjson?as=${as}`, `${table}/compare?from=1&to=3&as=${as}`],
    ]),
    ...['/me', '/tables', '/players?name=A', '/acts', '/accesses', '/reports'].map((what) => `/api/admin${what}`),
  ];
};

const ofStaffInVain = (id: string): readonly string[] =>
  ['/timeline?after=0', '/compare', '/compare?from=1&to=999999', '/compare?from=x&to=3&as=auditor'].map(
    (what) => `/api/admin/tables/${id}${what}`,
  );

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

/** Given to nobody. */
export const WRONG_TOKEN = `${'A'.repeat(42)}.not-one`;

/** Somebody who found it nowhere. */
export const withWrongToken = (url: string): Visitor => new Visitor(url, null, WRONG_TOKEN);
