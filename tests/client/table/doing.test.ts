import { describe, expect, it } from '@jest/globals';
import { Refused } from '#client/net/api.js';
import { Doing } from '#client/panel/table/doing.js';

const refused = () => Promise.reject(new Refused(409, 'Not now', 'The game has begun.'));

describe('What is done once at a table', () => {
  it('is asked for once by who presses twice, and again when it is done', async () => {
    const doing = new Doing();
    let begin: () => void = () => undefined;
    const started = doing.doesOnce('start', () => new Promise<void>((resolve) => (begin = resolve)));
    await doing.doesOnce('start', refused);
    expect(doing.trouble.value).toBeNull();
    begin();
    await started;
    await doing.doesOnce('start', refused);
    expect(doing.trouble.value).toEqual({ kind: 'trouble', trouble: 'taken' });
  });

  it('keeps nothing else waiting', async () => {
    const doing = new Doing();
    void doing.doesOnce('a bot at seat B', () => new Promise(() => undefined));
    await doing.doesOnce('a bot at seat C', refused);
    expect(doing.trouble.value).not.toBeNull();
    doing.forgetTrouble();
    expect(doing.trouble.value).toBeNull();
  });

  it('can be asked for again after what nobody foresaw', async () => {
    const doing = new Doing();
    const stumble = () => Promise.reject(new TypeError('Nobody foresaw this.'));
    await expect(doing.doesOnce('start', stumble)).rejects.toThrow(TypeError);
    await expect(doing.doesOnce('start', stumble)).rejects.toThrow(TypeError);
  });
});
