import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { textOf } from '#tests/infra/written.js';
import { LINES, wishOf } from '#tests/nodes/lines.js';

const names = LINES.map(({ name }) => name);

describe('npm run test:nodes', () => {
  it('tests every line that is promised, and keeps no reports', () => {
    expect(wishOf([])).toEqual({ lines: LINES, reports: null });
    expect(names).toEqual(['20.19', '22', '24', '26']);
  });

  it('tests the lines that are named, in their own order, and leaves their reports in a folder', () => {
    const { lines, reports } = wishOf(['24', '20.19', '--reports', '/tmp/reports']);
    expect(lines.map(({ name }) => name)).toEqual(['20.19', '24']);
    expect(reports).toBe('/tmp/reports');
  });

  it('says which lines there are when it is asked for another one', () => {
    expect(() => wishOf(['24', '23', '18'])).toThrow('Not a tested line: 23, 18. There are 20.19, 22, 24, 26.');
    expect(() => wishOf(['--report', '/tmp/reports'])).toThrow("Unknown option '--report'");
  });
});

describe('The promised lines of Node', () => {
  const enginesOf = (file: string): string =>
    z.object({ engines: z.object({ node: z.string() }) }).parse(JSON.parse(textOf(file))).engines.node;
  const ranges = enginesOf('package.json').split(' || ');

  it('are what npm lets in, from the oldest tested version on', () => {
    expect(ranges[0]).toBe(`^${LINES[0]?.node ?? 'none'}`);
    expect(ranges.map((range) => /^(?:\^|>=)(\d+)/.exec(range)?.[1])).toEqual(['20', '22', '24']);
    expect(enginesOf('tests/bench/package.json')).toBe(enginesOf('package.json'));
  });

  it('are what README.md names', () => {
    expect(textOf('README.md')).toContain('Tested are 20.19 and the newest\n22, 24 and 26 (`npm run test:nodes`)');
  });

  it('have the one among them that .nvmrc names', () => {
    expect(names).toContain(textOf('.nvmrc').trim());
  });

  it('are all counted by .ci/run, which fails where a report is missing', () => {
    expect(textOf('.ci/run')).toContain(
      `{alone,browser,cluster,${names.map((name) => `node-${name}`).join(',')}}.json`,
    );
  });
});
