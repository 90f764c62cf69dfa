import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Member } from '#infra/cluster/member.js';
import { freePorts } from '#infra/free-ports.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { theServer } from '#tests/store/postgres/server.js';
import { Wire } from '#tests/store/postgres/wire.js';
import { anOpening, aTable } from '#tests/store/story.js';
import { alertsIn, jobsIn, jobsOf, namesIn, namesPrinted, panelsOf } from './figures.js';
import { textOf, withSlip } from './written.js';

/** Each process, with the line that says it is ready. The relay waits for a Kafka that is away, and counts meanwhile. */
const PROCESSES = [
  ['gateway', /^Laguna is at \S+$/m],
  ['relay', /^The relay sends\.$/m],
  ['projector', /^The projector follows\.$/m],
  ['clock', /^The clock runs\.$/m],
] as const;
type Process = (typeof PROCESSES)[number][0];
const NAMES = PROCESSES.map(([name]) => name);
/** All that have what they need. */
const WELL = NAMES.filter((name) => name !== 'relay');

const members: Member[] = [];
const ports = new Map<Process, number>();
afterAll(async () => {
  for (const member of members) await member.end('SIGKILL');
});
const server = theServer();
/** The line of all of them to PostgreSQL. */
let wire: Wire;
afterAll(() => wire.refuse());

beforeAll(async () => {
  wire = await Wire.to(server().url);
  // Something waits for the relay, whose Kafka never was there.
  const { store } = await openPostgres(server().url);
  await store.open(anOpening(aTable()));
  await store.close();
  const free = await freePorts(PROCESSES.length);
  for (const [n, [script, ready]] of PROCESSES.entries()) {
    const port = free[n] ?? NaN;
    ports.set(script, port);
    const environment = {
      ...{ DATABASE_URL: wire.url, PORT: String(port), LAGUNA_LOG_LEVEL: 'silent', LAGUNA_NODE: script },
      ...(script === 'relay' ? { KAFKA_BROKERS: '127.0.0.1:1' } : {}),
    };
    members.push(await Member.start({ name: script, script, ready, environment }));
  }
}, 60_000);

const ask = async (process: Process, path: string) => {
  const answer = await fetch(`http://127.0.0.1:${ports.get(process) ?? NaN}${path}`);
  return { status: answer.status, text: await answer.text() };
};

const printed = async (process: Process): Promise<readonly string[]> => {
  const { status, text } = await ask(process, '/metrics');
  expect(status).toBe(200);
  return namesPrinted(text);
};

const allPrinted = async (): Promise<ReadonlySet<string>> =>
  new Set(['up', ...(await Promise.all(PROCESSES.map(([process]) => printed(process)))).flat()]);

const strangersIn = async (questions: readonly string[]): Promise<readonly string[]> => {
  const known = await allPrinted();
  return questions.flatMap(namesIn).filter((name) => !known.has(name));
};

const alerts = alertsIn(textOf('infra/alerts.yml'));
const panels = panelsOf(textOf('infra/grafana/laguna.json'));
const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const jobs = jobsOf(textOf('infra/prometheus.yml'));

describe('Each process', () => {
  it.each(NAMES)('that is a %s answers where the manifests ask it', async (process) => {
    const manifest = textOf(`infra/kubernetes/${process}.yaml`);
    const paths = [...manifest.matchAll(/path: (\/\S*health\S*)/g)].map(([, path = '']) => path);
    expect(new Set(paths).size).toBe(2);
    for (const path of paths) expect([200, 503]).toContain((await ask(process, path)).status);
  });

  it.each(WELL)('that is a %s is well, to the question that the image asks', async (process) => {
    expect(await healthy(ports.get(process) ?? NaN)).toBe(0);
  });

  it('that is a relay without a Kafka lives, is not ready, and says how long the oldest event waits', async () => {
    expect((await ask('relay', '/health/live')).status).toBe(200);
    const { status, text } = await ask('relay', '/health/ready');
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ status: 'not ready', why: 'Kafka does not answer' });
    expect(await healthy(ports.get('relay') ?? NaN)).toBe(1);
    await eventually('it lags', async () => lagIn((await ask('relay', '/metrics')).text) > 0);
  });

  it('is not well where nobody answers', async () => {
    const [nobody = NaN] = await freePorts(1);
    expect(await healthy(nobody)).toBe(1);
  });
});

describe('The alerts', () => {
  it('go by what is really counted, and by jobs that Prometheus has', async () => {
    expect(alerts.length).toBeGreaterThan(10);
    expect(alerts.flatMap(({ expr }) => namesIn(expr)).length).toBeGreaterThanOrEqual(alerts.length);
    expect(await strangersIn(alerts.map(({ expr }) => expr))).toEqual([]);
    expect(alerts.flatMap(({ expr }) => jobsIn(expr)).filter((job) => !jobs.includes(job))).toEqual([]);
  });

  it('are found out where a name is misspelt', async () => {
    const slipped = alertsIn(withSlip(textOf('infra/alerts.yml'), 'laguna_relay_lag_seconds', 'laguna_relay_lag'));
    expect(await strangersIn(slipped.map(({ expr }) => expr))).toEqual(['laguna_relay_lag']);
  });

  it('have names of their own', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });
});

describe('The dashboard', () => {
  it('shows what is really counted', async () => {
    expect(asked.length).toBeGreaterThan(20);
    expect(await strangersIn(asked)).toEqual([]);
    expect(asked.flatMap(jobsIn).filter((job) => !jobs.includes(job))).toEqual([]);
  });

  it('shows every figure of our own that any process counts', async () => {
    const shown = new Set(asked.flatMap(namesIn).map((name) => name.replace(/_(bucket|sum|count)$/, '')));
    const ours = [...(await allPrinted())]
      .filter((name) => name.startsWith('laguna_'))
      .map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    expect(ours.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('lays no panel over another', () => {
    const fields = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => `${x + (n % w)} ${y + Math.floor(n / w)}`),
    );
    expect(new Set(fields).size).toBe(fields.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});

describe('While PostgreSQL is away', () => {
  beforeAll(() => wire.refuse());
  afterAll(() => wire.restore());

  it.each(NAMES)('a %s lives, says that it is not ready and why, and tells its figures', async (process) => {
    const ready = process === 'gateway' ? '/api/health/ready' : '/health/ready';
    const { status, text } = await ask(process, ready);
    expect(status).toBe(503);
    expect(text).toContain('the storage does not answer');
    expect((await ask(process, ready.replace('ready', 'live'))).status).toBe(200);
    expect(await printed(process)).toContain('process_cpu_seconds_total');
  });
});

describe('When PostgreSQL is back', () => {
  it.each(WELL)('a %s is well again', async (process) => {
    const port = ports.get(process) ?? NaN;
    await eventually('it is', async () => (await healthy(port)) === 0);
  });
});

const lagIn = (text: string): number => Number(/^laguna_relay_lag_seconds (\S+)$/m.exec(text)?.[1]);

const healthy = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, ['dist/infra/image/healthy.js'], {
      env: { ...process.env, PORT: String(port) },
    });
    child.once('exit', resolve);
  });
