import { describe, expect, it } from '@jest/globals';
import { Desk } from '#client/verify/desk.js';

type Pieces = ReadableStream<Uint8Array<ArrayBuffer>>;

/** A file that is read in the way that a test says, one way for each time that it is read. */
class Laid extends File {
  readonly #readings: (() => Pieces)[];

  constructor(name: string, readings: (() => Pieces)[]) {
    super([], name);
    this.#readings = readings;
  }

  override stream(): Pieces {
    return (this.#readings.shift() ?? atOnce)();
  }
}

const atOnce = (): Pieces => new Blob(['no game at all\n']).stream();

/** A reading that comes to its end only when it is told how. */
const slowly = () => {
  let end: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const pieces: Pieces = new ReadableStream({ start: (controller) => void (end = controller) });
  return { reading: () => pieces, closes: () => end?.close(), fails: (fault: DOMException) => end?.error(fault) };
};

describe('A desk where games are checked', () => {
  it('shows what came of the file that was laid there last, though an earlier one turns out not to be readable', async () => {
    const desk = new Desk();
    const folder = slowly();
    const earlier = desk.take(new Laid('folder', [folder.reading]));
    await desk.take(new Laid('game.ndjson', [atOnce]));
    folder.fails(new DOMException('That is a folder.', 'NotReadableError'));
    await earlier;
    expect(desk.looked.value).toMatchObject({ kind: 'seen', name: 'game.ndjson' });
  });

  it('shows what the keys that are at hand say, though the check without them is done later', async () => {
    const desk = new Desk();
    const withoutKeys = slowly();
    const game = new Laid('game.ndjson', [withoutKeys.reading, atOnce]);
    const earlier = desk.take(game);
    await desk.takeKeys(new File(['{"keys":[]}'], 'keys.json'));
    await new Promise<void>((seen) => {
      desk.looked.subscribe(({ kind }) => {
        if (kind === 'seen') seen();
      });
    });
    const withKeys = desk.looked.value;
    withoutKeys.closes();
    await earlier;
    expect(desk.looked.value).toBe(withKeys);
  });
});
