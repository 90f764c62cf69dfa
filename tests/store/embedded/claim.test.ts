import { describe, expect, it } from '@jest/globals';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimData } from '#store/embedded/claim.js';
import { makePlace } from '#store/embedded/place.js';
import type { Place } from '#store/embedded/place.js';
import { newFolder } from './folders.js';

describe('a claim', () => {
  it('is for one at a time', async () => {
    const place = await makePlace(newFolder());
    const claim = await claimData(place);

    await expect(claimData(place)).rejects.toThrow(`Laguna already runs on this data, pid ${process.pid}`);
    await claim.release();
    await (await claimData(place)).release();
  });

  it('is for one of many who come at once after a crash', async () => {
    const place = await makePlace(newFolder());
    leave(place, JSON.stringify({ pid: process.pid, socket: join(place.folder, 'gone') }));

    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => claimData(place)));

    const claims = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(claims).toHaveLength(1);
    for (const claim of claims) await claim.release();
    expect(readdirSync(place.folder, { recursive: true })).toEqual(['laguna.lock', 'sockets']);
  });

  it('does not outlive a power cut that left its words unwritten', async () => {
    const place = await makePlace(newFolder());
    leave(place, '');

    await (await claimData(place)).release();
  });
});

/** A claim of somebody who died. */
const leave = ({ lock }: Place, words: string): void => {
  mkdirSync(lock);
  writeFileSync(join(lock, 'instance-of-before'), words);
};
