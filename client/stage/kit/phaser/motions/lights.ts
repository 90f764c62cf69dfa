import type { Motion } from '../../motion.js';
import type { Lettering, Spot } from '../../piece.js';
import { cutOut } from '../cutout.js';
import type { Cutout } from '../cutout.js';
import { LIFTED } from '../figure.js';
import { LIGHT } from '../ornaments.js';
import { letters } from '../picture.js';
import type { Lead } from '../camera.js';
import type { Props, Run } from './run.js';
import { arc, mixed, smooth } from './ways.js';

type Of<K extends Motion['kind']> = Extract<Motion, { kind: K }>;

/** So many of a heap are seen to fly; more would be a cloud. */
const MOST = 12;
/** How much of the time a single one is in the air. */
const AIRBORNE = 0.55;
/** Words stay readable on the smallest screen, in pixels of the page. */
const LEAST_LETTERS = 17;

const TONES: Readonly<Record<Of<'say'>['tone'], string>> = { gain: '#2a6a3d', loss: '#a33a22', plain: '#1c2b30' };

/** Coins and the like, one after another, each on an arc of its own. */
export const flying = ({ art, count, from, to }: Of<'fly'>, { easel, pictures }: Props): Run => {
  const many = Math.min(MOST, Math.max(1, count));
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  let coins: readonly Cutout[] = [];
  return {
    begin: () => {
      coins = Array.from({ length: many }, () =>
        cutOut(easel, pictures.art(art), { ...from, angle: 0, scale: 1, alpha: 0 }),
      );
      for (const [index, coin] of coins.entries()) coin.rank(LIFTED * 2 + many - index);
    },
    along: (part) => {
      for (const [index, coin] of coins.entries()) {
        const late = many === 1 ? 0 : (index / (many - 1)) * (1 - AIRBORNE);
        const own = Math.min(1, Math.max(0, (part - late) / (many === 1 ? 1 : AIRBORNE)));
        const gone = smooth(own);
        // Neighbours fly a little apart, as if thrown by a hand.
        const side = ((index % 3) - 1) * Math.min(18, far * 0.06) * arc(own);
        const high = Math.min(90, 24 + far * 0.16) * arc(own);
        coin.lie({
          x: mixed(from.x, to.x, gone) + side,
          y: mixed(from.y, to.y, gone) - high,
          angle: 0,
          scale: 1 + 0.15 * arc(own),
          alpha: own === 0 || own === 1 ? 0 : Math.min(1, own * 12, (1 - own) * 12),
        });
      }
    },
    end: () => {
      for (const coin of coins) coin.gone();
    },
  };
};

/** A few words that rise and fade. */
export const saying = ({ text, at, tone }: Of<'say'>, { easel, pixel }: Props): Run => {
  const size = Math.max(30, LEAST_LETTERS * pixel);
  const look: Lettering = { size, colour: TONES[tone], weight: 'bold', family: 'serif', edge: '#fffaf0' };
  let words: Cutout | null = null;
  return {
    begin: () => {
      words = cutOut(easel, letters(text, `said ${tone} ${size}`, look), { ...at, angle: 0, scale: 1, alpha: 0 });
      words.rank(LIFTED * 3);
    },
    along: (part) => {
      const y = at.y - size * 1.9 * (1 - (1 - part) ** 2);
      const scale = part < 0.12 ? mixed(0.7, 1, part / 0.12) : 1;
      words?.lie({ x: at.x, y, angle: 0, scale, alpha: Math.min(1, part * 9, (1 - part) * 3.5) });
    },
    end: () => words?.gone(),
  };
};

/** A ring of light that goes out from a spot. */
export const glowing = ({ at, size }: Of<'glow'>, { easel }: Props): Run => {
  const full = (size * 1.45) / LIGHT.width;
  let light: Cutout | null = null;
  return {
    begin: () => {
      light = cutOut(easel, LIGHT, { ...at, angle: 0, scale: full, alpha: 0 });
      light.rank(LIFTED * 2);
    },
    along: (part) => {
      const wide = mixed(0.55, 1.25, 1 - (1 - part) ** 2);
      light?.lie({ ...at, angle: 0, scale: full * wide, alpha: Math.min(1, part * 6, (1 - part) * 2.4) });
    },
    end: () => light?.gone(),
  };
};

/** How much of its time the eye takes to get there; the rest it stays. */
const THERE = 0.45;

/** The eye is led to a part of the board; it goes home when all is over. */
export const looking = ({ at, width }: Of<'look'>, { camera }: Props): Run => {
  let lead: Lead | null = null;
  return {
    begin: () => {
      lead = camera.lead(viewOf(at, width, camera.screen().width));
    },
    along: (part) => lead?.along(smooth(Math.min(1, part / THERE))),
    end: () => lead?.home(),
  };
};

const viewOf = ({ x, y }: Spot, width: number, screen: number): { x: number; y: number; zoom: number } => ({
  x,
  y,
  zoom: screen / Math.max(1, width),
});
