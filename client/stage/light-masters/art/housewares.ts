import type { Panes } from './card.js';
import { bead, brass, lead, pane, shine } from './pane.js';

/** Housewares, each around 0, 0 in a box of 52 by 100. */

const vase = ({ a, b }: Panes): string =>
  [
    pane('M-13-44Q0-38 13-44 10-34 7-30H-7Q-10-34-13-44z', b),
    pane('M-7-30H7C7-20 23-14 23 8 23 26 14 36 10 38H-10C-14 36-23 26-23 8-23-14-7-20-7-30z', a),
    pane('M-22.500 2C-12-6-4 10 6 3S18-4 22.500 1Q23.500 8 22 14C14 8 8 16-2 16S-16 8-22 13Q-23.500 8-22.500 2z', b),
    pane('M-13 38H13V45H-13z', b),
    shine('M-17-2Q-15-11-9-17M-17 20Q-15 28-10 32'),
  ].join('');

const goblet = ({ a, b }: Panes): string =>
  [
    pane('M-21-44H21C21-20 14-4 4 2H-4C-14-4-21-20-21-44z', a),
    pane('M-20-32Q-10-26 0-32T20-32C18-18 12-6 4 2H-4C-12-6-18-18-20-32z', a),
    pane('M-20-36Q-10-30 0-36T20-36L19.500-30Q10-24 0-30T-19.500-30z', b),
    bead(0, 7, 6, b),
    pane('M-3 12H3L5 34H-5z', a),
    bead(0, 25, 4.6, b),
    pane('M-5 34H5Q18 38 20 45H-20Q-18 38-5 34z', a),
    shine('M-15-38Q-14-20-6-8'),
  ].join('');

const carafe = ({ a, b }: Panes): string =>
  [
    bead(0, -41, 6, b),
    pane('M-6-35H6L5-14H-5z', a),
    pane('M-6-35H6L14-31 6-26H-6z', b),
    pane('M-5-14H5C10-4 24 4 24 24 24 38 16 45 0 45S-24 38-24 24C-24 4-10-4-5-14z', a),
    pane('M-23.500 20Q-12 14 0 20T23.500 20C25 38 16 45 0 45S-25 38-23.500 20z', b),
    lead('M6-30C22-32 26-12 14-2', 3),
    shine('M-17 14Q-14 4-8-2'),
  ].join('');

const lamp = ({ a, b, c }: Panes): string =>
  [
    brass('M-2-46H2V-36H-2z'),
    pane('M-7-36H7L25-2H-25z', a),
    pane('M-7-36H-2L-6-2H-25z', b),
    pane('M7-36H2L6-2H25z', c),
    pane('M-25-2H25L22 6Q18 2 14.500 6 11 2 7.500 6 4 2 0 6-4 2-7.500 6-11 2-14.500 6-18 2-22 6z', c),
    `<ellipse cy="10" rx="7" ry="5" fill="#fff3a8" opacity=".9"/>`,
    brass('M-2.500 8H2.500L3.500 34H-3.500z'),
    pane('M-17 45Q-16 36 0 34 16 36 17 45z', b),
    shine('M-10-31L-18-8'),
  ].join('');

const bowl = ({ a, b, c }: Panes): string =>
  [
    pane('M-26-10Q-22-18-17-10-12-19-8-10-4-19 0-10 4-19 8-10 12-19 17-10 22-18 26-10z', c),
    pane('M-26-10H26C26 12 16 26 0 26S-26 12-26-10z', a),
    pane('M-26-10H-9C-9 10-7 22 0 26-16 26-26 12-26-10zM26-10H9C9 10 7 22 0 26 16 26 26 12 26-10z', b),
    pane('M-9 25H9L13 38H-13z', c),
    bead(-13, -20, 5, a),
    bead(0, -24, 6, b),
    bead(12, -20, 5, a),
    shine('M-21-4Q-19 9-11 17'),
  ].join('');

const mirror = ({ a, b, c }: Panes): string =>
  [
    pane('M0-47C-16-47-25-34-25-18S-14 12 0 12 25-2 25-18 16-47 0-47z', a),
    ...Array.from({ length: 8 }, (_, at) => {
      const turn = (at * Math.PI) / 4;
      return bead(
        Math.round(20 * Math.sin(turn) * 10) / 10,
        Math.round((-18 - 24 * Math.cos(turn)) * 10) / 10,
        3.4,
        at % 2 === 0 ? b : c,
      );
    }),
    `<ellipse cy="-18" rx="15" ry="19" fill="#e8f6f8" stroke="#1d150e" stroke-width="1.500"/><path d="M-10-14L4-34M-6-6L10-28" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/>`,
    brass('M-4 11H4L3 20H-3z'),
    pane('M-4 20H4L6 40Q0 47-6 40z', b),
  ].join('');

export const housewares = {
  'creation-vase': vase,
  'creation-goblet': goblet,
  'creation-carafe': carafe,
  'creation-lamp': lamp,
  'creation-bowl': bowl,
  'creation-mirror': mirror,
} as const;
