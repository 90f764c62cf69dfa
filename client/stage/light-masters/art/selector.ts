import type { Drawing } from '../../kit/piece.js';
import type { Makers } from '../../kit/makers.js';
import { picture, slant } from '../../kit/svg.js';
import { LEAD } from './glass.js';

/** The brass frame that points at a pair: its window shows both, and its handle reaches out to the markets. */
const selector = (id: string): Drawing =>
  picture(
    120,
    222,
    [
      `<path d="M16 40Q60 22 104 40L92 196Q60 206 28 196z" fill="#000" opacity=".3" transform="translate(5 7)"/>`,
      `<path fill-rule="evenodd" d="M8 38Q60 14 112 38L97 200Q60 212 23 200zM22 46L34 190Q60 198 86 190L98 46Q60 30 22 46z" fill="url(#${id}-brass)" stroke="${LEAD}" stroke-width="2"/>`,
      `<path d="M22 46L34 190Q60 198 86 190L98 46Q60 30 22 46z" fill="url(#${id}-glass)"/>`,
      `<path d="M12 41Q60 19 108 41" fill="none" stroke="#fff3c9" stroke-width="2.500" stroke-linecap="round"/>`,
      `<path d="M13 46L27 196" stroke="#fff3c9" stroke-width="2" opacity=".8"/>`,
      `<path d="M60 2L76 24Q60 17 44 24z" fill="#d3283a" stroke="${LEAD}" stroke-width="2" stroke-linejoin="round"/>`,
      `<circle cx="60" cy="26" r="8" fill="url(#${id}-knob)" stroke="${LEAD}" stroke-width="1.600"/>`,
      `<circle cx="60" cy="204" r="8" fill="url(#${id}-knob)" stroke="${LEAD}" stroke-width="1.600"/>`,
    ].join(''),
    [
      slant(`${id}-brass`, [0, '#fff0bd'], [0.45, '#d9a945'], [1, '#7a5314']),
      slant(`${id}-knob`, [0, '#fff4cf'], [1, '#9b6c1e']),
      slant(`${id}-glass`, [0, '#ffffff', 0.36], [0.4, '#ffffff', 0.05], [1, '#ffe9a8', 0.22]),
    ].join(''),
  );

/** A brass knob with an arrow anticlockwise: one step for a Lira. */
const crank = (id: string): Drawing =>
  picture(
    66,
    68,
    [
      `<circle cx="34" cy="37" r="29" fill="#000" opacity=".4"/>`,
      `<circle cx="32" cy="32" r="29" fill="url(#${id}-rim)" stroke="${LEAD}" stroke-width="1.800"/>`,
      `<circle cx="32" cy="32" r="23" fill="#f7e4b4" stroke="#8f6512" stroke-width="1.400"/>`,
      `<path d="M46 38A14.500 14.500 0 1 0 22 43" fill="none" stroke="#7a1f2a" stroke-width="5.500" stroke-linecap="round"/>`,
      `<path d="M14 38L20 52 31 42z" fill="#7a1f2a" stroke="#7a1f2a" stroke-width="2" stroke-linejoin="round"/>`,
      `<circle cx="32" cy="32" r="4.500" fill="url(#${id}-rim)" stroke="${LEAD}" stroke-width="1.200"/>`,
      `<path d="M8 24A26 26 0 0 1 26 7" fill="none" stroke="#fff6d6" stroke-width="2.200" stroke-linecap="round"/>`,
    ].join(''),
    slant(`${id}-rim`, [0, '#fff0bd'], [0.5, '#cf9f42'], [1, '#74500f']),
  );

export const selectors: Makers = { selector, crank };
