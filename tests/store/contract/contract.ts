import { appending } from './appending.js';
import { closing } from './closing.js';
import { commands } from './commands.js';
import { manyWriters } from './many-writers.js';
import { model } from './model.js';
import { opening } from './opening.js';
import { outbox } from './outbox.js';
import { reading } from './reading.js';
import { snapshots } from './snapshots.js';
import type { Stores, StoresOf } from './stores.js';
import { unfit } from './unfit.js';

/** What every store keeps to. `anew` gives stores of their own, for the tests that close them. */
export const contract = (stores: StoresOf, anew: () => Promise<Stores>): void => {
  opening(stores);
  appending(stores);
  commands(stores);
  unfit(stores);
  manyWriters(stores);
  reading(stores);
  snapshots(stores);
  outbox(stores);
  model(stores);
  closing(anew);
};
