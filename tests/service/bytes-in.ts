/**
 * Every 32 bytes that stand in a text, as hex, however they are written there: base64 of either alphabet, hex of either case
 * and with or without spaces, and numbers as JSON or a console writes them.
 */
export const bytesIn = (text: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const plain = text.replaceAll('\\', '');
  // The same digests come again and again.
  for (const run of new Set(plain.match(BASE64)))
    for (const window of windows(run, BASE64_LENGTH)) found.add(Buffer.from(window, 'base64url').toString('hex'));
  for (const [run] of [...plain.matchAll(HEX), ...plain.matchAll(SPACED_HEX)])
    for (const window of windows(run.replaceAll(' ', '').toLowerCase(), 2 * LENGTH)) found.add(window);
  // An array of bytes that goes through JSON becomes an object: {"0":17,"1":4, ...}.
  for (const [run] of plain.replaceAll(/"\d{1,3}":(?=\s*\d{1,3}\b)/g, '').matchAll(NUMBERS)) {
    const numbers = run.split(',').map(Number);
    for (let at = 0; at + LENGTH <= numbers.length; at += 1)
      found.add(Buffer.from(numbers.slice(at, at + LENGTH)).toString('hex'));
  }
  return found;
};

const LENGTH = 32;
const BASE64_LENGTH = 43;
const BASE64 = /[\w+/-]{43,}/g;
const HEX = /[0-9a-f]{64,}/gi;
const SPACED_HEX = /(?:[0-9a-f]{2} ){31}[0-9a-f]{2}/gi;
const NUMBERS = /\d{1,3}(?:\s*,\s*\d{1,3}){31,}/g;

function* windows(run: string, length: number): Generator<string> {
  for (let at = 0; at + length <= run.length; at += 1) yield run.slice(at, at + length);
}
