import { quantile } from '../../measure/spread.mjs';

/** How long things took, in milliseconds. */
export const waits = () => {
  let all = [];
  return {
    add: (ms) => all.push(ms),
    clear: () => {
      all = [];
    },
    at: (share) =>
      quantile(
        all.toSorted((one, other) => one - other),
        share,
      ),
  };
};
