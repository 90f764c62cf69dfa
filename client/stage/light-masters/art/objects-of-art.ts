import type { Panes } from './card.js';
import { bead, brass, dot, lead, pane, shine } from './pane.js';

/** Works of art, each around 0, 0 in a box of 52 by 100. */

const mask = ({ a, b }: Panes): string =>
  [
    pane('M-4-10C-14-22-22-28-22-44-12-40-6-30-2-12z', b),
    pane('M4-10C14-22 22-28 22-44 12-40 6-30 2-12z', b),
    pane('M-6-10Q-6-30 0-46 6-30 6-10z', a),
    pane('M0-8C-12-15-24-12-26-6-27 8-20 18-11 18-5 18-3 12 0 12z', a),
    pane('M0-8C12-15 24-12 26-6 27 8 20 18 11 18 5 18 3 12 0 12z', a),
    `<path d="M-20 2Q-13-5-5 3-12 9-20 2zM20 2Q13-5 5 3 12 9 20 2z" fill="#fff6d8" stroke="#1d150e" stroke-width="1.400"/>`,
    bead(0, -9, 4, b),
    brass('M21 12L24 12 17 46H14z'),
    shine('M-20-5Q-13-9-6-7'),
  ].join('');

const mosaic = ({ a, b }: Panes): string => {
  const rings = [
    { from: 13, to: 25, count: 12, turn: 0 },
    { from: 5, to: 13, count: 6, turn: 15 },
  ];
  const tile = (from: number, to: number, start: number, end: number): string => {
    const at = (degrees: number, far: number): string =>
      `${(far * Math.sin((degrees * Math.PI) / 180)).toFixed(1)} ${(-1.7 * far * Math.cos((degrees * Math.PI) / 180)).toFixed(1)}`;
    return `M${at(start, from)}L${at(start, to)}L${at(end, to)}L${at(end, from)}Z`;
  };
  return [
    ...rings.flatMap(({ from, to, count, turn }, row) =>
      Array.from({ length: count }, (_, index) => {
        const start = turn + (index * 360) / count;
        return pane(tile(from, to, start, start + 360 / count), (index + row) % 3 === 0 ? b : a);
      }),
    ),
    bead(0, 0, 5.5, b),
    shine('M-17-28Q-8-38 2-39'),
  ].join('');
};

const harlequin = ({ a, b }: Panes): string =>
  [
    pane('M0-34C-6-48-18-46-22-34-14-38-10-30-8-24z', a),
    pane('M0-34C6-48 18-46 22-34 14-38 10-30 8-24z', b),
    bead(-22, -33, 3, b),
    bead(22, -33, 3, a),
    `<circle cy="-22" r="9.500" fill="#fff1d2" stroke="#1d150e" stroke-width="1.500"/>`,
    dot(-3.5, -22, 1.4),
    dot(3.5, -22, 1.4),
    lead('M-3.500-17Q0-14.500 3.500-17', 1.2),
    pane('M-13-10H13L18 26H-18z', a),
    pane('M-13-10L-6.500 0-15 8zM-6.500 0L0-10 6.500 0 0 10zM6.500 0L13-10 15 8z', b),
    pane('M-15 8L-7 18-18 26zM0 10L8 18 0 26-8 18zM15 8L7 18 18 26z', b),
    pane('M-16 26H-1L-3 46H-13zM1 26H16L13 46H3z', b),
    pane('M-13-10L-24 10-19 13-13 3zM13-10L24 10 19 13 13 3z', a),
    shine('M-10-6L-13 14'),
  ].join('');

const obelisk = ({ a, b, c }: Panes): string =>
  [
    pane('M-6-34L0-47 6-34z', c),
    pane('M-6-34H6L8-14H-8z', a),
    pane('M-8-14H8L10 4H-10z', b),
    pane('M-10 4H10L12 28H-12z', a),
    pane('M-17 28H17V36H-17z', c),
    pane('M-23 36H23V45H-23z', b),
    shine('M-4-30L-8 22'),
  ].join('');

const window = ({ a, b, c }: Panes): string =>
  [
    pane('M-22 46V-14Q-22-38 0-46 22-38 22-14V46z', a),
    pane('M-22-12L0-46V-12z', b),
    pane('M22-12L0-46V-12z', a),
    pane('M-22 16H0V46H-22z', c),
    pane('M0 16H22V46H0z', b),
    pane('M0-28L11-12 0 4-11-12z', c),
    pane('M-11-12L0 4-11 16-22 4zM11-12L22 4 11 16 0 4z', a),
    lead('M0-46V46M-22 16H22', 2),
    shine('M-18 12V-14Q-17-26-10-33'),
  ].join('');

const torso = ({ a, b, c }: Panes): string =>
  [
    pane('M-5-44H5L6-32H-6z', b),
    pane('M-6-32C-18-31-24-26-25-16L-22-2-15-6-13 6 0 10V-32z', a),
    pane('M6-32C18-31 24-26 25-16L22-2 15-6 13 6 0 10V-32z', a),
    pane('M-13 6L0 10 13 6 10 18 13 28H-13L-10 18z', c),
    pane('M-14 28H14L12 38H-12z', a),
    pane('M-20 38H20V46H-20z', b),
    lead('M-14-14Q-7-8 0-12 7-8 14-14M0-12V24', 1.3),
    shine('M-20-20Q-18-26-11-28'),
  ].join('');

export const objectsOfArt = {
  'creation-mask': mask,
  'creation-mosaic': mosaic,
  'creation-harlequin': harlequin,
  'creation-obelisk': obelisk,
  'creation-window': window,
  'creation-torso': torso,
} as const;
