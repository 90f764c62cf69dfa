import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { common } from './vite.config.mjs';

const FOLDER = join(import.meta.dirname, 'verify');

/** The page that checks games, as one file that needs nothing else: whoever saves it has all of it. */
export const buildVerifyPage = async (folder) => {
  const { output } = await build({
    ...common,
    configFile: false,
    root: FOLDER,
    logLevel: 'warn',
    build: {
      write: false,
      // One sheet beside the script, which would otherwise bring it along and write it in.
      cssCodeSplit: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: join(FOLDER, 'main.tsx'), output: { format: 'iife' } },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  if (chunks.length !== 1) throw new Error(`The page would need ${chunks.length} scripts.`);
  const script = chunks[0].code.replaceAll('</script', '<\\/script');
  const style = output.flatMap(({ fileName, source }) => (fileName.endsWith('.css') ? [source] : [])).join('');
  const page = pageOf(script, style);
  const file = join(folder, 'verify.html');
  writeFileSync(file, page);
  writeFileSync(`${file}.gz`, gzipSync(page, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(page));
};

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Its policy stands in it, so that it holds wherever the file lies: this script and this style, and nothing from elsewhere. */
const pageOf = (script, style) => {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0f4a55">
<title>Check a game · Laguna</title>
<style>${style}</style>
</head>
<body>
<div id="app"></div>
<noscript>Laguna checks games in the browser: it needs JavaScript.</noscript>
<script>${script}</script>
</body>
</html>
`;
};
