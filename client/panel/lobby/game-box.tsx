import { boxOf } from '../../stage/registry.js';

/** The lid of a game's box: our own picture, with the game's name in letters. */
export const GameBox = ({ game, title }: { readonly game: string; readonly title: string }) => {
  const Lid = boxOf(game)?.lid;
  return (
    <svg class="game-box" viewBox="0 0 320 180" aria-hidden="true">
      {Lid === undefined ? <rect width="320" height="180" fill="#1f7f86" /> : <Lid />}
      <path d="M0 0h320v180H0z" fill="none" stroke="#1c2b30" stroke-width="2" />
      <rect x="60" y="126" width="200" height="42" rx="4" fill="#fffaf0" stroke="#1c2b30" stroke-width="1.500" />
      <rect x="64" y="130" width="192" height="34" rx="2" fill="none" stroke="#8f6512" />
      <text x="160" y="147" text-anchor="middle" dominant-baseline="central" style={{ fontSize: `${sizeOf(title)}px` }}>
        {title}
      </text>
    </svg>
  );
};

/** As large as the plate allows: a letter is about two thirds as wide as high. */
const sizeOf = (title: string): number => Math.min(LARGEST, WIDE / (0.68 * title.length));

const LARGEST = 24;
const WIDE = 184;
