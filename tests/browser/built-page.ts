import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';

/** A page of ours, built and served as the gateway would serve it. */
export interface BuiltPage {
  readonly url: string;
  close(): Promise<void>;
}

const run = promisify(execFile);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** What the gateway allows a page: files of its own, and pictures that it makes itself. */
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:";

/** Builds the page whose source lies in a folder, and serves it until it is closed. */
export const buildPage = async (source: string): Promise<BuiltPage> => {
  const folder = await mkdtemp(join(tmpdir(), 'laguna-page-'));
  await bundle(source, folder);
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://page').pathname);
    const file = path === '/' ? '/index.html' : path;
    readFile(join(folder, file)).then(
      (content) => {
        const type = TYPES[extname(file)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** A child does it, since tests run as CommonJS and what builds is a module. */
const bundle = async (source: string, folder: string): Promise<void> => {
  await run(process.execPath, ['tests/browser/build-page.mjs', source, folder]);
};

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page is served nowhere.');
  return address.port;
};
