import { fromBase64url, toBase64url } from '#events/base64url.js';

/** Behind whom a page of standings ended, and at which rank. */
export interface StandingsCursor {
  readonly rank: number;
  readonly rating: number;
  readonly isBot: boolean;
  readonly sitter: string;
}

/** Letters that are safe in an address; who is given them has no reason to look inside. */
export const writeStandingsCursor = ({ rank, rating, isBot, sitter }: StandingsCursor): string =>
  toBase64url(new TextEncoder().encode(`${rank} ${rating} ${isBot ? 'bot' : 'player'} ${sitter}`));

/** Null for what we never wrote. */
export const readStandingsCursor = (text: string): StandingsCursor | null => {
  const bytes = fromBase64url(text);
  const [, rank, rating, kind, sitter] = (bytes === null ? null : WRITTEN.exec(new TextDecoder().decode(bytes))) ?? [];
  if (rank === undefined || rating === undefined || sitter === undefined) return null;
  return { rank: Number(rank), rating: Number(rating), isBot: kind === 'bot', sitter };
};

const WRITTEN = /^(\d{1,9}) (-?\d{1,9}(?:\.\d{1,25})?(?:e-\d{1,3})?) (bot|player) ([A-Za-z0-9_-]{1,64})$/;
