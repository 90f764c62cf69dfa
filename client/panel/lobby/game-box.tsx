/** The lid of a game's box: our own picture, with the game's name in letters. */
export const GameBox = ({ title }: { readonly title: string }) => (
  <svg class="game-box" viewBox="0 0 320 180" aria-hidden="true">
    <rect width="320" height="180" fill="#f3d9ae" />
    <circle cx="70" cy="46" r="64" fill="#fff3cf" opacity="0.55" />
    <circle cx="70" cy="46" r="22" fill="#fff3cf" />
    <path
      d="M0 104h40V88h18V64l6-14 6 14v24h40v10h40V74h34v24h20c0-20 12-30 24-32 2-10 6-10 8 0 12 2 24 12 24 32h24V84h36v20z"
      fill="#c9745a"
    />
    <path
      d="M0 104h40V88h18V64l6-14 6 14v24h40v10h40V74h34v24h20c0-20 12-30 24-32 2-10 6-10 8 0 12 2 24 12 24 32h24V84h36v20"
      fill="none"
      stroke="#1c2b30"
      stroke-width="1.500"
    />
    <rect y="103" width="320" height="77" fill="#1f7f86" />
    <path
      d="M-8 122q12-6 24 0t24 0 24 0M210 116q12-6 24 0t24 0 24 0 24 0M30 166q12-6 24 0t24 0 24 0M220 168q12-6 24 0t24 0"
      fill="none"
      stroke="#dcefe9"
      stroke-width="2"
      stroke-linecap="round"
      opacity="0.75"
    />
    {DROPS.map(({ x, y, size, glass }) => (
      <g key={x} stroke="#1c2b30" stroke-width="1.500">
        <circle cx={x} cy={y} r={size} fill={glass} />
        <path
          d={`M${x - size} ${y}q${size} ${size * 0.7} ${size * 2} 0`}
          fill="none"
          stroke="#fffaf0"
          stroke-width="2.400"
          opacity="0.8"
        />
        <ellipse
          cx={x - size * 0.35}
          cy={y - size * 0.42}
          rx={size * 0.3}
          ry={size * 0.2}
          fill="#fffaf0"
          stroke="none"
        />
      </g>
    ))}
    <path d="M0 0h320v180H0z" fill="none" stroke="#1c2b30" stroke-width="2" />
    <rect x="60" y="118" width="200" height="42" rx="4" fill="#fffaf0" stroke="#1c2b30" stroke-width="1.500" />
    <rect x="64" y="122" width="192" height="34" rx="2" fill="none" stroke="#8f6512" />
    <text
      x="160"
      y="147"
      text-anchor="middle"
      textLength={title.length > LONG ? 176 : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {title}
    </text>
  </svg>
);

/** A longer name is set closer. */
const LONG = 12;

const DROPS = [
  { x: 150, y: 36, size: 11, glass: '#2e9e5b' },
  { x: 180, y: 28, size: 14, glass: '#c8283c' },
  { x: 213, y: 36, size: 11, glass: '#2a6fdb' },
] as const;
