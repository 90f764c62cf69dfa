/** A gondola on a quiet line of water: stands where there is nothing else to see. */
export const Boat = () => (
  <svg class="boat" viewBox="0 0 160 70" width="160" height="70" aria-hidden="true">
    <g class="boat-hull">
      <path
        d="M14 30c2 14 22 22 58 22 40 0 58-8 68-30-2 2-6 3-10 3-6 10-24 15-56 15-30 0-46-4-52-14-4 1-7 2-8 4z"
        fill="#1c2b30"
      />
      <path d="M140 22c2-6 2-12 0-18 5 4 6 12 4 20z" fill="#8f6512" />
      <path d="M60 40c0-8 6-12 16-12s16 4 16 12z" fill="#b4492f" stroke="#1c2b30" stroke-width="1.5" />
      <path d="M34 26V10m-3 0h6M20 60 48 6" fill="none" stroke="#1c2b30" stroke-width="2.4" stroke-linecap="round" />
      <circle cx="34" cy="7" r="3.6" fill="#f1d2b0" stroke="#1c2b30" stroke-width="1.4" />
      <path d="M29.500 13h9l2 16h-13z" fill="#f7efe0" stroke="#1c2b30" stroke-width="1.4" />
      <path d="M30 18h9M29.500 23h10.500" stroke="#b4492f" stroke-width="2" />
    </g>
    <path
      d="M2 56c12-5 20-5 32 0s20 5 32 0 20-5 32 0 20 5 32 0 18-4 28-1M18 64c10-4 16-4 26 0s16 4 26 0 16-4 26 0 16 4 26 0"
      fill="none"
      stroke="#1f7f86"
      stroke-width="2.4"
      stroke-linecap="round"
    />
  </svg>
);
