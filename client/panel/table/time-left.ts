/** How many milliseconds a move may still take, with the moment that it was asked for and the present one by one clock. */
export const timeLeft = (seconds: number, askedAt: number, now: number): number => askedAt + seconds * 1000 - now;
