import process from 'node:process';
import { build, defaultClientConditions } from 'vite';

/** Builds the page in the first folder into the second, as the client's own is built but for what only the service needs. */
const [root, outDir] = process.argv.slice(2);
await build({
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir, emptyOutDir: true, target: 'es2022', minify: false, assetsInlineLimit: 0 },
});
