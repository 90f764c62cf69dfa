/** The side of the pattern; a power of two, so that it can be laid side by side for ever. */
export const CAUSTICS_SIDE = 256;

/**
 * Two patterns of light, drifting against each other over a slow swell: where both are bright, the water glitters. Light
 * falls from the upper left.
 */
export const FRAGMENT = `
#pragma phaserTemplate(shaderName)
precision highp float;
uniform sampler2D uLight;
uniform vec2 uFrom;
uniform vec2 uSize;
uniform float uSeconds;
varying vec2 outTexCoord;

void main ()
{
  vec2 spot = uFrom + vec2(outTexCoord.x, 1.0 - outTexCoord.y) * uSize;
  float swell = texture2D(uLight, spot / 1900.0 + vec2(0.004, 0.0027) * uSeconds).g;
  vec2 sway = vec2(swell, 1.0 - swell) * 0.09;
  float one = texture2D(uLight, spot / 330.0 + sway + vec2(0.011, 0.007) * uSeconds).r;
  float two = texture2D(uLight, spot.yx / 410.0 - sway + vec2(-0.008, 0.010) * uSeconds).r;
  float glitter = min(one, two);
  float depth = texture2D(uLight, spot / 2700.0 - vec2(0.0021, 0.0016) * uSeconds).g;
  vec3 water = mix(vec3(0.040, 0.235, 0.275), vec3(0.085, 0.395, 0.425), 0.35 * swell + 0.65 * depth);
  water += vec3(0.30, 0.46, 0.44) * glitter * glitter * 0.42;
  water += vec3(0.05, 0.10, 0.10) * (one + two - 0.5) * 0.22;
  gl_FragColor = vec4(water, 1.0);
}
`;

/** Light as it lies on the bottom of shallow water, in the red, and a slow swell, in the green. */
export const caustics = (): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = CAUSTICS_SIDE;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  const picture = pen.createImageData(CAUSTICS_SIDE, CAUSTICS_SIDE);
  const seeds = scattered();
  for (let row = 0; row < CAUSTICS_SIDE; row += 1) {
    for (let column = 0; column < CAUSTICS_SIDE; column += 1) {
      const x = column / CAUSTICS_SIDE;
      const y = row / CAUSTICS_SIDE;
      const at = (row * CAUSTICS_SIDE + column) * 4;
      picture.data[at] = 255 * web(seeds, x + 0.02 * wave(x, y, 1), y + 0.02 * wave(y, x, 2));
      picture.data[at + 1] = 255 * (0.5 + 0.25 * wave(x, y, 1) + 0.25 * wave(y, x, 1));
      picture.data[at + 3] = 255;
    }
  }
  pen.putImageData(picture, 0, 0);
  return canvas;
};

const wave = (a: number, b: number, often: number): number =>
  Math.sin(2 * Math.PI * often * (a + 0.31 * Math.sin(2 * Math.PI * b)));

/** How many cells of light there are along a side. */
const CELLS = 7;

interface Seed {
  readonly x: number;
  readonly y: number;
}

/** One seed in each cell, somewhere: always the same, since nobody should have to guess whether the water is to blame. */
const scattered = (): readonly (readonly Seed[])[] => {
  let state = 7;
  const next = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: CELLS }, () => Array.from({ length: CELLS }, () => ({ x: next(), y: next() })));
};

/** Bright where the two nearest seeds are equally far, which is a net of bright lines. */
const web = (seeds: readonly (readonly Seed[])[], x: number, y: number): number => {
  const column = Math.floor(x * CELLS);
  const row = Math.floor(y * CELLS);
  let nearest = 9;
  let second = 9;
  for (let up = -1; up <= 1; up += 1) {
    for (let along = -1; along <= 1; along += 1) {
      const seed = seeds[around(row + up)]?.[around(column + along)];
      if (seed === undefined) continue;
      const far = Math.hypot(column + along + seed.x - x * CELLS, row + up + seed.y - y * CELLS);
      if (far < nearest) [nearest, second] = [far, nearest];
      else if (far < second) second = far;
    }
  }
  return Math.max(0, 1 - (second - nearest) * 2.4) ** 1.6;
};

const around = (index: number): number => (index + CELLS) % CELLS;
