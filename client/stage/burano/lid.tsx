/** On the lid of the box: a row of painted houses along the canal, and who lives there. */
export const BuranoLid = () => (
  <>
    <rect width="320" height="180" fill="#bfe0ee" />
    <g fill="#fffaf0" opacity="0.85">
      <path d="M18 30a9 9 0 0 1 16-5 11 11 0 0 1 20 3 8 8 0 0 1 2 15H24a8 8 0 0 1-6-13z" />
      <path d="M226 24a8 8 0 0 1 14-4 10 10 0 0 1 18 2 7 7 0 0 1 2 13h-28a7 7 0 0 1-6-11z" />
    </g>
    <path d="M292 8l7 12-2 84h-16l5-84z" fill="#a9bcc9" stroke="#7c93a3" stroke-linejoin="round" />
    {HOUSES.map(({ x, wall, roof, high }) => (
      <g key={x} stroke="#1c2b30" stroke-width="1.500" stroke-linejoin="round">
        <rect x={x} y={112 - high} width="42" height={high} fill={wall} />
        <path d={`M${x - 3} ${112 - high}l5-9h38l5 9z`} fill={roof} />
        {[8, 25].map((left) => (
          <g key={left}>
            <rect x={x + left} y={120 - high} width="9" height="14" fill="#fff3c4" />
            <path
              d={`M${x + left - 3} ${120 - high}v14M${x + left + 12} ${120 - high}v14`}
              stroke="#2f6b40"
              stroke-width="3"
            />
          </g>
        ))}
        <rect x={x + 8} y={146 - high} width="9" height="13" fill="#5f8ea0" />
        <path d={`M${x + 24} 112v-20a6 6 0 0 1 12 0v20z`} fill="#274b57" />
      </g>
    ))}
    <g stroke="#1c2b30" stroke-linejoin="round">
      <path d="M62 84h22l3 8H59z" fill="#c8452f" />
      <path d="M67 84l-2 8M74 84v8M80 84l2 8" stroke="#fffaf0" stroke-width="2.500" />
      <path d="M196 86h22l3 8h-28z" fill="#2a6fdb" />
      <path d="M201 86l-2 8M208 86v8M214 86l2 8" stroke="#fffaf0" stroke-width="2.500" />
    </g>
    {FLOWERS.map(([x, y]) => (
      <g key={`${x} ${y}`}>
        <path d={`M${x - 6} ${y}h12l-2 5h-8z`} fill="#a5552f" stroke="#1c2b30" stroke-width="0.800" />
        {[-4, 0, 4].map((off) => (
          <circle
            key={off}
            cx={x + off}
            cy={y - 2 - (off === 0 ? 1.5 : 0)}
            r="2.600"
            fill={off === 0 ? '#e0447c' : '#f08bb4'}
          />
        ))}
      </g>
    ))}
    <path
      d="M139 71q-5-1-5-7l0-7 3 3h4l3-3 0 7q4 4 3 10 3 0 4-3 2 6-4 6h-11q2-3 3-9z"
      fill="#f0a13a"
      stroke="#1c2b30"
      stroke-linejoin="round"
    />
    <path d="M0 111h320v7H0z" fill="#e4cfa4" stroke="#1c2b30" />
    <rect y="118" width="320" height="62" fill="#2a8f97" />
    {HOUSES.map(({ x, wall }) => (
      <path key={x} d={`M${x + 3} 119h36l-4 12h5l-7 14H${x + 10}l5-12h-6z`} fill={wall} opacity="0.35" />
    ))}
    <path
      d="M6 150q12-6 24 0t24 0M268 140q12-6 24 0t24 0M12 172q12-6 24 0t24 0M256 170q12-6 24 0t24 0"
      fill="none"
      stroke="#dcefe9"
      stroke-width="2"
      stroke-linecap="round"
      opacity="0.75"
    />
  </>
);

const HOUSES = [
  { x: 6, wall: '#e8b93c', roof: '#b9503a', high: 74 },
  { x: 52, wall: '#5aa7c9', roof: '#a8452f', high: 66 },
  { x: 98, wall: '#e68fae', roof: '#b9503a', high: 80 },
  { x: 144, wall: '#6fae63', roof: '#a8452f', high: 70 },
  { x: 190, wall: '#e2834a', roof: '#b9503a', high: 76 },
  { x: 236, wall: '#cf4f45', roof: '#8f3a2a', high: 66 },
] as const;

const FLOWERS = [
  [18.5, 53],
  [110.5, 47],
  [173.5, 57],
  [202.5, 51],
  [265.5, 61],
] as const;
