import type { TableAsShown } from '#events/wire/tables.js';
import type { Names } from '../../stage/kit/face.js';
import type { TableWords } from '../../words/table/words.js';
import { seatLetter } from '../seat-mark.js';

/** What is said of a seat where nobody's name is known. */
export type SeatWords = Pick<TableWords['seats'], 'seat' | 'bot'>;

/** What everybody at a table is called: two who are called alike are told apart by the letters of their seats. */
export const namesAt = (shown: TableAsShown | null, words: SeatWords): Names => {
  const plain = new Map((shown?.seats ?? []).map((each) => [each.seat, plainName(each, words)] as const));
  const all = [...plain.values()];
  return (seat) => {
    const name = plain.get(seat) ?? words.seat(seatLetter(seat));
    const isShared = all.filter((other) => other === name).length > 1;
    return isShared ? `${name} ${seatLetter(seat)}` : name;
  };
};

const plainName = (each: TableAsShown['seats'][number], words: SeatWords): string => {
  if ('player' in each) return each.player.name;
  return 'bot' in each ? words.bot(each.bot) : words.seat(seatLetter(each.seat));
};
