import { startEmbedded } from '#store/embedded/start-embedded.js';
import type { Embedded } from '#store/embedded/start-embedded.js';

/** What a holder says once the server runs. */
export type Announcement = Pick<Embedded, 'connection' | 'pid' | 'runsAs'>;

/** A process of its own that holds an embedded server until it is asked to end, or killed. */
const embedded = await startEmbedded({ folder: process.argv[2] ?? '' });
process.once('SIGTERM', () => void embedded.stop());

const { connection, pid, runsAs } = embedded;
const announcement: Announcement = { connection, pid, runsAs };
process.stdout.write(`${JSON.stringify(announcement)}\n`);
