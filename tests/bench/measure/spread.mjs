/** The median of repeated measurements, and the least and the most of them. */
export const spread = (values) => {
  const sorted = values.toSorted((one, other) => one - other);
  return { median: quantile(sorted, 0.5), min: sorted[0], max: sorted.at(-1) };
};

/** Of sorted values; between two of them where it falls between them. */
export const quantile = (sorted, share) => {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  return below + (above - below) * (at - Math.floor(at));
};

export const shown = ({ median, min, max }) => `${short(median)} (${short(min)}–${short(max)})`;

/** Three digits, as much as such a measurement tells. */
export const short = (value) => {
  if (value >= 1e6) return `${(value / 1e6).toFixed(2)}M`;
  if (value >= 1e4) return `${(value / 1e3).toFixed(value < 1e5 ? 1 : 0)}k`;
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value < 10 ? 2 : 1);
};
