import { expect, it } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLinks } from '#store/embedded/library-links.js';
import { newFolder } from './folders.js';

it('the links that npm left out are made, and need not be made again', async () => {
  const root = newFolder();
  mkdirSync(join(root, 'native/lib'), { recursive: true });
  writeFileSync(join(root, 'native/lib/libgondola.so.6.18'), 'rows');
  writeFileSync(
    join(root, 'native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libgondola.so.6.18', target: 'native/lib/libgondola.so.6' }]),
  );

  expect(await withLinks(root, join(newFolder(), 'copy'))).toBe(root);
  expect(await withLinks(root, join(newFolder(), 'copy'))).toBe(root);
  expect(readFileSync(join(root, 'native/lib/libgondola.so.6'), 'utf8')).toBe('rows');
});
