import type { ComponentChildren } from 'preact';
import { Beads, Gondola, MooringPost, Sail } from './lagoon-boats.js';
import { Campanile, Cypress, Furnace, House } from './lagoon-houses.js';
import './lagoon.css';

/**
 * The lagoon on a late morning: our own drawing, light from the upper left. It says nothing that is not said in words.
 * What moves lies on sheets of its own, so that nothing is drawn again while it moves.
 */
export const Lagoon = () => (
  <>
    <Sheet>
      <Tints />
      <circle cx="640" cy="96" r="210" fill="url(#lagoon-glow)" />
      <circle cx="640" cy="96" r="38" fill="#fff3cf" />
      <Clouds />
      <Skyline />
      <rect x="0" y="300" width="1620" height="220" fill="url(#lagoon-water)" />
      <Chapel />
      <Murano />
      <MooringPost x={1316} y={500} height={150} />
      <MooringPost x={1542} y={508} height={164} />
      <Beads />
      <path
        d="M0 506c60-14 120-14 180 0s120 14 180 0 120-14 180 0 120 14 180 0 120-14 180 0 120 14 180 0 120-14 180 0 120 14 180 0 110-14 180-6v30H0z"
        fill="#f7efe0"
      />
    </Sheet>
    <Sheet moving="is-far">
      <Glitter />
      <path
        d="M-60 336q12-5 24 0t24 0 24 0M180 352q14-6 28 0t28 0 28 0M360 392q14-6 28 0t28 0 28 0M80 414q16-7 32 0t32 0 32 0M480 446q16-7 32 0t32 0 32 0 32 0M930 384q12-5 24 0t24 0M1120 440q14-6 28 0t28 0 28 0M1440 452q14-6 28 0t28 0 28 0"
        class="lagoon-wave"
      />
    </Sheet>
    <Sheet moving="is-near">
      <path
        d="M-80 462q20-9 40 0t40 0 40 0 40 0 40 0M260 480q22-10 44 0t44 0 44 0 44 0M640 470q20-9 40 0t40 0 40 0M930 488q22-10 44 0t44 0 44 0M1200 474q20-9 40 0t40 0 40 0"
        class="lagoon-wave"
      />
    </Sheet>
    <Sheet moving="is-afloat">
      <Sail x={590} y={346} size={0.62} />
      <Gondola x={742} y={420} />
      <Sail x={962} y={446} size={1.05} />
    </Sheet>
  </>
);

const Sheet = ({ moving = '', children }: { readonly moving?: string; readonly children: ComponentChildren }) => (
  <svg class={`lagoon ${moving}`} viewBox="0 -80 1600 600" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    {children}
  </svg>
);

const Tints = () => (
  <defs>
    <linearGradient id="lagoon-water" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#8fcac3" />
      <stop offset="0.28" stop-color="#3f9a9c" />
      <stop offset="0.7" stop-color="#1b6d77" />
      <stop offset="1" stop-color="#0f4a55" />
    </linearGradient>
    <radialGradient id="lagoon-glow">
      <stop offset="0" stop-color="#fff3cf" stop-opacity="0.95" />
      <stop offset="0.35" stop-color="#ffe5ac" stop-opacity="0.5" />
      <stop offset="1" stop-color="#ffe5ac" stop-opacity="0" />
    </radialGradient>
    <linearGradient id="lagoon-shadow" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#0b2d36" stop-opacity="0.5" />
      <stop offset="1" stop-color="#0b2d36" stop-opacity="0" />
    </linearGradient>
  </defs>
);

const Clouds = () => (
  <g fill="#fffaf0" opacity="0.75">
    <path d="M800 92c8-20 40-26 56-10 14-18 52-14 58 8 22-4 36 8 34 20H786c-2-10 4-16 14-18z" />
    <path d="M1236 60c6-14 30-18 42-6 12-12 38-8 42 6 16-2 26 6 24 14h-118c-2-8 2-12 10-14z" />
    <path d="M330 176c6-12 26-16 38-6 10-12 36-8 40 6 14-2 24 4 22 12H322c-2-6 2-10 8-12z" opacity="0.7" />
  </g>
);

