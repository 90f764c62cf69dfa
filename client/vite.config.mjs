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

/** Phaser's source asks `typeof NAME` for what it is to be built with; what is not named here it is built without. */
const phaserFor = (wanted) => ({
  name: 'phaser-for',
  transform: {
    filter: { id: /\/node_modules\/phaser\/src\// },
    handler: (code) => ({
      code: code.replace(/typeof ([A-Z0-9]+_[A-Z0-9_]+)/g, (_, name) => String(wanted[name] ?? false)),
      map: null,
    }),
  },
});

const here = (file) => join(import.meta.dirname, file);

/** What every page of ours is built with. */
export const common = {
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: [{ find: /^phaser$/, replacement: here('phaser.js') }],
  },
  define: { global: 'globalThis' },
  plugins: [phaserFor({ WEBGL_RENDERER: true })],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
};

/** The page, built into `dist/page`, from where the gateway serves it. */
export default defineConfig({
  ...common,
  root: import.meta.dirname,
  plugins: [...common.plugins, packed()],
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
