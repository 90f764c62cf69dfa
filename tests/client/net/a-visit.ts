import { Line } from '#client/net/line.js';
import { Visit } from '#client/net/visit.js';
import { OtherEnd } from './other-end.js';
import { openStorage } from './storage.js';
import { TABLE } from './told-table.js';

export const ANNA = { id: 'anna', name: 'Anna' };
export const BEN = { id: 'ben', name: 'Ben' };

/** How far a game is in the middle of it. */
export const MIDDLE = 30;

export interface AtTable {
  readonly end: OtherEnd;
  readonly line: Line;
  readonly visit: Visit;
}

/** Anna is about to come to the table. */
export const aVisit = async (): Promise<AtTable> => {
  openStorage();
  const end = await OtherEnd.open();
  end.player = ANNA;
  const line = new Line(end.url);
  return { end, line, visit: new Visit(TABLE, line) };
};

export const isOver = async ({ end, line, visit }: AtTable): Promise<void> => {
  visit.leave();
  line.close();
  await end.close();
};
