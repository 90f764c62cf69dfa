import { join } from 'node:path';
import { installLine } from './install-line.js';
import { wishOf } from './lines.js';
import type { Line } from './lines.js';
import { runLine } from './run-line.js';

/** `npm run test:nodes`: what can differ from one Node to another, tested on every line that is promised. */
const main = async (): Promise<void> => {
  const { lines, reports } = wishOf(process.argv.slice(2));
  const said: string[] = [];
  for (const line of lines) {
    const began = performance.now();
    const trouble = await troubleOn(line, reports === null ? null : join(reports, `node-${line.name}.json`));
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    said.push(`Node ${line.name}: ${trouble ?? 'green'} (${seconds} s)`);
    if (trouble !== null) process.exitCode = 1;
  }
  say(said.join('\n'));
};

/** What is wrong on a line, or null. A line that cannot be installed does not keep the others from being tested. */
const troubleOn = async (line: Line, report: string | null): Promise<string | null> => {
  try {
    const installed = await installLine(line);
    say(`Node ${installed.versions.node} with npm ${installed.versions.npm}`);
    return await runLine(installed, report);
  } catch (fault) {
    return `cannot be installed: ${fault instanceof Error ? fault.message : String(fault)}`;
  }
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  await main();
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 2;
}
