import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defaultClientConditions, defineConfig } from 'vite';

/** Packs each file once, when it is built, so that nothing is packed while people wait. */
const packed = () => {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: ({ build, root }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: () => {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|html|svg)$/.test(file)) continue;
        const whole = readFileSync(join(folder, file));
        writeFileSync(join(folder, `${file}.gz`), gzipSync(whole, { level: 9 }));
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(whole));
      }
    },
  };
};

/** The page, built into `dist/page`, from where the gateway serves it. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [packed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    // Phaser is one large piece, loaded with the first table and kept by the browser from then on.
    chunkSizeWarningLimit: 1600,
    // Nothing may be written into the page itself: its content security policy allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
