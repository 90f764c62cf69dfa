/** On the lid of the box: the workshop at night, with the ring, the fire and what is being blown. */
export const LightMastersLid = () => (
  <>
    <rect width="320" height="180" fill="#2a1a16" />
    <path
      d="M0 30h320M0 64h320M0 98h320M0 132h320M70 0v30M190 0v30M120 30v34M250 30v34M40 64v34M210 64v34"
      stroke="#3a251d"
      stroke-width="2"
    />
    <defs>
      <radialGradient id="lid-fire" cx="0.5" cy="0.7" r="0.8">
        <stop offset="0" stop-color="#fff3b0" />
        <stop offset="0.35" stop-color="#ffb13b" />
        <stop offset="0.75" stop-color="#d9481c" />
        <stop offset="1" stop-color="#5c1710" />
      </radialGradient>
      <radialGradient id="lid-glow">
        <stop offset="0" stop-color="#ffb13b" stop-opacity="0.5" />
        <stop offset="1" stop-color="#ffb13b" stop-opacity="0" />
      </radialGradient>
    </defs>
    <circle cx="62" cy="78" r="112" fill="url(#lid-glow)" />
    <g stroke="#1c100c" stroke-width="1.500" stroke-linejoin="round">
      <path d="M10 132V74q0-42 52-42t52 42v58z" fill="#7a4030" />
      <path
        d="M10 100h104M12 66h100M36 40v26M88 40v26M62 32v8M24 66v34M100 66v34M10 116h104"
        fill="none"
        stroke="#5a2c20"
      />
      <path d="M34 132V84q0-26 28-26t28 26v48z" fill="url(#lid-fire)" stroke="#d7b46a" stroke-width="4" />
    </g>
    <path d="M48 128q-4-22 8-34 2 12 9 14 1-13 9-20 0 15 8 24 4 8-2 16z" fill="#ffd95e" opacity="0.9" />
    <path d="M72 100L148 56" stroke="#cfd6da" stroke-width="3.500" stroke-linecap="round" />
    <circle cx="67" cy="103" r="13" fill="#ff7a3c" stroke="#1c100c" stroke-width="1.500" />
    <ellipse cx="62" cy="98" rx="4" ry="3" fill="#fff3cf" />
    <g transform="translate(222 70)">
      <circle r="60" fill="#7b5324" stroke="#1c100c" stroke-width="1.500" />
      <circle r="52" fill="#d9aa4a" stroke="#1c100c" />
      <circle r="34" fill="#5d3a1c" stroke="#1c100c" />
      <circle r="30" fill="#1f3a40" stroke="#d9aa4a" stroke-width="2" />
      {RING.map((glass, at) => (
        <g key={at} transform={`rotate(${at * 45}) translate(0 -43)`}>
          <circle r="7.500" fill="#fff3cf" opacity="0.35" />
          <path d="M0-6.500L5.600-3.200v6.400L0 6.500-5.600 3.200v-6.400z" fill={glass} stroke="#1c100c" />
          <path d="M0-6.500L2.600 0 0 6.500-2.600 0z" fill="#fffaf0" opacity="0.35" />
        </g>
      ))}
      {HEAP.map(([x, y, glass]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})`}
          d="M0-8L7-4v8L0 8-7 4v-8z"
          fill={glass}
          stroke="#fffaf0"
          stroke-opacity="0.6"
        />
      ))}
    </g>
    <path d="M0 132h320v48H0z" fill="#6b4424" />
    <path d="M0 132h320M0 148h320M0 164h320M80 132v16M220 148v16M140 164v16" stroke="#4d2f18" stroke-width="1.500" />
  </>
);

const [BLUE, RED, GREEN, YELLOW, CLEAR] = ['#3a78e0', '#d63a52', '#2fa866', '#f0bb2e', '#e8eef2'];

const RING = [BLUE, YELLOW, RED, CLEAR, GREEN, BLUE, YELLOW, RED];

const HEAP = [
  [-9, 6, GREEN],
  [8, 7, BLUE],
  [0, -8, RED],
] as const;
