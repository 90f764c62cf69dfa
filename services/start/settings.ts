import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import * as z from 'zod';
import { MESSAGES_PER_SECOND } from '#events/wire/protocol.js';

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^[0-9]{1,9}$/, 'is to be a whole number')
    .transform(Number)
    .pipe(z.int().min(least, `is to be ${least} at least`).max(most, `is to be ${most} at most`));

const MECHANISMS = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Everything that can be set, by the names of the environment. Who misspells one is told, rather than not heard. */
const Environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  LAGUNA_HOST: z.string().min(1).exactOptional(),
  LAGUNA_DATA: z.string().min(1, 'is to be a folder').default('.laguna'),
  /** The file of the key that heads are signed with. */
  LAGUNA_KEY: z.string().min(1, 'is to be a file').exactOptional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'is to begin with postgresql://')
    .exactOptional(),
  KAFKA_BROKERS: z
    .string()
    .transform((text) => text.split(',').map((broker) => broker.trim()))
    .pipe(z.array(z.string().regex(/^[A-Za-z0-9.-]+:[0-9]{1,5}$/, 'is to be a list of host:port')).min(1))
    .exactOptional(),
  KAFKA_USER: z.string().min(1).exactOptional(),
  KAFKA_PASSWORD: z.string().min(1).exactOptional(),
  KAFKA_MECHANISM: z.enum(MECHANISMS, `is to be one of ${MECHANISMS.join(', ')}`).default('scram-sha-512'),
  KAFKA_TLS: z.enum(['yes', 'no'], 'is to be yes or no').default('no'),
  KAFKA_PARTITIONS: whole(1, 1000).default(12),
  KAFKA_COPIES: whole(1, 9).default(3),
  LAGUNA_MESSAGES_PER_SECOND: whole(1, 1_000_000).default(MESSAGES_PER_SECOND),
  LAGUNA_REQUESTS_PER_SECOND: whole(1, 1_000_000).default(20),
  LAGUNA_SOCKETS_PER_ADDRESS: whole(1, 1_000_000).default(5_000),
  LAGUNA_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'is to be a list of origins, as https://example.org' })))
    .default([]),
  LAGUNA_PROXIES: whole(0, 10).default(0),
  LAGUNA_HOT_TABLES: whole(1, 1_000_000).default(2000),
  LAGUNA_BOT_WORKERS: whole(1, 64).default(1),
  LAGUNA_BOT_MOVE_MS: whole(0, 60_000).default(900),
  LAGUNA_DRAIN_SECONDS: whole(0, 600).exactOptional(),
  LAGUNA_NODE: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/, 'is to be letters, digits, - and _')
    .default(() => newName()),
  LAGUNA_LOG_LEVEL: z.enum(LEVELS, `is to be one of ${LEVELS.join(', ')}`).default('warn'),
});
export type Environment = z.infer<typeof Environment>;

/** Thrown with a list of all that is wrong, so that it is put right in one go. */
export class WronglySet extends Error {
  override readonly name = 'WronglySet';
}

type Given = Readonly<Record<string, string | undefined>>;

/** What a process cannot do without, and who that is, for the sentence that says so. */
interface Needs<Name extends keyof Environment> {
  readonly who: string;
  readonly names: readonly Name[];
}

type With<Name extends keyof Environment> = Environment & { readonly [N in Name]-?: NonNullable<Environment[N]> };

export const settingsFrom = (environment: Given): Environment => settingsFor({ who: 'nobody', names: [] }, environment);

/** The same for a process that needs more of them to be set than others do. */
export const settingsFor = <Name extends keyof Environment>(needs: Needs<Name>, environment: Given): With<Name> => {
  const given = Object.fromEntries(Object.entries(environment).filter(([name, value]) => isOurs(name) && value !== ''));
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(Environment.shape, name));
  const parsed = Environment.safeParse(given);
  const wrong = [
    ...unknown.map((name) => `${name} is no setting of Laguna.`),
    // Never the value: a database's address holds a password.
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}.`),
    ...ALONE.filter(([name, other]) => name in given && !(other in given)).map(
      ([name, other]) => `${name} is set, and ${other} is not.`,
    ),
    ...needs.names.filter((name) => !(name in given)).map((name) => `${name} is not set, and ${needs.who} needs it.`),
  ];
  if (!parsed.success || wrong.length > 0 || !hasAll(parsed.data, needs.names)) throw new WronglySet(wrong.join('\n'));
  return parsed.data;
};

const hasAll = <Name extends keyof Environment>(set: Environment, names: readonly Name[]): set is With<Name> =>
  names.every((name) => set[name] !== undefined);

/** What says nothing without another one. A relay sends on what others stored: it has to reach the database as they do. */
const ALONE = [
  ['KAFKA_USER', 'KAFKA_PASSWORD'],
  ['KAFKA_PASSWORD', 'KAFKA_USER'],
  ['KAFKA_USER', 'KAFKA_BROKERS'],
  ['KAFKA_BROKERS', 'DATABASE_URL'],
] as const;

const isOurs = (name: string): boolean => name.startsWith('LAGUNA_') || Object.hasOwn(Environment.shape, name);

const newName = (): string =>
  `${hostname()
    .replace(/[^A-Za-z0-9-]/g, '-')
    .slice(0, 30)}-${randomBytes(3).toString('hex')}`;
