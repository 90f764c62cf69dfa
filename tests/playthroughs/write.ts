import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, fileOf, textOf } from './files.js';
import { PLANS, playedBy } from './plans.js';

// Writes every playthrough anew. A change in one of them is a decision, which the commit explains.
mkdirSync(FOLDER, { recursive: true });
const kept = PLANS.map(({ name }) => fileOf(name));
for (const file of readdirSync(FOLDER)) if (!kept.includes(file)) rmSync(join(FOLDER, file));
for (const plan of PLANS) writeFileSync(join(FOLDER, fileOf(plan.name)), textOf(plan, playedBy(plan)));
