import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { startCluster } from '#infra/cluster/start-cluster.js';
import type { Cluster } from '#infra/cluster/start-cluster.js';
import { openBrowser } from '#tests/browser/browser.js';
import { endsAt } from '#tests/browser/pages/play-on.js';
import { Tunnel } from '#tests/browser/tunnel.js';
import { LiveTable } from '#tests/service/live-table.js';
import { UNHURRIED } from '#tests/service/served.js';

const START_MS = 300_000;

describe('A spectator in a browser', () => {
  let cluster: Cluster;
  let browser: Browser;
  let folder = '';
  beforeAll(async () => {
    execFileSync(process.execPath, ['client/build.mjs'], { stdio: 'inherit' });
    folder = await mkdtemp(join(tmpdir(), 'watched-'));
    cluster = await startCluster({ folder, settings: UNHURRIED });
    browser = await openBrowser();
  }, START_MS);
  afterAll(async () => {
    await browser.close();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }, START_MS);

  it('on one node watches a game that is played on another, while that one is killed and comes back', async () => {
    const [a, b] = cluster.nodes;
    if (a === undefined || b === undefined) throw new Error('There are two.');
    const table = await LiveTable.at(a.url);
    const page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`${b.url}/table/${table.id}`);
    const sees = async ({ watching }: LiveTable) => page.waitForFunction(endsAt, watching.fold?.seq ?? 0);
    const watch = (words: string) => page.getByText(words).first().waitFor();
    const tenMoves = async (at: LiveTable): Promise<void> => {
      for (let move = 0; move < 10; move += 1) await at.goesOn();
      await sees(at);
    };
    await tenMoves(table);
    await watch('2 people are watching');

    await a.member.end('SIGKILL');
    // Whoever watched there is gone with it, and the page says so.
    await watch('1 person is watching');
    // The players come to the other node, as their pages do by themselves, and go on there.
    const there = await table.elsewhere(b.url);
    await watch('2 people are watching');
    await tenMoves(there);
    expect(await page.getByText(/The line has been cut/).count()).toBe(0);

    await a.member.again();
    const back = await there.elsewhere(a.url);
    await back.watching.until(({ seq }) => seq >= (there.watching.fold?.seq ?? NaN));
    await watch('3 people are watching');
    await tenMoves(back);
    await back.isAsTold();
    await there.isAsTold();
    expect(there.watching.digest).toBe(back.watching.digest);
    expect(complaints).toEqual([]);
  });

  it('whose node is told to stop is sent on to the other, and misses nothing', async () => {
    const [a, b] = cluster.nodes;
    if (a === undefined || b === undefined) throw new Error('There are two.');
    const table = await LiveTable.at(b.url);
    const way = await Tunnel.to(a.url);
    const page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage();
    await page.goto(`${way.url}/table/${table.id}`);
    const seesAll = () => page.waitForFunction(endsAt, table.watching.fold?.seq ?? 0);
    await table.goesOn();
    await seesAll();

    // As whoever spreads people over nodes does it: who is there stays, and who comes anew comes to the other.
    way.heal(b.url);
    await a.member.end();
    expect(await a.member.ended).toBe(0);
    for (let move = 0; move < 5; move += 1) await table.goesOn();
    await seesAll();
    await page.getByText(/The line has been cut/).waitFor({ state: 'detached' });
    await way.close();
    await a.member.again();
  });
});
