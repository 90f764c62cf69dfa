import { LEAD } from './glass.js';

/** A pane of glass within its leads. */
export const pane = (d: string, fill: string): string =>
  `<path d="${d}" fill="${fill}" stroke="${LEAD}" stroke-width="1.500" stroke-linejoin="round"/>`;

/** Light on an edge. */
export const shine = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".75"/>`;

/** A line of lead or wire. */
export const lead = (d: string, width = 1.5): string =>
  `<path d="${d}" fill="none" stroke="${LEAD}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const brass = (d: string): string =>
  `<path d="${d}" fill="#d9a441" stroke="${LEAD}" stroke-width="1.400" stroke-linejoin="round"/>`;

export const dot = (x: number, y: number, r: number, fill: string = LEAD): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const bead = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${LEAD}" stroke-width="1.300"/><circle cx="${x - r * 0.35}" cy="${y - r * 0.35}" r="${r * 0.24}" fill="#fff" opacity=".9"/>`;
