import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { foundData } from '#store/embedded/found-data.js';
import { ask } from '#tests/store/embedded/ask.js';
import type { LiveTable } from './live-table.js';
import { anOfficer, played, runAdmin, SEVERAL_STARTS_MS, signedIn } from './staff.js';
import { StreamReader } from './stream-reader.js';
import { theService } from './the-service.js';
import type { Visitor } from './visitor.js';

const served = theService();
let live: LiveTable;

beforeAll(async () => {
  live = await played(served().url, 1);
  await isLookedAtMuch();
}, SEVERAL_STARTS_MS);

/**
 * A table whose time line as a sheet is some forty megabytes: more than lies on the way to somebody who does not read. That is
 * what the kernel takes from the sender, four megabytes as Linux comes and sixteen as many set it, however little the reader
 * has room for.
 */
const isLookedAtMuch = async (): Promise<void> => {
  const found = await foundData(served().folder);
  if (typeof found === 'string') throw new Error('The service runs on it.');
  await ask(
    found,
    `insert into store.accesses (id, at, by, table_id, eyes, first, last, reason)
     select 'look-' || n, n, 'somebody', '${live.id}', 'auditor', 1, 1, repeat('why ', 500) from generate_series(1, 20000) n`,
  );
};

/** The sheet, of which the head was read and no more. */
const aDownload = async ({ token }: Visitor): Promise<IncomingMessage> => {
  const headers = { authorization: `Bearer ${token ?? ''}` };
  const path = `/api/admin/tables/${live.id}/timeline.csv`;
  const [response] = (await once(get(`${served().url}${path}`, { headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  expect(response.statusCode).toBe(200);
  return response;
};

/** Whether the rest of it comes, up to its end. */
const isWhole = (download: IncomingMessage): Promise<boolean> =>
  finished(download.resume()).then(
    () => download.complete,
    () => false,
  );

describe('A download of the console', () => {
  it(
    'is broken off when the token ends that it was asked for with, and no other of theirs is',
    async () => {
      const auditor = await anOfficer(served(), 'Uri', 'auditor');
      const again = await signedIn(served().url, 'Uri');
      const [breaks, stays] = await Promise.all([auditor, again].map(aDownload));
      expect((await auditor.ask('DELETE', '/api/sessions/current')).status).toBe(204);
      if (breaks === undefined || stays === undefined) throw new Error('There are two.');
      expect(await isWhole(breaks)).toBe(false);
      expect(await isWhole(stays)).toBe(true);
    },
    SEVERAL_STARTS_MS,
  );

  it(
    'is broken off with the role that it took',
    async () => {
      const auditor = await anOfficer(served(), 'Ugo', 'auditor');
      const breaks = await aDownload(auditor);
      // What was opened by the role after it has ended: so has the other by then.
      const look = new StreamReader(auditor, live.id, '?as=auditor');
      await look.come();
      expect((await runAdmin(served().folder, 'revoke', 'Ugo')).code).toBe(0);
      await look.ended;
      expect(await isWhole(breaks)).toBe(false);
    },
    SEVERAL_STARTS_MS,
  );
});
