import { chown } from 'node:fs/promises';
import { claimData } from './claim.js';
import type { Claim } from './claim.js';
import { findIdentity } from './find-identity.js';
import { firstStart, keptMajor } from './first-start.js';
import { stopLeftovers } from './leftovers.js';
import { NotStarted } from './not-started.js';
import { handOver } from './owner.js';
import { makePlace } from './place.js';
import type { Place } from './place.js';
import { findPrograms } from './programs.js';
import { launch } from './server.js';
import type { Server } from './server.js';
import { keepLog } from './server-log.js';
import { APPLICATION, PORT } from './settings.js';

/** The PostgreSQL server that comes with Laguna, running on the data in a folder, for this process alone. */
export interface Embedded {
  /** As `pg` wants it. The host is the folder of a socket that nobody else may enter; there is no network port. */
  readonly connection: Connection;
  readonly pid: number;
  /** In a few words, for the log. */
  readonly runsAs: string;
  /** Resolves with what to tell if the server ends without being asked to, and never otherwise. */
  readonly died: Promise<string>;
  /** Ends the server and resolves when it is gone. Close what is connected first: it would be cut off. */
  readonly stop: () => Promise<void>;
}

export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

export interface Wanted {
  /** Where the data live, or will after the first start. */
  readonly folder: string;
  /** Is told each line that the server logs; they are kept in `postgres.log` beside the data as well. */
  readonly log?: (line: string) => void;
}

/** Starts it, making the data where there are none. Throws `NotStarted` with a sentence that says what would help. */
export const startEmbedded = async ({ folder, log = () => undefined }: Wanted): Promise<Embedded> => {
  const place = await makePlace(folder);
  const claim = await claimData(place);
  try {
    return await startClaimed(place, claim, log);
  } catch (fault) {
    await claim.release();
    throw fault;
  }
};

const startClaimed = async (place: Place, claim: Claim, log: (line: string) => void): Promise<Embedded> => {
  const programs = await findPrograms(place.folder);
  const kept = await keptMajor(place);
  if (kept !== null && kept !== programs.major)
    throw new NotStarted(
      `The data in ${place.data} were written by PostgreSQL ${kept}, and this Laguna brings PostgreSQL ` +
        `${programs.major}, which cannot read them. Start the Laguna that wrote them, or name another folder.`,
    );

  await stopLeftovers(place, claim.sockets);
  const identity = await findIdentity(place, programs);
  if (kept === null) await firstStart(place, programs, identity);
  await handOver(place.data, identity.owner);
  await chown(claim.sockets, identity.owner.uid, identity.owner.gid);

  const server = await launch({
    postgres: programs.postgres,
    data: place.data,
    sockets: claim.sockets,
    identity,
    log: keepLog(place.log, log),
  });
  return embeddedIn(server, claim, identity.called);
};

const embeddedIn = (server: Server, claim: Claim, runsAs: string): Embedded => {
  let stopping: Promise<void> | null = null;
  return {
    connection: { host: claim.sockets, port: PORT, user: APPLICATION, database: APPLICATION },
    pid: server.pid,
    runsAs,
    died: new Promise((resolve, reject) => {
      const mourn = async (): Promise<void> => {
        const lastWords = await server.ended;
        if (stopping !== null) return;
        await claim.release();
        resolve(`PostgreSQL stopped unexpectedly: ${lastWords}`);
      };
      mourn().catch(reject);
    }),
    stop: () => (stopping ??= server.stop().then(() => claim.release())),
  };
};
