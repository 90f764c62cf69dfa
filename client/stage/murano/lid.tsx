/** On the lid of the box: the island from the water, and what comes out of its furnaces. */
export const MuranoLid = () => (
  <>
    <rect width="320" height="180" fill="#f3d9ae" />
    <circle cx="70" cy="46" r="64" fill="#fff3cf" opacity="0.55" />
    <circle cx="70" cy="46" r="22" fill="#fff3cf" />
    <path
      d="M0 104h40V88h18V64l6-14 6 14v24h40v10h40V74h34v24h20c0-20 12-30 24-32 2-10 6-10 8 0 12 2 24 12 24 32h24V84h36v20z"
      fill="#c9745a"
      stroke="#1c2b30"
      stroke-width="1.500"
    />
    {WINDOWS.map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width="5" height="8" rx="2.500" fill="#f8e3b6" stroke="#1c2b30" />
    ))}
    <rect y="103" width="320" height="77" fill="#1f7f86" />
    <path d={WAVES} fill="none" stroke="#dcefe9" stroke-width="2" stroke-linecap="round" opacity="0.75" />
    <g stroke="#1c2b30" stroke-width="1.500" stroke-linejoin="round">
      <path d="M268 70v40" />
      <path d="M270 72q26 8 22 34h-22z" fill="#fffaf0" />
      <path d="M266 76q-18 10-18 30h18z" fill="#c8452f" />
      <path d="M242 110h56q-4 14-16 14h-28q-10 0-12-14z" fill="#7a4a26" />
    </g>
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
  </>
);

const WINDOWS = [
  [61.5, 70],
  [158, 82],
  [171, 82],
  [211, 84],
  [222, 84],
] as const;

const WAVES =
  'M-8 122q12-6 24 0t24 0 24 0M30 166q12-6 24 0t24 0 24 0M206 138q12-6 24 0t24 0 24 0 24 0M220 168q12-6 24 0t24 0';

const DROPS = [
  { x: 132, y: 36, size: 11, glass: '#2e9e5b' },
  { x: 162, y: 28, size: 14, glass: '#c8283c' },
  { x: 195, y: 36, size: 11, glass: '#2a6fdb' },
] as const;
