import { parseArgs } from 'node:util';

/** A line of Node that Laguna is promised to run on, and how it is tested. */
export interface Line {
  readonly name: string;
  /** What the npm registry is asked for: a version, or the newest of a line. */
  readonly node: string;
  /** The npm that comes with this Node; or, for the newest line, the newest npm. */
  readonly npm: string;
}

/** The oldest Node that is promised, and of each later line with long support the newest. */
export const LINES: readonly Line[] = [
  { name: '20.19', node: '20.19.0', npm: '10' },
  { name: '22', node: '22', npm: '10' },
  { name: '24', node: '24', npm: '11' },
  { name: '26', node: '26', npm: '12' },
];

export interface Wish {
  readonly lines: readonly Line[];
  /** The folder that takes a report of each line, named `node-<line>.json`; none are kept where it is null. */
  readonly reports: string | null;
}

/** What the command line asks for: the lines that it names, or all. Fails on a line that is not tested. */
export const wishOf = (args: readonly string[]): Wish => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { reports: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !LINES.some((line) => line.name === name));
  if (unknown.length > 0)
    throw new Error(`Not a tested line: ${unknown.join(', ')}. There are ${LINES.map(({ name }) => name).join(', ')}.`);
  const lines = LINES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { lines, reports: values.reports ?? null };
};
