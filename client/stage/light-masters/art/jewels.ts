import type { Panes } from './card.js';
import { bead, brass, lead, pane, shine } from './pane.js';

/** Jewels, each around 0, 0 in a box of 52 by 100. */

const drop = (x: number, y: number, size: number, fill: string): string => {
  const s = size / 10;
  return [
    pane(
      `M${x} ${y - 14 * s}C${x + 10 * s} ${y - 2 * s} ${x + 10 * s} ${y + 11 * s} ${x} ${y + 12 * s}C${x - 10 * s} ${y + 11 * s} ${x - 10 * s} ${y - 2 * s} ${x} ${y - 14 * s}z`,
      fill,
    ),
    shine(`M${x - 4 * s} ${y + 3 * s}Q${x - 4.5 * s} ${y - 1 * s} ${x - 1.5 * s} ${y - 5 * s}`),
  ].join('');
};

const necklace = ({ a, b }: Panes): string =>
  [
    lead('M-21-44C-26-8-12 6 0 8 12 6 26-8 21-44', 2),
    ...[
      [-21, -36, 5],
      [-20.5, -23, 5.5],
      [-16, -11, 6],
      [21, -36, 5],
      [20.5, -23, 5.5],
      [16, -11, 6],
    ].map(([x = 0, y = 0, r = 0], at) => bead(x, y, r, at % 3 === 1 ? b : a)),
    bead(-8.5, 1, 6.5, a),
    bead(8.5, 1, 6.5, a),
    brass('M-4 6H4L3 13H-3z'),
    drop(0, 29, 13, b),
  ].join('');

const brooch = ({ a, b }: Panes): string =>
  [
    brass('M-25 39L23-43 25-41-22 41z'),
    ...Array.from(
      { length: 8 },
      (_, at) =>
        `<g transform="rotate(${at * 45})">${pane('M0-8C-10-16-9-26 0-30 9-26 10-16 0-8z', at % 4 === 0 ? b : a)}</g>`,
    ),
    ...Array.from({ length: 8 }, (_, at) => `<g transform="rotate(${at * 45 + 22.5})">${bead(0, -21, 2.6, b)}</g>`),
    bead(0, 0, 9.5, b),
    shine('M-8-24Q-5-28 0-28'),
  ].join('');

const bracelet = ({ a, b }: Panes): string =>
  [
    pane('M-25-4C-25-30 25-30 25-4 25 26-25 26-25-4zM-15-3C-15 13 15 13 15-3 15-18-15-18-15-3z', a),
    lead('M-25-4C-25 10-12 18 0 18S25 10 25-4', 1.2),
    ...[
      [-21, 8],
      [-11.5, 15.5],
      [0, 18],
      [11.5, 15.5],
      [21, 8],
    ].map(([x = 0, y = 0], at) => bead(x, y, at === 2 ? 7.5 : 5.2, at % 2 === 0 ? b : a)),
    shine('M-21-10Q-17-20-6-22'),
  ].join('');

const earrings = ({ a, b, c }: Panes): string =>
  [-13, 13]
    .map((x) =>
      [
        lead(`M${x} -30C${x - 8} -32 ${x - 7} -46 ${x} -46 ${x + 5} -46 ${x + 5} -40 ${x + 3} -38`, 1.8),
        bead(x, -24, 6.5, b),
        bead(x, -11, 4.5, c),
        drop(x, 14, 10.5, a),
        bead(x, 34, 5, c),
      ].join(''),
    )
    .join('');

const pendant = ({ a, b, c }: Panes): string =>
  [
    lead('M-24-46Q-16-22 0-16 16-22 24-46', 2),
    ...[-19, -11, 11, 19].map((x) => bead(x, x * x * -0.075 - 8, 3.4, b)),
    brass('M-5-16H5L4-8H-4z'),
    pane('M0-8L22 14 0 46-22 14z', a),
    pane('M0-8L22 14H-22z', b),
    pane('M-9 14H9L0 34z', c),
    lead('M-22 14L-9 14 0-8 9 14 22 14M-9 14L0 46 9 14', 1.3),
    shine('M-15 12L-3 0'),
  ].join('');

const signet = ({ a, b, c }: Panes): string =>
  [
    pane('M0 46C-28 46-30 2-14-6L-10 2C-20 10-16 34 0 34S20 10 10 2L14-6C30 2 28 46 0 46z', a),
    pane('M-18-6H18L14-14H-14z', c),
    pane('M-12-14H12L20-26 10-40H-10L-20-26z', b),
    lead('M-20-26H20M-7-26L0-14 7-26 0-40z', 1.3),
    pane('M-7-26L0-40 7-26z', c),
    shine('M-16 30Q-20 22-19 12'),
  ].join('');

export const jewels = {
  'creation-necklace': necklace,
  'creation-brooch': brooch,
  'creation-bracelet': bracelet,
  'creation-earrings': earrings,
  'creation-pendant': pendant,
  'creation-signet': signet,
} as const;
