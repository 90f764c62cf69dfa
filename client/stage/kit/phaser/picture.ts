import type { Drawing, Lettering } from '../piece.js';

/** Draws into a pen whose unit is the board's and whose origin is the picture's upper left. */
export type Paint = (pen: CanvasRenderingContext2D) => void;

/** What can be painted at any size. Two pictures of the same name are the same. */
export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** How many pixels it may have at the most, where it need not be sharper by itself. */
  readonly most?: number;
  /** A promise where something has to be read first. */
  readonly paint: Paint | Promise<Paint>;
}

/** How many pixels a unit of the board takes: at the least just now, and at the best where nothing moves. */
export interface Sharpness {
  readonly least: number;
  readonly best: number;
}

/** Not sharper than this, by the picture itself: a board on a wall would fill the memory. */
const LARGEST_PIXELS = 8 * 1024 * 1024;
/** No device that draws a board has a lower limit. */
const LONGEST_SIDE = 4096;

/** How many pixels a unit of the board may have in a picture of this size. */
export const sharpestOf = ({ width, height, most = LARGEST_PIXELS }: Picture): number =>
  Math.min(LONGEST_SIDE / Math.max(width, height), Math.sqrt(most / (width * height)));

/** The steps of sharpness: a picture is at most this much larger than what is seen of it. */
const STEP = Math.SQRT2;

/** The least step that still looks sharp where a unit of the board takes so many pixels. */
export const stepFor = (pixels: number): number =>
  STEP ** Math.ceil(Math.log(Math.max(0.1, pixels) * 0.97) / Math.log(STEP));

/** A drawing as a picture. */
export const pictureOf = (name: string, { svg, width, height }: Drawing): Picture => ({
  name,
  width,
  height,
  paint: imageOf(sized(svg, width, height)).then(
    (image) => (pen) => pen.drawImage(image, 0, 0, width, height),
    // One picture less is no reason to show no board: all that it says stands in the page as text.
    () => () => undefined,
  ),
});

/** Browsers draw no vectors onto a canvas that do not say how large they are. */
const sized = (svg: string, width: number, height: number): string =>
  svg.replace(/^[^<]*<svg\b[^>]*>/, (root) =>
    root.replace(/\s(?:width|height)="[^"]*"/g, '').replace(/<svg\b/, `<svg width="${width}" height="${height}"`),
  );

/** A browser that is short of memory or time may fail to read a picture, and read it the next moment. */
const MOST_TRIES = 3;

const imageOf = async (svg: string, tries = 1): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (fault) {
    if (tries === MOST_TRIES) throw fault;
    return await imageOf(svg, tries + 1);
  } finally {
    URL.revokeObjectURL(url);
  }
  return image;
};

/** A part of a picture, that lies beside other parts without a seam. */
export const partOf = (whole: Picture, x: number, y: number, width: number, height: number): Picture => {
  const moved =
    (paint: Paint): Paint =>
    (pen) => {
      pen.translate(-x, -y);
      paint(pen);
    };
  const { paint } = whole;
  return {
    name: `${whole.name}@${x},${y}`,
    width,
    height,
    paint: paint instanceof Promise ? paint.then(moved) : moved(paint),
  };
};

/** Words as a picture, set narrower by a factor. */
export const letters = (text: string, style: string, lettering: Lettering, narrow = 1): Picture => {
  const { size, colour, edge } = lettering;
  const font = fontOf(lettering);
  const stroke = edge === undefined ? 0 : Math.max(2, size * 0.22);
  const width = measure(text, font) * narrow + stroke * 2 + size * 0.1;
  const height = size * 1.4 + stroke;
  return {
    name: `letters ${style} ${size.toFixed(2)} ${text}`,
    width,
    height,
    paint: (pen) => {
      pen.translate(width / 2, 0);
      pen.scale(narrow, 1);
      Object.assign(pen, { font, textAlign: 'center', textBaseline: 'alphabetic', lineJoin: 'round' });
      // Halfway up a capital letter or a digit, which is what looks like the middle.
      const base = height / 2 + size * 0.345;
      if (edge !== undefined) {
        Object.assign(pen, { strokeStyle: edge, lineWidth: stroke });
        pen.strokeText(text, 0, base);
      }
      pen.fillStyle = colour;
      pen.fillText(text, 0, base);
    },
  };
};

export const fontOf = ({ weight, size, family }: Pick<Lettering, 'weight' | 'size' | 'family'>): string => {
  const named = getComputedStyle(document.documentElement).getPropertyValue(`--${family}`).trim();
  return `${weight} ${size}px ${named === '' ? (family === 'serif' ? 'Georgia, serif' : 'system-ui, sans-serif') : named}`;
};

/** How wide words run in a font. */
export const measure = (text: string, font: string): number => {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return text.length * 10;
  pen.font = font;
  return pen.measureText(text).width;
};
