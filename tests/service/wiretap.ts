import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A way to the service that is the same as any other, except that everything it says there is written down. */
export interface Wiretap {
  readonly url: string;
  /** All that the service said so far, on each line by itself. */
  readonly heard: () => readonly string[];
  /** What had been said when any of these words was heard for the first time, on whichever line; all of it while none was. */
  readonly before: (words: readonly string[]) => readonly string[];
  stop(): Promise<void>;
}

interface Piece {
  readonly line: number;
  readonly bytes: Buffer;
}

export const wiretap = async (to: string): Promise<Wiretap> => {
  const { hostname, port } = new URL(to);
  const pieces: Piece[] = [];
  const open = new Set<Socket>();
  let lines = 0;
  const server = createServer((here) => {
    const line = lines;
    lines += 1;
    const there = connect(Number(port), hostname);
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.once('close', () => open.delete(one));
      one.pipe(other);
    }
    there.on('data', (bytes: Buffer) => pieces.push({ line, bytes }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => byLine(pieces),
    before: (words) => upTo(pieces, words),
    stop: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};

/** Whole, wherever the network parted it. Latin 1 leaves every byte what it was. */
const byLine = (pieces: readonly Piece[]): readonly string[] => {
  const lines = new Map<number, Buffer[]>();
  for (const { line, bytes } of pieces) {
    const parts = lines.get(line);
    if (parts === undefined) lines.set(line, [bytes]);
    else parts.push(bytes);
  }
  return [...lines.values()].map((parts) => withoutChunks(Buffer.concat(parts).toString('latin1')));
};

/** A long answer comes in chunks, each with its length before it: what stands across two of them stands there too. */
const withoutChunks = (text: string): string => text.replaceAll(/\r\n[0-9a-f]{1,8}\r\n/g, '');

/** Whoever hears of it first ends it for all: what others are told at the same moment is told afterwards. */
const upTo = (pieces: readonly Piece[], words: readonly string[]): readonly string[] => {
  const soFar = new Map<number, string>();
  const longest = Math.max(...words.map(({ length }) => length));
  for (const [at, { line, bytes }] of pieces.entries()) {
    // The end of what came before, in case the words are parted.
    const text = (soFar.get(line) ?? '').slice(1 - longest) + bytes.toString('latin1');
    const found = Math.min(...words.map((each) => text.indexOf(each)).filter((place) => place !== -1));
    if (Number.isFinite(found)) {
      const rest = bytes.subarray(0, Math.max(0, bytes.length - (text.length - found)));
      return byLine([...pieces.slice(0, at), { line, bytes: rest }]);
    }
    soFar.set(line, text);
  }
  return byLine(pieces);
};
