import { execFile } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startOnALeash } from '../on-a-leash.js';
import { NoKafka } from './no-kafka.js';
import { LOGGING, propertiesOf } from './properties.js';
import type { Seat, Users } from './properties.js';
import { saidBy } from './said-by.js';

/** One broker, which may be ended and started again on its data. */
export interface Broker {
  readonly address: string;
  /** Of the process that runs just now. */
  readonly pid: number;
  /** Resolves when it takes requests. */
  start(): Promise<void>;
  /** Resolves when it is gone. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface Site {
  readonly jars: string;
  /** The broker's own. */
  readonly folder: string;
  /** The same for all brokers of a cluster. */
  readonly clusterId: string;
  readonly users: Users | null;
}

/** Makes the broker's files where there are none. It does not run yet. */
export const brokerAt = async (site: Site, seat: Seat, all: readonly Seat[]): Promise<Broker> => {
  const [data, file, logging] = ['data', 'server.properties', 'log4j.properties'].map((name) =>
    join(site.folder, name),
  );
  if (data === undefined || file === undefined || logging === undefined) throw new Error('Three names, three files.');
  await mkdir(site.folder, { recursive: true });
  await writeFile(file, propertiesOf(seat, all, data, site.users), { mode: 0o600 });
  await writeFile(logging, LOGGING);
  const java = [...SMALL, `-Dlog4j.configuration=file:${logging}`, '-cp', join(site.jars, '*')];
  if (!existsSync(join(data, 'meta.properties')))
    await run([...java, 'kafka.tools.StorageTool', 'format', '-t', site.clusterId, '-c', file]);

  let running: Running | null = null;
  return {
    address: `127.0.0.1:${seat.door}`,
    get pid() {
      return running?.child.pid ?? NaN;
    },
    start: async () => {
      running = await launch([...java, 'kafka.Kafka', file], join(site.folder, 'kafka.log'));
    },
    end: async (signal = 'SIGTERM') => {
      await end(running, signal);
    },
  };
};

interface Running {
  readonly child: ChildProcess;
  readonly gone: Promise<string>;
}

const SMALL = ['-Xms256m', '-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

const javaProgram = (): string => {
  const home = process.env['JAVA_HOME'];
  return home === undefined || home === '' ? 'java' : join(home, 'bin', 'java');
};

const run = async (args: readonly string[]): Promise<void> => {
  try {
    await promisify(execFile)(javaProgram(), args);
  } catch (fault) {
    if (saidBy(fault, 'code') === 'ENOENT')
      throw new NoKafka('Java is not here, which Kafka runs on: install a JDK of 17 or newer, or set JAVA_HOME.');
    throw new NoKafka(`Kafka could not make its data: ${saidBy(fault, 'message')}`);
  }
};

const READY = 'Kafka Server started';
/** Electing a controller on a machine that is busy elsewhere is all that may take so long. */
const START_MS = 120_000;
const UNHELD = { ref: false };

const launch = async (args: readonly string[], log: string): Promise<Running> => {
  const child = startOnALeash(javaProgram(), args);
  const last: string[] = [];
  const ready = new Promise<typeof READY>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) throw new Error('A broker is started so that it can be heard.');
      createInterface({ input: stream }).on('line', (line) => {
        appendFileSync(log, `${line}\n`);
        last.splice(0, last.length, ...last.slice(-LAST_LINES), line);
        if (line.includes(READY)) resolve(READY);
      });
    }
  });
  const gone = endOf(child, () => last.join('\n'));
  const outcome = await Promise.race([ready, gone, after(START_MS, 'it was never ready', UNHELD)]);
  if (outcome === READY) return { child, gone };
  await end({ child, gone }, 'SIGKILL');
  throw new NoKafka(`Kafka did not start: ${outcome}\nAll of what it said is in ${log}.`);
};

const LAST_LINES = 10;

const endOf = async (child: ChildProcess, lastWords: () => string): Promise<string> => {
  await once(child, 'exit');
  return lastWords();
};

/** A broker that is slow to hand over what it leads is ended the hard way: its data stand that. */
const PATIENCE_MS = 20_000;

const end = async (running: Running | null, signal: NodeJS.Signals): Promise<void> => {
  if (running?.child.exitCode !== null || running.child.signalCode !== null) return;
  running.child.kill(signal);
  running.child.kill('SIGCONT');
  if ((await Promise.race([running.gone, after(PATIENCE_MS, null, UNHELD)])) !== null) return;
  running.child.kill('SIGKILL');
  await running.gone;
};
