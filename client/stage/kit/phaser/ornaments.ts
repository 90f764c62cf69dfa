import { fontOf, measure } from './picture.js';
import type { Picture } from './picture.js';
import type { Size } from './view.js';

const INK = '#1c2b30';
const PAPER = '#fffaf0';

/** How a frame looks: gold for what may be pressed, green and closed for what was picked, broken for what would be. */
export type Look = 'open' | 'picked' | 'would';

const COLOUR: Readonly<
  Record<Look, { readonly line: string; readonly glow: string; readonly dashes: readonly number[] }>
> = {
  open: { line: '#f4c95d', glow: '#ffdf8e', dashes: [] },
  picked: { line: '#8fe0a4', glow: '#8fe0a4', dashes: [] },
  would: { line: '#fffaf0', glow: '#fffaf0', dashes: [9, 6] },
};

/** A line around something, light with a dark edge, so that it is seen on every ground; `pixel` is the least that is seen. */
export const ring = ({ width, height }: Size, look: Look, pixel: number): Picture => {
  const thick = look === 'would' ? Math.max(2, 1.3 * pixel) : Math.max(3, 2.2 * pixel);
  const room = thick * 2;
  return {
    name: `ring ${look} ${width} ${height} ${thick.toFixed(2)}`,
    width: width + room * 2,
    height: height + room * 2,
    paint: (pen) => {
      const { line, dashes } = COLOUR[look];
      pen.beginPath();
      pen.roundRect(
        room - thick / 2,
        room - thick / 2,
        width + thick,
        height + thick,
        cornerOf(width, height) + thick / 2,
      );
      pen.setLineDash(dashes.map((dash) => (dash * thick) / 3));
      pen.lineCap = dashes.length > 0 ? 'round' : 'butt';
      pen.strokeStyle = `${INK}d9`;
      pen.lineWidth = thick * 1.9;
      pen.stroke();
      pen.strokeStyle = line;
      pen.lineWidth = thick;
      pen.stroke();
      if (look === 'picked') tick(pen, room + width - thick, room + height - thick, Math.max(9, 7 * pixel));
    },
  };
};

/** A soft light around something, which leaves the thing itself as it is. */
export const halo = ({ width, height }: Size, look: Look, pixel: number): Picture => {
  const reach = Math.max(14, 9 * pixel);
  return {
    name: `halo ${look} ${width} ${height} ${reach.toFixed(2)}`,
    width: width + reach * 2,
    height: height + reach * 2,
    paint: (pen) => {
      const layers = 7;
      pen.strokeStyle = COLOUR[look].glow;
      for (let layer = 1; layer <= layers; layer += 1) {
        pen.globalAlpha = 0.2;
        pen.lineWidth = (reach * 1.9 * layer) / layers;
        pen.beginPath();
        pen.roundRect(reach, reach, width, height, cornerOf(width, height));
        pen.stroke();
      }
      Object.assign(pen, { globalAlpha: 0.8, globalCompositeOperation: 'destination-out' });
      pen.fill();
    },
  };
};

/** A ring of light that goes out. */
export const LIGHT: Picture = {
  name: 'light',
  width: 128,
  height: 128,
  paint: (pen) => {
    const light = pen.createRadialGradient(64, 64, 30, 64, 64, 62);
    light.addColorStop(0, '#fff3cd00');
    light.addColorStop(0.55, '#ffe9a8b0');
    light.addColorStop(0.76, '#fffaf0ff');
    light.addColorStop(0.84, '#e3b04bff');
    light.addColorStop(0.9, '#8f6512a0');
    light.addColorStop(1, '#8f651200');
    pen.fillStyle = light;
    pen.fillRect(0, 0, 128, 128);
  },
};

/** A small plaque with a word, such as a price; it hangs with its lower left at the spot it is laid on. */
export const plaque = (text: string, pixel: number): Picture => {
  const size = Math.max(15, 11.5 * pixel);
  const font = fontOf({ weight: 'bold', family: 'serif', size });
  const wide = measure(text, font) + size * 1.1;
  const high = size * 1.6;
  const rim = size * 0.2;
  return {
    name: `plaque ${size.toFixed(2)} ${text}`,
    width: wide + rim * 2,
    height: high + rim * 2,
    paint: (pen) => {
      const board = (lower: number, fill: string): void => {
        pen.beginPath();
        pen.roundRect(rim, rim + lower, wide, high, size * 0.4);
        pen.fillStyle = fill;
        pen.fill();
      };
      board(rim * 0.9, '#0b2d3640');
      board(rim * 0.5, '#0b2d3640');
      board(0, PAPER);
      Object.assign(pen, { strokeStyle: INK, lineWidth: size * 0.09 });
      pen.stroke();
      Object.assign(pen, { font, fillStyle: INK, textAlign: 'center', textBaseline: 'alphabetic' });
      pen.fillText(text, rim + wide / 2, rim + high / 2 + size * 0.35);
    },
  };
};

const cornerOf = (width: number, height: number): number => Math.min(14, Math.min(width, height) / 4);

const tick = (pen: CanvasRenderingContext2D, x: number, y: number, reach: number): void => {
  pen.setLineDash([]);
  pen.beginPath();
  pen.arc(x, y, reach, 0, Math.PI * 2);
  Object.assign(pen, { fillStyle: '#2f6b40', strokeStyle: PAPER, lineWidth: reach * 0.18 });
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.moveTo(x - reach * 0.45, y);
  pen.lineTo(x - reach * 0.1, y + reach * 0.38);
  pen.lineTo(x + reach * 0.48, y - reach * 0.38);
  Object.assign(pen, { lineWidth: reach * 0.26, lineCap: 'round', lineJoin: 'round' });
  pen.stroke();
};
