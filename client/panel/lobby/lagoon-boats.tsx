interface Afloat {
  readonly x: number;
  /** Where it meets the water. */
  readonly y: number;
}

export const Gondola = ({ x, y }: Afloat) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cx="84" cy="16" rx="96" ry="7" fill="#0b2d36" opacity="0.35" />
    <g class="lagoon-ink">
      <path d="M142 8 108-66" stroke="#8a5a34" stroke-width="3.600" stroke-linecap="round" fill="none" />
      <path d="M124-26c6 0 8 12 8 26h-18c0-14 2-26 10-26z" fill="#1c2b30" />
      <path d="M115-50c6-4 14-4 19 0l1 28h-21z" fill="#f7efe0" />
      <path d="M114.500-42h20M114.300-34h20.400M114-26h21" stroke="#b4492f" stroke-width="3.400" fill="none" />
      <path d="M116-46l-5 22 10 6" fill="none" stroke="#f1d2b0" stroke-width="4" stroke-linecap="round" />
      <circle cx="125" cy="-57" r="7" fill="#f1d2b0" />
      <path d="M113-60h24l-4-6h-16z" fill="#e3b04b" />
      <path
        d="M-12-14C0 2 14 16 70 16c64 0 88-6 108-32-6 2-10 2-16 2C146-2 120 2 72 2 30 2 10-4-4-17z"
        fill="#1c2b30"
      />
      <path d="M-6-14C6-2 26 4 72 4c46 0 72-4 90-17" fill="none" stroke="#8f6512" stroke-width="2" />
      <path d="M-12-14c-4-8-4-18 2-26 4 2 6 4 6 7l-4 3 5 2-4 4 5 2-4 4 4 4z" fill="#c9ccd0" />
      <path d="M46 2c0-13 9-20 22-20s22 7 22 20z" fill="#b4492f" />
      <path d="M72-18c12 1 18 8 18 20H76z" class="lagoon-shade" />
    </g>
  </g>
);

/** A fisherman's boat with the painted sail of Chioggia. */
export const Sail = ({ x, y, size }: Afloat & { readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <ellipse cx="44" cy="16" rx="62" ry="6" fill="#0b2d36" opacity="0.35" />
    <g class="lagoon-ink">
      <path d="M48 6V-112" stroke="#6b4527" stroke-width="4" fill="none" />
      <path d="M48-110C86-92 98-46 92-10 78-4 62-2 50-2z" fill="#e07b27" />
      <path d="M66-97c24 22 31 55 26 87-7 3-14 5-20 6 10-30 8-64-6-93z" class="lagoon-shade" />
      <circle cx="68" cy="-44" r="10" fill="#f7d98a" />
      <path
        d="M68-60v-6m0 44v-6m-16-16h-4m36 0h6m-28-12-4-4m26 28-4-4m0-24 4-4m-26 32 4-4"
        stroke="#f7d98a"
        stroke-width="2.600"
      />
      <path d="M44-92C24-70 10-42 6-14c14 6 26 8 38 8z" fill="#b4492f" />
      <path d="M8-22c12 5 24 7 36 7M15-42c10 4 20 6 29 6" stroke="#f7d98a" stroke-width="2.600" fill="none" />
      <path d="M-18-4c6 14 16 22 30 22h62c18 0 30-10 36-26-12 5-26 7-44 7H20C4-1-8-2-18-4z" fill="#31626a" />
      <path d="M-15 2c30 6 90 6 122-4" fill="none" stroke="#f7efe0" stroke-width="3" />
      <circle cx="92" cy="5" r="3" fill="#f7efe0" />
    </g>
  </g>
);

/** Striped, with a gilded knob, as the palaces have them. */
export const MooringPost = ({ x, y, height }: Afloat & { readonly height: number }) => {
  const top = y - height;
  const stripes = Array.from({ length: Math.floor(height / 22) }, (_, stripe) => top + 6 + stripe * 22);
  return (
    <g class="lagoon-ink">
      <rect x={x - 8} y={top} width="16" height={height} fill="#f7efe0" />
      <path d={stripes.map((at) => `M${x - 8} ${at + 10}l16-10v11l-16 10z`).join('')} fill="#b4492f" />
      <rect x={x + 2} y={top} width="6" height={height} class="lagoon-shade" />
      <rect x={x - 10} y={top - 5} width="20" height="6" rx="2" fill="#8f6512" />
      <circle cx={x} cy={top - 12} r="8" fill="#e3b04b" />
      <circle cx={x - 2.5} cy={top - 14.5} r="2.200" fill="#fff3cf" stroke="none" />
    </g>
  );
};

/** Glass beads on a string between the two posts, as they hang in the shops. */
export const Beads = () => (
  <g>
    <path d="M1316 372Q1429 500 1542 366" fill="none" stroke="#4b3a22" stroke-width="2" />
    {BEADS.map(({ x, y, size, glass }) => (
      <g key={x} class="lagoon-ink">
        <circle cx={x} cy={y} r={size} fill={glass} />
        <path
          d={`M${x + size * 0.2} ${y - size}a${size} ${size} 0 0 1 0 ${size * 2}a${size * 1.4} ${size * 1.4} 0 0 0 0 ${-size * 2}z`}
          class="lagoon-shade"
        />
        <path
          d={`M${x - size} ${y}q${size} ${size * 0.7} ${size * 2} 0`}
          fill="none"
          stroke="#fffaf0"
          stroke-width={size * 0.2}
          opacity="0.75"
        />
        <ellipse
          cx={x - size * 0.35}
          cy={y - size * 0.42}
          rx={size * 0.3}
          ry={size * 0.2}
          fill="#fffaf0"
          stroke="none"
          opacity="0.9"
        />
      </g>
    ))}
  </g>
);

const GLASSES = ['#c8283c', '#2e9e5b', '#2a6fdb', '#e3b04b', '#2a9fb0', '#c8283c', '#2e9e5b', '#2a6fdb', '#c8283c'];

/** Along the string, the largest in the middle. */
const BEADS = GLASSES.map((glass, at) => {
  const along = (at + 1) / (GLASSES.length + 1);
  return {
    glass,
    x: 1316 + 226 * along,
    y: (1 - along) ** 2 * 372 + 2 * along * (1 - along) * 500 + along ** 2 * 366,
    size: 15 - Math.abs(along - 0.5) * 14,
  };
});
