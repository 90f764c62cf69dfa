import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from './written.js';

/** All that is wrong with the Dockerfile that one can tell without building an image. */
export const troublesOfDockerfile = (text: string, ignore = textOf('.dockerignore')): readonly string[] => {
  const steps = stepsOf(text);
  const given = steps.filter(({ word }) => word === 'COPY').map(({ rest }) => rest.split(' '));
  const stages = new Set(
    steps.flatMap(({ word, rest }) => (word === 'FROM' ? (/ AS (\w+)$/.exec(rest)?.[1] ?? []) : [])),
  );
  const from = given.flatMap((words) => /^--from=(.*)/.exec(words[0] ?? '')?.[1] ?? []);
  const sources = given.filter((words) => words[0]?.startsWith('--') === false).flatMap((words) => words.slice(0, -1));
  return [
    ...steps.filter(({ word }) => !WORDS.has(word)).map(({ word }) => `${word} is no word of a Dockerfile.`),
    ...from.filter((stage) => !stages.has(stage)).map((stage) => `No stage is called ${stage}.`),
    ...sources.filter((source) => !existsSync(source)).map((source) => `There is no ${source} to copy.`),
    ...sources.filter((source) => isKeptOut(source, ignore)).map((source) => `.dockerignore keeps ${source} out.`),
    ...[...text.matchAll(/"(dist\/[^"]+)\.js"/g)]
      .map(([, built = '']) => `${built.replace(/^dist\//, '')}.ts`)
      .filter((source) => !existsSync(source))
      .map((source) => `It runs ${source}, and there is none.`),
    ...removedFrom(text)
      .filter((name) => serviceSources().some((source) => source.includes(`from '${name}`)))
      .map((name) => `${name} is removed, and the service imports it.`),
    ...(text.includes(`\nARG NODE=${textOf('.nvmrc').trim()}\n`) ? [] : ['Node is another one than in .nvmrc.']),
    ...(/\nUSER [1-9]\d*:[1-9]\d*\n/.test(text) ? [] : ['It runs as root.']),
  ];
};

const WORDS = new Set([
  'ARG',
  'FROM',
  'WORKDIR',
  'COPY',
  'RUN',
  'ENV',
  'USER',
  'EXPOSE',
  'STOPSIGNAL',
  'HEALTHCHECK',
  'CMD',
]);

/** A step may go on behind a backslash. */
const stepsOf = (text: string) =>
  text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [word = '', ...rest] = line.trim().split(/\s+/);
      return { word, rest: rest.join(' ') };
    });

/** Of the patterns that fit a path or a folder around it, the last one decides. */
const isKeptOut = (source: string, ignore: string): boolean => {
  const around = source.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
  const fitting = ignore
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .filter((line) => around.some((path) => fits(line.replace(/^!/, ''), path)));
  return fitting.at(-1)?.startsWith('!') !== true;
};

const fits = (pattern: string, path: string): boolean =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replaceAll('**/', '(.*/)?')
      .replaceAll(/(?<!\.)\*/g, '[^/]*')}$`,
  ).test(path);

const removedFrom = (text: string): readonly string[] =>
  [...text.matchAll(/rm -rf ([^\\\n]+)/g)].flatMap(([, all = '']) =>
    all
      .trim()
      .split(' ')
      .map((path) => path.replace(/^node_modules\//, '')),
  );

const serviceSources = (): readonly string[] =>
  ['services', 'events'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => textOf(join(folder, name))),
  );
