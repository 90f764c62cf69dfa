import { spread } from '../measure/spread.mjs';

/**
 * The lines that are shown. A row names a measurement of ours, perhaps the same of a peer, and what is to be reached: at
 * least, or less than. A ratio is taken within each round, in which both had the same machine.
 */
export const linesOf = (rows, results) =>
  rows
    .filter(({ of }) => results.has(of))
    .map((row) => {
      const own = valuesOf(results.get(row.of), row);
      const theirs = row.peer === undefined ? undefined : results.get(row.peer);
      const line = { what: row.what, ours: spread(own), ...targetOf(row, spread(own)) };
      if (theirs === undefined) return row.ratioAtLeast === undefined ? line : { ...line, target: null, met: null };

      const compared = valuesOf(theirs, row);
      const ratio = spread(own.map((value, round) => value / compared[round]));
      return { ...line, peer: { name: row.peerName, ...spread(compared) }, ratio, ...ratioTargetOf(row, ratio, line) };
    });

const valuesOf = (measured, { value, scale = 1 }) => measured.map((each) => each[value] * scale);

const targetOf = ({ atLeast, below, unit = '' }, { median }) => {
  if (atLeast !== undefined) return { target: `≥ ${atLeast} ${unit}`.trim(), met: median >= atLeast };
  if (below !== undefined) return { target: `< ${below} ${unit}`.trim(), met: median < below };
  return { target: null, met: null };
};

const ratioTargetOf = ({ ratioAtLeast }, { median }, { target, met }) =>
  ratioAtLeast === undefined ? { target, met } : { target: `≥ ${ratioAtLeast} x`, met: median >= ratioAtLeast };
