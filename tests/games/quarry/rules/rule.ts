import type { Seat } from '#events/viewer.js';
import { accept } from '#engine/kit/decision.js';
import type { Decision } from '#engine/kit/decision.js';
import type { Draws } from '#engine/kit/draws.js';
import type { QuarryCommand } from '../commands.js';
import type { QuarryEvent } from '../events.js';
import { evolve } from '../evolve.js';
import type { Digger, Quarry } from '../state.js';

export type CommandType = QuarryCommand['type'];
export type CommandOf<Type extends CommandType> = Extract<QuarryCommand, { type: Type }>;

/** One command: when a seat that is to decide may give it, and what it brings about. */
export interface Rule<Type extends CommandType> {
  choices(quarry: Quarry, seat: Seat): readonly CommandOf<Type>[];
  decide(quarry: Quarry, seat: Seat, command: CommandOf<Type>, draws: Draws): Decision<QuarryEvent>;
}

export const isWorking = ({ phase }: Quarry): boolean => phase.kind === 'working';

/** An action done, and what it brings: the end (rule E1), or the next seat's turn (rule T1). */
export const done = (quarry: Quarry, seat: Seat, event: QuarryEvent): Decision<QuarryEvent> => {
  const after = evolve(quarry, event);
  if (after.pit.length === 0 || after.diggers.some(isComplete))
    return accept(event, { type: 'QuarryClosed', relics: after.diggers.map(({ relics }) => relics.map(known)) });
  if (after.phase.kind === 'working' && after.phase.left === 0)
    return accept(event, { type: 'TurnEnded', seat, next: (seat + 1) % quarry.diggers.length });

  return accept(event);
};

const WALL_HEIGHT = 4;
const isComplete = ({ wall }: Digger): boolean => wall.length === WALL_HEIGHT;

/** The rules always know what they handle; only viewers see backs. */
export const known = <Item>(item: Item | null): Item => {
  if (item === null) throw new Error('The rules were asked to play from a viewer’s state.');
  return item;
};
