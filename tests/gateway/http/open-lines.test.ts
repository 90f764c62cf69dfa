import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { OpenLines } from '#gateway/http/open-lines.js';

describe('A place for a line', () => {
  it('is free again once the line is closed, however often that is said', async () => {
    const lines = new OpenLines(1);
    const [first, second, third] = [new PassThrough(), new PassThrough(), new PassThrough()];
    expect(lines.take('192.0.2.1', first)).toBe(true);
    expect(lines.take('192.0.2.1', second)).toBe(false);
    expect(lines.take('192.0.2.2', second)).toBe(true);
    first.destroy();
    await once(first, 'close');
    first.emit('close');
    expect(lines.take('192.0.2.1', third)).toBe(true);
    expect(lines.take('192.0.2.1', new PassThrough())).toBe(false);
  });

  it('is not taken by one that is closed already, and would not say so again', async () => {
    const lines = new OpenLines(1);
    const gone = new PassThrough();
    gone.destroy();
    await once(gone, 'close');
    expect(lines.take('192.0.2.1', gone)).toBe(true);
    expect(lines.take('192.0.2.1', new PassThrough())).toBe(true);
  });
});
