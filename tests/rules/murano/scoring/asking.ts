import type { MuranoCommand } from '#events/murano/commands.js';
import { character } from '#events/murano/components.js';
import type { Beads, Island } from '#events/murano/components.js';
import type { MuranoEvent } from '#events/murano/events.js';
import { evolve } from '#engine/murano/evolve/evolve.js';
import { decideScoring } from '#engine/murano/scoring/rule.js';
import type { MuranoState } from '#engine/murano/state.js';
import { ANNA, scene } from './scene.js';

/** What Anna's character brings on an island with these tiles, as she asks for it; 0 where that is refused by rule F4. */
export const brings = (number: number, tiles: string, island: Island = 'san-donato'): number =>
  vpOf(scene(`${island} a... ${tiles}`, { characters: [number] }), scoring(number, island));

/** The VP that a command of Anna's brings; 0 where it is refused because it would bring none (rule F4). */
export const vpOf = (state: MuranoState, command: MuranoCommand): number => {
  const decision = decideScoring(state, ANNA, command);
  if (!decision.ok && decision.refusal.rule === 'F4') return 0;
  return vpIn(only(state, command));
};

/** The one event that a command of Anna's brings about. */
export const only = (state: MuranoState, command: MuranoCommand): MuranoEvent => {
  const decision = decideScoring(state, ANNA, command);
  if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.refusal.message}`);
  const [event, ...others] = decision.events;
  if (event === undefined || others.length > 0) throw new Error(`${command.type} is one event.`);
  return event;
};

/** The rule that refuses a command of Anna's; `null` if none does. */
export const refusedBy = (state: MuranoState, command: MuranoCommand): string | null => {
  const decision = decideScoring(state, ANNA, command);
  return decision.ok ? null : (decision.refusal.rule ?? null);
};

/** The table after Anna's commands. */
export const after = (state: MuranoState, commands: readonly MuranoCommand[]): MuranoState =>
  commands.reduce((now, command) => evolve(now, only(now, command)), state);

export const scoring = (number: number, island: Island): MuranoCommand => ({
  type: 'scoreCharacter',
  card: character(number),
  island,
});

export const exchanging = (number: number, island: Island, gold: number): MuranoCommand => ({
  type: 'exchangeGold',
  card: character(number),
  island,
  gold,
});

export const delivering = (number: number, island: Island, beads: Partial<Beads>): MuranoCommand => ({
  type: 'deliverBeads',
  card: character(number),
  island,
  beads: { red: 0, green: 0, blue: 0, ...beads },
});

const vpIn = (event: MuranoEvent): number => {
  if (event.type !== 'CharacterScored') throw new Error(`${event.type} scores no character.`);
  return event.vp;
};
