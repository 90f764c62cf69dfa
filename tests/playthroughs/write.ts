import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BURANO_FOLDER, BURANO_PLANS, buranoText, playedIn } from './burano-plans.js';
import { FOLDER, fileOf, textOf } from './files.js';
import {
  LIGHT_MASTERS_FOLDER,
  LIGHT_MASTERS_PLANS,
  lightMastersPlayed,
  lightMastersText,
} from './light-masters-plans.js';
import { PLANS, playedBy } from './plans.js';

/** Writes every playthrough of a folder anew. A change in one of them is a decision, which the commit explains. */
const write = (folder: string, texts: Readonly<Record<string, string>>): void => {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!Object.hasOwn(texts, file)) rmSync(join(folder, file));
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
};

write(FOLDER, Object.fromEntries(PLANS.map((plan) => [fileOf(plan.name), textOf(plan, playedBy(plan))])));
write(
  BURANO_FOLDER,
  Object.fromEntries(BURANO_PLANS.map((plan) => [fileOf(plan.name), buranoText(plan, playedIn(plan))])),
);
write(
  LIGHT_MASTERS_FOLDER,
  Object.fromEntries(
    LIGHT_MASTERS_PLANS.map((plan) => [fileOf(plan.name), lightMastersText(plan, lightMastersPlayed(plan))]),
  ),
);
