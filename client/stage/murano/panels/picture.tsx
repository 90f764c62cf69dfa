import { drawing } from '../art/drawing.js';

/** One of the board's pictures, beside words that say the same. */
export const Picture = ({ art }: { readonly art: string }) => {
  const { svg, width, height } = drawing(art);
  return (
    <img
      class="picture"
      alt=""
      width={width}
      height={height}
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
    />
  );
};
