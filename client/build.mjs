import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildVerifyPage } from './build-verify-page.mjs';

/** Builds the page, unless what lies there was built from what is there. */
const root = join(import.meta.dirname, '..');
const FROM = ['client', 'events', 'services/engine', 'services/verify', 'package-lock.json'];
const mark = join(root, 'dist/page.built-from');

const hashOf = () => {
  const hash = createHash('sha256');
  for (const from of FROM) {
    const files = from.includes('.')
      ? ['']
      : readdirSync(join(root, from), { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) {
      if (file !== '' && !/\.[a-z]+$/.test(file)) continue;
      hash.update(`${from}/${file}\0`).update(readFileSync(join(root, from, file)));
    }
  }
  return hash.digest('hex');
};

const wanted = hashOf();
const isBuilt =
  existsSync(mark) && existsSync(join(root, 'dist/page/index.html')) && readFileSync(mark, 'utf8') === wanted;
if (!isBuilt) {
  await build({ configFile: join(import.meta.dirname, 'vite.config.mjs'), logLevel: 'warn' });
  await buildVerifyPage(join(root, 'dist/page'));
  writeFileSync(mark, wanted);
}
