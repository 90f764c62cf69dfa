import * as z from 'zod';
import type { Viewer } from '../viewer.js';
import { plainText } from './ids.js';

/** With whose eyes one looks who does not look with their own: `public`, `auditor` or `seat:N`. */
const eyes = z
  .string()
  .regex(/^(?:public|auditor|seat:(?:0|[1-9][0-9]?))$/)
  .transform((as): Viewer => (as === 'public' || as === 'auditor' ? as : Number(as.slice('seat:'.length))));

/** Why something is done, in a sentence that others read later. */
export const reason = plainText(500);

/** With whose eyes, other than one's own, and why: both stand in the access record, where something is hidden. */
export const asWhom = { as: eyes.exactOptional(), reason: reason.exactOptional() };
