import { pebblesFace } from '#tests/games/pebbles/face.js';
import { provesFace } from './proves-face.js';

provesFace(pebblesFace, { seeds: [[2, 'face']], raw: /pebble-|hand-\d/ });
