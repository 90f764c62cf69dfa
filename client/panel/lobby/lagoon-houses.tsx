interface HouseDrawn {
  readonly x: number;
  /** Where its walls stand on the ground. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly storeys: number;
  /** On each storey. */
  readonly windows: number;
}

/** A house by the water: plaster, tiles, arched windows, and the shade on its right. */
export const House = ({ x, y, width, height, wall, storeys, windows }: HouseDrawn) => {
  const top = y - height;
  const roof = 16;
  const storey = height / storeys;
  return (
    <g class="lagoon-ink">
      <rect x={x} y={top} width={width} height={height} fill={wall} />
      <rect x={x + width * 0.78} y={top} width={width * 0.22} height={height} class="lagoon-shade" />
      <path d={`M${x - 4} ${top}l${roof - 4} ${-roof}h${width - 2 * roof + 16}l${roof - 4} ${roof}z`} fill="#b4492f" />
      <path d={tilesOf(x, top, width, roof)} class="lagoon-tiles" />
      <rect x={x - 4} y={top - 1} width={width + 8} height="4" fill="#8c3320" stroke="none" />
      {grid(storeys, windows).map(([row, column]) => (
        <Window
          key={`${row} ${column}`}
          x={x + ((column + 0.5) * width) / windows}
          y={top + row * storey + storey * 0.24}
          height={Math.min(22, storey * 0.46)}
        />
      ))}
    </g>
  );
};

const tilesOf = (x: number, top: number, width: number, roof: number): string =>
  Array.from({ length: Math.floor(width / 10) }, (_, tile) => `M${x + 8 + tile * 10} ${top - 2}v${4 - roof}`).join('');

const grid = (rows: number, columns: number): readonly (readonly [number, number])[] =>
  Array.from({ length: rows * columns }, (_, at) => [Math.floor(at / columns), at % columns] as const);

const Window = ({ x, y, height }: { readonly x: number; readonly y: number; readonly height: number }) => (
  <path
    d={`M${x - 4.5} ${y + height}v${-height + 4.5}a4.500 4.500 0 0 1 9 0v${height - 4.5}z`}
    fill="#31525a"
    stroke="#fffaf0"
    stroke-width="1.4"
  />
);

interface CampanileDrawn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A bell tower, brick below and stone where the bells hang. */
export const Campanile = ({ x, y, width, height }: CampanileDrawn) => {
  const belfry = y - height;
  const bell = width * 1.05;
  const middle = x + width / 2;
  return (
    <g class="lagoon-ink">
      <rect x={x} y={belfry + bell} width={width} height={height - bell} fill="#c9745a" />
      <path
        d={`M${x + width * 0.32} ${belfry + bell}v${height - bell}m${width * 0.32} 0v${bell - height}`}
        class="lagoon-tiles"
      />
      <rect x={x + width * 0.72} y={belfry + bell} width={width * 0.28} height={height - bell} class="lagoon-shade" />
      <rect x={x - 3} y={belfry + 4} width={width + 6} height={bell - 4} fill="#f3e3c3" />
      <rect x={x - 6} y={belfry + bell - 3} width={width + 12} height="6" fill="#fffaf0" />
      <path
        d={`M${x + width * 0.14} ${belfry + bell - 4}v${-bell * 0.4}a${width * 0.16} ${width * 0.16} 0 0 1 ${width * 0.32} 0v${bell * 0.4}z
            M${x + width * 0.56} ${belfry + bell - 4}v${-bell * 0.4}a${width * 0.16} ${width * 0.16} 0 0 1 ${width * 0.32} 0v${bell * 0.4}z`}
        fill="#31525a"
      />
      <rect x={x - 5} y={belfry + 1} width={width + 10} height="5" fill="#fffaf0" />
      <path
        d={`M${x - 2} ${belfry + 1}L${middle} ${belfry - width * 1.7}L${x + width + 2} ${belfry + 1}z`}
        fill="#3f7d6a"
      />
      <path
        d={`M${middle} ${belfry - width * 1.7}L${x + width + 2} ${belfry + 1}H${middle + width * 0.12}z`}
        class="lagoon-shade"
      />
      <circle cx={middle} cy={belfry - width * 1.7 - 3} r="3.200" fill="#e3b04b" />
    </g>
  );
};

/** Where the glass is blown: the chimney, its smoke, and the glow in the door. */
export const Furnace = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g>
    <g fill="#fffaf0" opacity="0.75">
      <circle cx={x + 76} cy={y - 128} r="9" />
      <circle cx={x + 88} cy={y - 146} r="12" />
      <circle cx={x + 106} cy={y - 166} r="15" />
    </g>
    <g class="lagoon-ink">
      <path d={`M${x + 64} ${y - 50}l4-68h18l4 68z`} fill="#b96a4e" />
      <path d={`M${x + 79} ${y - 118}h7l4 68h-9z`} class="lagoon-shade" />
      <rect x={x + 64} y={y - 124} width="26" height="8" fill="#f3e3c3" />
      <rect x={x} y={y - 52} width="100" height="52" fill="#e9d7b2" />
      <rect x={x + 80} y={y - 52} width="20" height="52" class="lagoon-shade" />
      <path d={`M${x - 5} ${y - 50}l50-30 60 30z`} fill="#b4492f" />
      <path
        d={`M${x + 8} ${y - 53}l38-22M${x + 28} ${y - 53}l24-20M${x + 60} ${y - 53}l-2-16M${x + 80} ${y - 53}l-10-11`}
        class="lagoon-tiles"
      />
      <path d={`M${x + 30} ${y}v-24a16 16 0 0 1 32 0v24z`} fill="#5a2416" />
      <path d={`M${x + 35} ${y}v-20a11 11 0 0 1 22 0v20z`} fill="#ffb347" stroke="none" />
      <path d={`M${x + 40} ${y}v-12a6 6 0 0 1 12 0v12z`} fill="#ffe9a8" stroke="none" />
      <circle cx={x + 15} cy={y - 30} r="6" fill="#31525a" stroke="#fffaf0" stroke-width="1.400" />
    </g>
  </g>
);

export const Cypress = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g class="lagoon-ink">
    <path d={`M${x} ${y}v${-10 * size}`} stroke-width="3" fill="none" />
    <path
      d={`M${x} ${y - 58 * size}c${9 * size} ${16 * size} ${11 * size} ${40 * size} 0 ${52 * size}c${-11 * size} ${-12 * size} ${-9 * size} ${-36 * size} 0 ${-52 * size}z`}
      fill="#3f6b4b"
    />
    <path
      d={`M${x + 1} ${y - 52 * size}c${7 * size} ${16 * size} ${8 * size} ${36 * size} ${-1} ${45 * size}z`}
      class="lagoon-shade"
    />
  </g>
);
