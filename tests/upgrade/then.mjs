import process from 'node:process';

/**
 * Read first by a service that is to believe in another time: it starts at the moment in `CLOCK_AT` (milliseconds since
 * 1970), and the time goes on from there, unless `CLOCK_STOPS`. Without it every table of a fixture would be closed at
 * the first start, because no player visited it for so long.
 */
const then = Number(process.env.CLOCK_AT);
if (!Number.isSafeInteger(then)) throw new Error('CLOCK_AT is to be a number of milliseconds.');
const stops = process.env.CLOCK_STOPS === 'yes';
const realNow = Date.now;
const start = realNow();
Date.now = () => (stops ? then : then + realNow() - start);
