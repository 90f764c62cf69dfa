import process from 'node:process';
import { build } from 'vite';
import { common } from '../../client/vite.config.mjs';

/** Builds the page in the first folder into the second, as the client's own is built but for what only the service needs. */
const [root, outDir] = process.argv.slice(2);
await build({
  ...common,
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir, emptyOutDir: true, target: 'es2022', minify: false, assetsInlineLimit: 0 },
});
