import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestGames } from '#engine/registry.js';
import { fileOf, folderOf, textOf } from './kept.js';
import type { Playthroughs } from './kept.js';

/** Writes every playthrough of an edition again. A change in one of them is a decision, which the commit explains. */
const write = (playthroughs: Playthroughs): void => {
  const folder = folderOf(playthroughs.game);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.txt')) rmSync(join(folder, file));
  for (const one of playthroughs.kept) writeFileSync(join(folder, fileOf(one)), textOf(playthroughs, one, one.play()));
};

/** What a game keeps stands in its folder; the test beside it holds it to this type. */
for (const { id } of newestGames()) {
  const kept = (await import(`./${id}/plans.js`)) as { readonly playthroughs: readonly Playthroughs[] };
  kept.playthroughs.forEach(write);
}
