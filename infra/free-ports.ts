import { createServer } from 'node:net';

/** Ports that nobody listens on. All held until all are known, so that none is named twice. */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const held = await Promise.all(Array.from({ length: count }, holdOne));
  await Promise.all(held.map(({ release }) => release()));
  return held.map(({ port }) => port);
};

const holdOne = (): Promise<{ readonly port: number; readonly release: () => Promise<void> }> =>
  new Promise((hold, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('A server that listens has a port.');
      hold({
        port: address.port,
        release: () => new Promise((released) => server.close(() => released())),
      });
    });
  });
