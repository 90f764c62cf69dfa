import type { Fault } from './fault.js';

/** More than a store takes of one command, so that no line of ours is longer. */
export const LONGEST_LINE = 1 << 20;

/** A line of a file; `isWhole` where the file goes on behind it. */
export interface Line {
  readonly number: number;
  readonly text: string;
  readonly isWhole: boolean;
}

/** A file's text line by line, whatever pieces it comes in. No more than one line is held; one that is too long is a fault. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<Line | Fault> {
  let held = '';
  let number = 1;
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
      const text = held + piece.slice(from, end);
      if (text.length > LONGEST_LINE) {
        yield tooLong(number);
        return;
      }
      yield { number, text, isWhole: true };
      held = '';
      number += 1;
      from = end + 1;
    }
    held += piece.slice(from);
    if (held.length > LONGEST_LINE) {
      yield isText(held) ? tooLong(number) : { kind: 'notText', line: number };
      return;
    }
  }
  if (held !== '') yield { number, text: held, isWhole: false };
}

const tooLong = (line: number): Fault => ({ kind: 'longLine', line, most: LONGEST_LINE });

/** What no text of ours holds, and what stands where bytes were no UTF-8. */
export const isText = (text: string): boolean => !text.includes('\0') && !text.includes('\uFFFD');
