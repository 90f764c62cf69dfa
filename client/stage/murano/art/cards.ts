import type { Drawing } from '../../kit/piece.js';
import { INK, n, picture, put, slant } from '../../kit/svg.js';

const CARD = { width: 84, height: 118 } as const;
/** The band with the pictogram at a card's foot. */
export const BAND = { y: 80, height: 32 } as const;

const EDGE = `stroke="${INK}" stroke-width="1.400" stroke-linejoin="round"`;

/** A card: its shadow, a frame of paper, a picture in its window and a band with what it does. */
export const card = (id: string, sky: readonly [string, string], image: string, band: string, defs = ''): Drawing =>
  picture(
    CARD.width,
    CARD.height,
    [
      `<rect x="4" y="5" width="79" height="112" rx="8" fill="#06222a" opacity=".35"/>`,
      `<rect x="1.500" y="1.500" width="79.500" height="113" rx="8" fill="#fbf2dc" ${EDGE}/>`,
      `<g clip-path="url(#${id}-window)"><rect x="5" y="5" width="72.500" height="74" fill="url(#${id}-sky)"/>${image}</g>`,
      `<rect x="5.500" y="5.500" width="71.500" height="73.500" rx="5" fill="none" stroke="#8f6512" stroke-width="1.600"/>`,
      `<rect x="5.500" y="${BAND.y}" width="71.500" height="${BAND.height - 1}" rx="5" fill="#f1e0b9" stroke="#b28d46" stroke-width="1"/>`,
      band,
      `<path d="M3.500 108V9.500a6 6 0 0 1 6-6H72" fill="none" stroke="#fff" stroke-width="1.600" stroke-linecap="round" opacity=".9"/>`,
    ].join(''),
    `<clipPath id="${id}-window"><rect x="5.500" y="5.500" width="71.500" height="73.500" rx="5"/></clipPath>${slant(`${id}-sky`, [0, sky[0]], [1, sky[1]])}${defs}`,
  );

const BACKS = {
  character: { from: '#7d3550', to: '#3f1730', emblem: mask() },
  building: { from: '#33757c', to: '#123f4a', emblem: house() },
} as const;

export const cardBack = (id: string, kind: keyof typeof BACKS): Drawing => {
  const { from, to, emblem } = BACKS[kind];
  return picture(
    CARD.width,
    CARD.height,
    [
      `<rect x="4" y="5" width="79" height="112" rx="8" fill="#06222a" opacity=".35"/>`,
      `<rect x="1.500" y="1.500" width="79.500" height="113" rx="8" fill="#fbf2dc" ${EDGE}/>`,
      `<rect x="6" y="6" width="70.500" height="104" rx="5" fill="url(#${id}-back)" stroke="#8f6512" stroke-width="1.300"/>`,
      lattice(),
      `<ellipse cx="41.300" cy="58" rx="27" ry="31" fill="${to}" stroke="#e3b04b" stroke-width="2.200"/>`,
      put(emblem, 41.3, 58),
      `<path d="M3.500 108V9.500a6 6 0 0 1 6-6H72" fill="none" stroke="#fff" stroke-width="1.600" stroke-linecap="round" opacity=".9"/>`,
    ].join(''),
    slant(`${id}-back`, [0, from], [1, to]),
  );
};

const lattice = (): string => {
  const lines: string[] = [];
  for (let at = 0; at < 6; at++) {
    const y = 14 + at * 17.6;
    for (const x of [14, 32, 50.5, 68.5])
      lines.push(
        `<path d="M${n(x)} ${n(y - 5)}l4.500 5-4.500 5-4.500-5z" fill="none" stroke="#f3d58c" stroke-width=".9" opacity=".5"/>`,
      );
  }
  return lines.join('');
};

export function mask(): string {
  return `<path d="M-19-8q9-6 19 0 10-6 19 0c2 10-2 18-10 18-5 0-7-5-9-5s-4 5-9 5c-8 0-12-8-10-18z" fill="#f6ead0" ${EDGE}/><path d="M-13-1q5-4 9 1-5 4-9-1zM13-1q-5-4-9 1 5 4 9-1z" fill="#3f1730"/><path d="M0-11q-3-9-12-11 1 6 5 8-4 0-5 3M0-11q3-9 12-11-1 6-5 8 4 0 5 3" fill="#e3b04b" ${EDGE}/><circle cy="-12" r="3.200" fill="#c8283c" ${EDGE}/>`;
}

export function house(): string {
  return `<path d="M-16 18V-4h32v22z" fill="#f6ead0" ${EDGE}/><path d="M-20-3L0-20 20-3z" fill="#b4492f" ${EDGE}/><path d="M-5 18V8a5 5 0 0 1 10 0v10z" fill="#123f4a"/><path d="M-12 1h5v6h-5zM7 1h5v6H7z" fill="#4f9dac" ${EDGE}/><circle cy="-9" r="3.200" fill="#e3b04b" ${EDGE}/>`;
}
