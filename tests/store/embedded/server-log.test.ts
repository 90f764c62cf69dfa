import { expect, it } from '@jest/globals';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepLog } from '#store/embedded/server-log.js';
import { newFolder } from './folders.js';

const SMALL_BYTES = 20;

it('keeps the newest lines, in two halves of bounded size', () => {
  const file = join(newFolder(), 'postgres.log');
  const log = keepLog(file, () => undefined, SMALL_BYTES);

  ['rialto', 'accademia', 'scalzi', 'costituzione', 'tre archi', 'guglie'].forEach((bridge) => log.add(bridge));

  expect(readFileSync(`${file}.old`, 'utf8')).toBe('costituzione\ntre archi\n');
  expect(readFileSync(file, 'utf8')).toBe('guglie\n');
});

it('tells every line, and once that a file cannot be written', () => {
  const folder = join(newFolder(), 'postgres.log');
  mkdirSync(folder);
  const told: string[] = [];
  const log = keepLog(folder, (line) => told.push(line));

  log.add('rialto');
  log.add('accademia');

  expect(told).toEqual([expect.stringContaining('is not written any more: Error: EISDIR'), 'rialto', 'accademia']);
  expect(existsSync(`${folder}.old`)).toBe(false);
  expect(log.lastWords()).toBe('rialto\naccademia');
});
