import { quantile, short, shown, spread } from './spread.mjs';

/**
 * The lines that are shown, each of an item's rows asked of what was measured. A ratio is taken within each repetition,
 * so that both sides had the same machine.
 */
export const linesOf = (rows, results) => rows.map((row) => ({ what: row.what, ...LINES[row.of](row, results) }));

const LINES = {
  /** Units per CPU second, more is better. */
  rate: ({ ours, peer, target, targetRatio }, results) => {
    const own = inTurn([ours].flat().map((id) => results.get(id).perCpuSecond));
    const theirs = results.get(peer?.id)?.perCpuSecond;
    const line = { ours: spread(own), target: atLeast(target), met: reached(spread(own).median, target) };
    if (theirs === undefined) return line;

    const ratio = spread(own.map((rate, repetition) => rate / theirs[repetition]));
    const compared = { ...line, peer: { name: peer.name, ...spread(theirs) }, ratio };
    return targetRatio === undefined
      ? compared
      : { ...compared, target: `≥ ${targetRatio} x`, met: reached(ratio.median, targetRatio) };
  },

  /** Units per second by the clock, more is better: of what waits for a disk. */
  pace: ({ ours, peer, target }, results) => {
    const { perSecond: own } = results.get(ours);
    const line = { ours: spread(own), target: atLeast(target), met: reached(spread(own).median, target) };
    return { ...line, ...beside(peer, own, results.get(peer.id).perSecond) };
  },

  /** What a unit takes of the processors, of ours or of the server's, less is better. */
  cost: ({ ours, peer, part }, results) => {
    const own = results.get(ours)[part];
    return { ours: spread(own), target: null, met: null, ...beside({ name: peer }, own, results.get(peer)[part]) };
  },

  /** What one unit takes, less is better. */
  time: ({ ours, unit, target }, results) => {
    const times = spread(results.get(ours).perCpuSecond.map((rate) => PER_SECOND[unit] / rate));
    return { ours: times, target: atMost(target, unit), met: kept(times.median, target) };
  },

  /** How long players wait: on average, nearly at worst, and at worst. */
  wait: ({ ours, target }, results) => {
    const sorted = results.get(ours).waits.toSorted((one, other) => one - other);
    const average = sorted.reduce((sum, wait) => sum + wait, 0) / sorted.length;
    const waits = { average, p99: quantile(sorted, 0.99), max: sorted.at(-1), count: sorted.length };
    return { waits, target: atMost(target, 'ms'), met: kept(waits.average, target) };
  },
};

const beside = ({ name }, own, theirs) => ({
  peer: { name, ...spread(theirs) },
  ratio: spread(own.map((value, round) => value / theirs[round])),
});

/** The rate of one of each, one after the other. */
const inTurn = (rates) =>
  rates[0].map((_, repetition) => rates.length / rates.reduce((sum, rate) => sum + 1 / rate[repetition], 0));

const PER_SECOND = { ms: 1e3, µs: 1e6 };

const atLeast = (target) => (target === undefined ? null : `≥ ${target}`);
const atMost = (target, unit) => (target === undefined ? null : `< ${target} ${unit}`);
const reached = (value, target) => (target === undefined ? null : value >= target);
const kept = (value, target) => (target === undefined ? null : value < target);

export const tableOf = (lines, { reached: yes, missed: no } = WORDS) => {
  const cells = [HEAD, ...lines.map((line) => cellsOf(line, yes, no))];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const text = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
  return text.toSpliced(1, 0, widths.map((width) => '-'.repeat(width)).join('  ')).join('\n');
};

const HEAD = ['what', 'ours', 'peer', 'ratio', 'target', 'met?'];
const NOTHING = '-';
const WORDS = { reached: 'yes', missed: 'below target' };

const cellsOf = ({ what, ours, waits, peer, ratio, target, met }, yes, no) => [
  what,
  waits === undefined ? shown(ours) : `${short(waits.average)}, p99 ${short(waits.p99)}, max ${short(waits.max)}`,
  peer ? `${peer.name} ${shown(peer)}` : NOTHING,
  ratio ? `${shown(ratio)} x` : NOTHING,
  target ?? NOTHING,
  met === null ? NOTHING : met ? yes : no,
];
