import { afterAll } from '@jest/globals';
import { feedContract } from '#tests/feed/feed-contract.js';
import { opened } from '#tests/store/beside/opened.js';
import { theServer } from '#tests/store/postgres/server.js';
import { relayed } from './relayed.js';
import { theKafka } from './the-kafka.js';
import { Ways } from './ways.js';

const ways = new Ways();
const kafka = theKafka({ doorTo: ways.doorTo });
afterAll(() => ways.close());
const kept = opened(theServer());
const world = relayed(kafka, kept);

feedContract(() => ({
  store: kept().store,
  feed: world().feed,
  away: () => {
    ways.cut();
    return Promise.resolve();
  },
  back: () => {
    ways.heal();
    return Promise.resolve();
  },
}));