/** The city far behind, as haze. */
const Skyline = () => (
  <>
    <path
      d="M0 300v-8h60l8-8h50l6 8h70v-10h16v-26l6-12 6 12v26h30c0-26 16-38 30-40 2-12 6-12 8 0 14 2 30 14 30 40h60l10-10h60v10h90v-14h50l6-8h40v22h120v-12h40v-66l8-22 8 22v66h60c2-30 22-46 42-48 2-16 8-16 10 0 20 2 40 18 42 48h30c2-22 14-32 26-34 2-10 6-10 8 0 12 2 24 12 26 34h60l12-12h70v12h100v-16h60v16h90v-10h70v10h100v8z"
      fill="#b9cdbf"
    />
    <path
      d="M420 300v-6h80v-8h40v8h120v-10h30v10h180v-6h60v-8h50v14h130v-10h70v-22l6-10 6 10v22h40v10h390v6z"
      fill="#8fb3aa"
    />
  </>
);

const Glitter = () => (
  <g opacity="0.8" stroke="#fff3cf" stroke-width="2.600" stroke-linecap="round">
    <path d="M604 308h70M618 318h34M590 329h52M640 340h42M612 353h40M580 368h46M650 384h34M606 402h28" fill="none" />
  </g>
);

/** A small island on the way there. */
const Chapel = () => (
  <g>
    <path d="M700 350h244v18q-120 14-244 0z" fill="url(#lagoon-shadow)" />
    <path d="M684 346c20-16 60-22 136-22s118 8 140 22c-30 10-240 12-276 0z" fill="#7f9a5b" class="lagoon-ink" />
    <path
      d="M684 346c36 12 246 10 276 0 2 4 0 8-4 10-50 8-220 8-266 0-5-2-7-6-6-10z"
      fill="#d9c59a"
      class="lagoon-ink"
    />
    <Cypress x={742} y={334} size={0.8} />
    <Cypress x={758} y={338} size={1} />
    <Cypress x={902} y={338} size={0.85} />
    <House x={782} y={338} width={58} height={36} wall="#f3e3c3" storeys={1} windows={3} />
    <Campanile x={846} y={338} height={104} width={20} />
  </g>
);

/** The island of the glassmakers. */
const Murano = () => (
  <g>
    <path d="M1030 404h600v50q-300 22-600 0z" fill="url(#lagoon-shadow)" />
    <Cypress x={1060} y={376} size={1.1} />
    <Cypress x={1082} y={380} size={1.35} />
    <Campanile x={1292} y={378} height={226} width={38} />
    <House x={1104} y={384} width={74} height={84} wall="#e9c48f" storeys={2} windows={3} />
    <House x={1178} y={384} width={62} height={112} wall="#d98b6b" storeys={3} windows={2} />
    <House x={1240} y={384} width={70} height={78} wall="#f3e3c3" storeys={2} windows={3} />
    <Furnace x={1346} y={384} />
    <House x={1446} y={384} width={58} height={104} wall="#e7b77a" storeys={3} windows={2} />
    <House x={1504} y={384} width={84} height={80} wall="#c9745a" storeys={2} windows={3} />
    <path d="M1024 388c6-8 22-10 40-10h560v34H1048c-14 0-28-12-24-24z" fill="#e6d6b0" class="lagoon-ink" />
    <path d="M1026 396c10 8 20 10 40 10h558v14H1058c-18 0-32-10-32-24z" fill="#b79f75" class="lagoon-ink" />
    <path
      d="M1096 406v12m44-12v13m46-13v13m44-13v13m46-13v13m44-13v13m46-13v13m44-13v13m46-13v13m44-13v13"
      stroke="#8a744e"
      stroke-width="1.5"
    />
    <path d="M1128 388h44v8h-8v8h-8v8h-20v-8h-4z" fill="#cbb88c" class="lagoon-ink" />
  </g>
);
