import { randomBytes } from 'node:crypto';

/** The id of an act, an access or a report: 16 letters that nobody guesses. */
export const newRecordId = (): string => randomBytes(12).toString('base64url');
