import { chown } from 'node:fs/promises';
import { claimData } from './claim.js';
import type { Claim } from './claim.js';
import { findIdentity } from './find-identity.js';
import { firstStart, keptMajor } from './first-start.js';
import { stopLeftovers } from './leftovers.js';
import { NotStarted } from './not-started.js';
import { handOver } from './owner.js';
import { keepRunning, PACE } from './keep-running.js';
import type { KeptRunning, Pace } from './keep-running.js';
import { makePlace } from './place.js';
import type { Place } from './place.js';
import { findPrograms } from './programs.js';
import { launch } from './server.js';
import type { Server } from './server.js';
import { keepLog } from './server-log.js';
import { APPLICATION, PORT } from './settings.js';

/**
 * The PostgreSQL server that comes with Laguna, running on the data in a folder, for this process alone. One that ends by
 * itself is started again on the same socket.
 */
export interface Embedded {
  /** As `pg` wants it. The host is the folder of a socket that nobody else may enter; there is no network port. */
  readonly connection: Connection;
  /** Of the server that runs now. */
  readonly pid: number;
  /** In a few words, for the log. */
  readonly runsAs: string;
  /** Resolves with what to tell if the server could not be kept running for too long, and never otherwise. */
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
  /** Is told when the server ended by itself, and what became of it. */
  readonly onTrouble?: (trouble: string) => void;
  /** How patiently it is started again. */
  readonly pace?: Pace;
}

/** Starts it, making the data where there are none. Throws `NotStarted` with a sentence that says what would help. */
export const startEmbedded = async ({
  folder,
  log = () => undefined,
  onTrouble = () => undefined,
  pace = PACE,
}: Wanted): Promise<Embedded> => {
  const place = await makePlace(folder);
  const claim = await claimData(place);
  try {
    const { start, runsAs } = await madeReady(place, claim, log);
    const startAgain = async (stopping: AbortSignal): Promise<Server> => {
      await stopLeftovers(place, claim.sockets);
      return start(stopping);
    };
    const running = keepRunning(await start(NEVER), { startAgain, tell: onTrouble, pace });
    return embeddedIn(running, claim, runsAs);
  } catch (fault) {
    await claim.release();
    throw fault;
  }
};

/** Nobody stops a first start but by ending the process. */
const NEVER = new AbortController().signal;

interface Readied {
  readonly start: (stopping: AbortSignal) => Promise<Server>;
  readonly runsAs: string;
}

/** All that a server needs is in its place. */
const madeReady = async (place: Place, claim: Claim, tell: (line: string) => void): Promise<Readied> => {
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

  const log = keepLog(place.log, tell);
  const { postgres } = programs;
  const how = { postgres, data: place.data, sockets: claim.sockets, identity, log };
  return { start: (stopping) => launch(how, stopping), runsAs: identity.called };
};

const embeddedIn = (running: KeptRunning, claim: Claim, runsAs: string): Embedded => {
  let stopping: Promise<void> | null = null;
  return {
    connection: { host: claim.sockets, port: PORT, user: APPLICATION, database: APPLICATION },
    get pid() {
      return running.pid;
    },
    runsAs,
    died: running.givenUp.then(async (why) => {
      await claim.release();
      return why;
    }),
    stop: () => (stopping ??= running.stop().then(() => claim.release())),
  };
};
