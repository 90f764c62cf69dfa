import type { Drawing } from '../piece.js';

/** One of the board's pictures, beside words that say the same. */
export const Picture = ({ drawing: { svg, width, height } }: { readonly drawing: Drawing }) => (
  <img
    class="picture"
    alt=""
    width={width}
    height={height}
    src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
  />
);
