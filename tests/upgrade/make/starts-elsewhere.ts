import { deepEqual } from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aFolder, forget, serve, UNHURRIED } from '#tests/service/served.js';
import { unpack, unpackText } from '../archive.js';
import { People } from '../people.js';
import { Recorded } from '../recorded.js';
import { recordAnswer } from './record.js';

/** The release that made a fixture has to start from it in another place, and to say the same. */
export const startsElsewhere = async (fixture: string): Promise<void> => {
  const packed = await readFile(join(fixture, 'recorded.json.br'));
  const { taken, players, tables, answers } = Recorded.parse(JSON.parse(await unpackText(packed)));
  const folder = await aFolder();
  await unpack(await readFile(join(fixture, 'data.br')), folder);
  const served = await serve(folder, {
    ...UNHURRIED,
    LAGUNA_BOT_MOVE_MS: '60000',
    NODE_OPTIONS: `--import ${fileURLToPath(THEN)}`,
    CLOCK_AT: String(taken),
    CLOCK_STOPS: 'yes',
  });
  const people = new People(() => served.url, players);
  for (const { by, path, body } of answers) deepEqual((await recordAnswer(people, by, path)).body, body);
  for (const { id, shown } of tables) deepEqual((await recordAnswer(people, null, `/api/tables/${id}`)).body, shown);
  await served.stop();
  await forget(folder);
};

const THEN = new URL('../../../../tests/upgrade/then.mjs', import.meta.url);
