import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';

/** A line of code and the lint rules that speak up on it. */
export interface Linted {
  readonly code: string;
  readonly rules: readonly string[];
}

const LintReport = z.array(
  z.object({
    filePath: z.string(),
    messages: z.array(z.object({ ruleId: z.string().nullable(), line: z.int().default(1), message: z.string() })),
  }),
);

/** What `npm run lint` says about a tree: each file's lines, without the empty ones. */
export const lint = (root: string): ReadonlyMap<string, readonly Linted[]> =>
  new Map(
    LintReport.parse(run(root, 'eslint/bin/eslint.js', '--format', 'json', '.')).map(({ filePath, messages }) => [
      relative(root, filePath),
      readFileSync(filePath, 'utf8')
        .split('\n')
        .map((code, at) => ({
          code: code.trim(),
          // A message without a rule is the linter's own, such as that it could not read the file.
          rules: messages.filter(({ line }) => line === at + 1).map(({ ruleId, message }) => ruleId ?? message),
        }))
        .filter(({ code, rules }) => code !== '' || rules.length > 0),
    ]),
  );

const CruiseReport = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

/** What `npm run layers` says about a tree: the rule and the two files. */
export const cruise = (root: string): readonly string[] => {
  const report = run(root, 'dependency-cruiser/bin/dependency-cruise.mjs', '--output-type', 'json', '.');
  return CruiseReport.parse(report).summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} -> ${withoutWayTo(to)}`,
  );
};

/** Packages stand in the real tree, wherever that is. */
const withoutWayTo = (path: string): string => path.replace(/^.*\/(?=node_modules\/)/, '');

const run = (root: string, tool: string, ...args: readonly string[]): unknown => {
  const { stdout, stderr } = spawnSync(process.execPath, [join('node_modules', tool), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (!/^[[{]/.test(stdout)) throw new Error(`${tool} gave no report: ${stdout}${stderr}`);
  return JSON.parse(stdout);
};
