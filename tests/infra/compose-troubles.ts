import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ComposeFile } from './compose-file.js';
import type { ComposeService } from './compose-file.js';
import { troublesOfProcess } from './processes.js';
import { documentsOf, textOf } from './written.js';

/** All that is wrong with a compose file that one can tell without Compose. */
export const troublesOfCompose = (text: string): readonly string[] => {
  const parsed = ComposeFile.safeParse(documentsOf(text)[0]);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const file = parsed.data;
  return [
    ...Object.entries(file.services).flatMap(([name, service]) => [
      ...troublesOfNames(file, name, service),
      ...troublesOfOrder(file, name, service),
      ...(service.image === 'laguna' ? troublesOfOurs(name, service) : []),
      ...troublesOfKafka(name, service),
    ]),
    ...unused(file),
    ...Object.values(file.secrets)
      .map(({ file: secret }) => secret.replace('./secrets/', ''))
      .filter((secret) => !isMade(secret))
      .map((secret) => `infra/secrets.sh makes no ${secret}.`),
  ];
};

/** No other broker than the one that every test runs on. */
const troublesOfKafka = (name: string, { image }: ComposeService): readonly string[] => {
  const tested = /<artifactId>kafka_[^<]*<\/artifactId><version>([^<]+)</.exec(textOf('infra/kafka/pom.xml'))?.[1];
  if (!image.startsWith('apache/kafka:') || image === `apache/kafka:${tested}`) return [];
  return [`${name} is ${image}, and what is tested is ${tested}.`];
};

/** A password by itself, or a file that names the database for somebody. */
const isMade = (secret: string): boolean => {
  const script = textOf('infra/secrets.sh');
  const whose = /^for who in (.*); do$/m.exec(script)?.[1]?.split(' ') ?? [];
  return script.includes(`\npassword ${secret}\n`) || whose.some((who) => secret === `${who}_database`);
};

const mountsOf = (service: ComposeService) => service.volumes.map((volume) => volume.split(':')[0] ?? '');

const troublesOfNames = (file: ComposeFile, name: string, service: ComposeService): readonly string[] => [
  ...service.networks.filter((one) => !(one in file.networks)).map((one) => `${name}: no network ${one}.`),
  ...service.secrets.filter((one) => !(one in file.secrets)).map((one) => `${name}: no secret ${one}.`),
  ...mountsOf(service)
    .filter((one) => (one.startsWith('.') ? !existsSync(join('infra', one)) : !(one in file.volumes)))
    .map((one) => `${name}: no volume ${one}.`),
  ...[service.build?.dockerfile ?? 'infra/Dockerfile']
    .filter((one) => !existsSync(one))
    .map((one) => `${name}: no ${one}.`),
];

const troublesOfOrder = (file: ComposeFile, name: string, service: ComposeService): readonly string[] =>
  Object.entries(service.depends_on).flatMap(([other, { condition }]) => {
    const before = file.services[other];
    if (before === undefined) return [`${name} waits for ${other}, which there is not.`];
    const ends = before.restart === 'on-failure';
    if (condition === 'service_completed_successfully' && !ends) return [`${name} waits for the end of ${other}.`];
    if (condition === 'service_healthy' && !isAsked(before)) return [`${name}: nobody asks ${other} how it is.`];
    return [];
  });

/** The image of Laguna brings a check of its own (infra/image/healthy.ts). */
const isAsked = ({ image, healthcheck }: ComposeService): boolean =>
  healthcheck === undefined ? image === 'laguna' : !('disable' in healthcheck);

const troublesOfOurs = (name: string, service: ComposeService): readonly string[] => {
  const { command = [], environment, secrets } = service;
  const file = command
    .map((word) => /^--env-file=\/run\/secrets\/(.+)$/.exec(word)?.[1])
    .find((one) => one !== undefined);
  const all = { ...(file === undefined ? {} : { DATABASE_URL: 'postgresql://out/of-a-file' }), ...environment };
  const drain = Number(environment['LAGUNA_DRAIN_SECONDS'] ?? '0');
  const grace = Number.parseInt(service.stop_grace_period, 10);
  return [
    ...troublesOfProcess(name, command, all),
    ...(file !== undefined && !secrets.includes(file) ? [`${name} reads ${file}, and is not given it.`] : []),
    ...secrets.filter((secret) => secret !== file).map((secret) => `${name} is given ${secret}, and does not read it.`),
    ...(service.read_only && service.init && service.cap_drop ? [] : [`${name} may do more than it has to.`]),
    ...(drain > 0 && grace < drain + SPARE_SECONDS ? [`${name} is killed before it has sent its people on.`] : []),
  ];
};

/** For what was asked while people were sent on, and for the end itself. */
const SPARE_SECONDS = 15;

const unused = ({ services, networks, volumes, secrets }: ComposeFile): readonly string[] => {
  const all = Object.values(services);
  const used = new Set(all.flatMap((service) => [...service.networks, ...mountsOf(service), ...service.secrets]));
  return [networks, volumes, secrets]
    .flatMap((those) => Object.keys(those))
    .filter((one) => !used.has(one))
    .map((one) => `Nobody uses ${one}.`);
};
