import { describe, expect, test } from '@jest/globals';
import { QuietFeed } from '#feed/quiet-feed.js';

describe('The feed of a node that is alone with its storage', () => {
  test('stops at once, whoever follows it and however often they are woken', async () => {
    const feed = new QuietFeed();
    const following = feed.follow();
    following.wake();
    await expect(following.stop()).resolves.toBeUndefined();
    expect(await feed.now()).toBe(await new QuietFeed().now());
  });
});
