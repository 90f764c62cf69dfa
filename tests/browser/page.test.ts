import { describe, expect, it } from '@jest/globals';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

const house = theHouse();

const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${house().served.url}${path}`, { headers });

const PEOPLE = { accept: 'text/html' };

describe('The page', () => {
  it('is there at every address that a person may open, and at none that a program asks for', async () => {
    const document = await (await ask('/', PEOPLE)).text();
    expect(document).toContain('<div id="app">');
    for (const path of ['/table/abc', '/anything/else']) expect(await (await ask(path, PEOPLE)).text()).toBe(document);
    expect((await ask('/api/nothing', PEOPLE)).status).toBe(404);
    expect((await ask('/table/abc', { accept: 'application/json' })).status).toBe(404);
    expect((await ask('/missing.js', PEOPLE)).status).toBe(404);
  });

  it('lets nothing in but its own files, also where a browser holds it already', async () => {
    const first = await ask('/', PEOPLE);
    const policy = first.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;/);
    expect(policy).not.toMatch(/unsafe|\*/);
    const again = await ask('/', { ...PEOPLE, 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBe(policy);
  });

  it('comes packed, and what never changes is kept for ever', async () => {
    const document = await (await ask('/', PEOPLE)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(document)?.[1] ?? '';
    const packed = await ask(script, { 'accept-encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('cache-control')).toContain('immutable');
    expect((await ask('/', PEOPLE)).headers.get('cache-control')).toBe('no-cache');
  });
});

/** Script that a browser has loaded by now, in thousands of bytes, packed by gzip as most would be sent it. */
const scriptsOf = async ({ page }: Player): Promise<number> => {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  const sizes = loaded.map(async (path) => {
    const { headers } = await fetch(`${house().served.url}${path}`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip' },
    });
    return Number(headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
};

describe('What a visitor loads', () => {
  it('is little for the lobby, and not much for a table', async () => {
    const anna = await Player.in(house(), await house().guest());
    await anna.button('Play now against bots').waitFor();
    const lobby = await scriptsOf(anna);
    expect(lobby).toBeGreaterThan(10);
    expect(lobby).toBeLessThan(120);

    await anna.playBots('Anna');
    await anna.page.locator('canvas').waitFor();
    expect(await scriptsOf(anna)).toBeLessThan(500);
  });
});
