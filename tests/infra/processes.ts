import { existsSync } from 'node:fs';
import { settingsFor, WronglySet } from '#start/settings.js';
import { textOf } from './written.js';

/** What is wrong with how a container starts a process of Laguna: its command, and how it is set. */
export const troublesOfProcess = (
  who: string,
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): readonly string[] => {
  const [node, ...rest] = command;
  const script = /^dist\/services\/start\/([a-z-]+)\.js$/.exec(rest.at(-1) ?? '')?.[1];
  if (node !== 'node' || script === undefined)
    return [`${who} runs ${command.join(' ')}, which is no process of Laguna.`];
  const source = `services/start/${script}.ts`;
  if (!existsSync(source)) return [`${who} runs ${source}, and there is none.`];
  if (!textOf('package.json').includes(`node dist/services/start/${script}.js"`))
    return [`${who} runs ${script}, which no npm script does.`];
  return troublesOfSettings(who, needsOf(source), { ...spared(source), ...environment });
};

const troublesOfSettings = (
  who: string,
  names: readonly ('DATABASE_URL' | 'KAFKA_BROKERS')[],
  environment: Readonly<Record<string, string>>,
): readonly string[] => {
  try {
    settingsFor({ who: 'it', names }, environment);
    return [];
  } catch (fault) {
    if (fault instanceof WronglySet) return fault.message.split('\n').map((sentence) => `${who}: ${sentence}`);
    throw fault;
  }
};

/** As each process says it of itself. */
const needsOf = (source: string): readonly ('DATABASE_URL' | 'KAFKA_BROKERS')[] => {
  const said = /names: \[([^\]]*)\]/.exec(textOf(source))?.[1] ?? '';
  return (['DATABASE_URL', 'KAFKA_BROKERS'] as const).filter((name) => said.includes(name));
};

/** Topics are made without a database, which the settings would ask for. */
const spared = (source: string): Readonly<Record<string, string>> =>
  textOf(source).includes(`DATABASE_URL: 'postgresql://none'`) ? { DATABASE_URL: 'postgresql://none' } : {};
