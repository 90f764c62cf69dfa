import { feedContract } from '#tests/feed/feed-contract.js';
import { opened } from '#tests/store/beside/opened.js';
import { theServer } from '#tests/store/postgres/server.js';
import { relayed } from './relayed.js';
import { theKafka } from './the-kafka.js';

const kept = opened(theServer());
const world = relayed(theKafka(), kept);

feedContract(() => ({ store: kept().store, feed: world().feed }));
