import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePorts } from '#infra/free-ports.js';
import { Member } from '#infra/cluster/member.js';
import { compareProjections } from '#projector/compare.js';
import { opened } from '#tests/store/beside/opened.js';
import { anna, ben, known, plays, recordIn } from '#tests/projector/evening.js';
import { SEVERAL_STARTS_MS } from '#tests/service/staff.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { ask, theServer } from '#tests/store/postgres/server.js';

const server = theServer();
const kept = opened(server);
const running: Member[] = [];
afterEach(async () => {
  for (const member of running.splice(0)) await member.end('SIGKILL');
});

const aProjector = async (node: string, port = 0): Promise<Member> => {
  const environment = { DATABASE_URL: server().url, PORT: String(port), LAGUNA_NODE: node };
  const member = await Member.start({
    ...{ name: node, script: 'projector', ready: /^The projector follows\.$/m, environment },
  });
  running.push(member);
  return member;
};

const projections = async (task: string, url = server().url) => {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['dist/services/start/projections.js', task], {
      env: { ...process.env, DATABASE_URL: url },
    });
    return { code: 0, said: stdout };
  } catch (fault) {
    const { code, stdout, stderr } = fault as { code: number; stdout: string; stderr: string };
    return { code, said: `${stdout}${stderr}` };
  }
};

const ROUNDS = 6;
const EVENINGS = 5;

describe('The projector as a process of its own', () => {
  it(
    'has told everything once, however often it is killed in the middle of it',
    async () => {
      await known(kept(), (text) => ask(server().url, text));
      const [one, other] = [await aProjector('one'), await aProjector('other')];
      let played = 0;
      const playOn = async (): Promise<void> => {
        for (let n = 0; n < EVENINGS; n += 1) {
          await plays(kept(), { sitters: [anna, ben], points: [n + 1, 3], at: 1000 + played });
          played += 1;
        }
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        const victim = round % 2 === 0 ? one : other;
        await Promise.all([playOn(), victim.end('SIGKILL')]);
        await victim.again();
      }

      await eventually('all was told', async () => (await recordIn(kept(), 'anna'))?.played === played);
      expect(await recordIn(kept(), 'ben')).toMatchObject({ played: ROUNDS * EVENINGS });
      const compared = await compareProjections({ ...kept(), node: 'test', onTold: () => undefined });
      expect(compared.differences).toEqual([]);
      expect(compared.rows).toMatchObject({ results: 2 * played, standings: 2 });
    },
    SEVERAL_STARTS_MS,
  );

  it(
    'says how far it lags, and goes on after its connections were cut',
    async () => {
      const [port = 0] = await freePorts(1);
      await aProjector('one', port);
      const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      await eventually('it works', async () => (await metrics()).includes('laguna_projector_active 1'));
      expect(await metrics()).toMatch(/^laguna_projector_lag_seconds \d/m);
      expect(await (await fetch(`http://127.0.0.1:${port}/health/ready`)).json()).toEqual({
        status: 'ok',
        active: true,
      });

      const before = (await recordIn(kept(), 'anna'))?.played ?? 0;
      const cut = await ask(
        server().url,
        `select pid, pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'laguna store' and pid <> pg_backend_pid()`,
      );
      // Some of them are our own: once they are gone from here, we have heard of it too.
      const left = 'select from pg_stat_activity where pid = any($1)';
      await eventually('they are gone', async () => {
        return (await ask(server().url, left, [cut.map(({ pid }) => pid)])).length === 0;
      });
      await plays(kept(), { sitters: [anna, ben], points: [1, 2] });
      await eventually('it told', async () => (await recordIn(kept(), 'anna'))?.played === before + 1);
    },
    SEVERAL_STARTS_MS,
  );
});

describe('npm run projections', () => {
  it(
    'tells all of it anew, and says whether that is what is shown',
    async () => {
      await plays(kept(), { sitters: [anna, ben], points: [1, 2] });
      expect(await projections('rebuild')).toEqual({
        code: 0,
        said: expect.stringMatching(/^\d+ events were told anew in [\d.]+ s, and are shown\.\n$/) as unknown,
      });
      expect(await projections('compare')).toEqual({
        code: 0,
        said: expect.stringMatching(/^What is shown is what the events tell: \d+ listings, /) as unknown,
      });

      await ask(server().url, 'update store.built_standings set won = 77');
      const { code, said } = await projections('compare');
      expect(code).toBe(1);
      expect(said).toContain('What is shown is not what the events tell');
      expect(said).toContain('"won":77');
    },
    SEVERAL_STARTS_MS,
  );

  it('says how it is used', async () => {
    expect(await projections('anything')).toEqual({ code: 2, said: 'npm run projections -- rebuild | compare\n' });
  });
});
