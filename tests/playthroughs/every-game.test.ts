import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { GAMES } from '#engine/registry.js';
import { folderOf } from './kept.js';

test.each(GAMES)('P1: games of $title, edition $edition, are kept, and tested', (game) => {
  expect(readdirSync(folderOf({ ...game, edition: 1 }))).toEqual(
    expect.arrayContaining(['plans.ts', `${game.id}.test.ts`]),
  );
  expect(readdirSync(folderOf(game)).filter((file) => file.endsWith('.txt'))).not.toEqual([]);
});
