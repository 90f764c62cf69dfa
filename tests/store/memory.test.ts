import { describe } from '@jest/globals';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import { contract } from './contract/contract.js';
import type { Stores } from './contract/stores.js';

const inMemory = (): Stores => {
  const outbox = new MemoryOutbox();
  const store = new MemoryStore(outbox);
  return { store, other: store, outbox };
};

describe('the store in memory', () => {
  const stores = inMemory();
  contract(
    () => stores,
    () => Promise.resolve(inMemory()),
  );
});
