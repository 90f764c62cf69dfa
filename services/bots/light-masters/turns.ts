import type { LightMastersCommand } from '#events/light-masters/commands.js';
import { FRAGMENTS } from '#events/light-masters/components.js';
import type { Fragments } from '#events/light-masters/components.js';
import type { Seat } from '#events/viewer.js';
import { evolve } from '#engine/light-masters/evolve/evolve.js';
import { choices, decide } from '#engine/light-masters/rules/rules.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import { isSensible } from './sensible.js';
import { worthOf } from './worth.js';

/** A moment that a turn may come to, and by which command it began. */
interface Course {
  readonly state: LightMastersState;
  readonly first: LightMastersCommand;
  readonly worth: number;
}

/** So many courses of a turn are followed at once, the best ones. */
const FOLLOWED = 24;
/** No sensible turn takes more commands. */
const LONGEST = 20;

/** The command that the best turn begins with: all sensible courses are followed by the rules themselves. */
export const bestTurn = (state: LightMastersState, seat: Seat): LightMastersCommand | null => {
  let best: LightMastersCommand | null = null;
  let most = -Infinity;
  const seen = new Set<string>();

  const follow = (from: LightMastersState, first: LightMastersCommand | null): readonly Course[] => {
    const further: Course[] = [];
    for (const command of choices(from, seat)) {
      if (command.type === 'endTurn') {
        const worth = worthOf(from, seat);
        if (worth > most) [best, most] = [first ?? command, worth];
      } else if (isSensible(command, from, seat)) {
        const after = afterwards(from, seat, command);
        const key = keyOf(after, seat);
        if (!seen.has(key)) further.push({ state: after, first: first ?? command, worth: worthOf(after, seat) });
        seen.add(key);
      }
    }
    return further;
  };

  let front = follow(state, null);
  for (let length = 1; length < LONGEST && front.length > 0; length += 1)
    front = front
      .flatMap((course) => follow(course.state, course.first))
      .sort((one, other) => other.worth - one.worth)
      .slice(0, FOLLOWED);
  return best;
};

const afterwards = (state: LightMastersState, seat: Seat, command: LightMastersCommand): LightMastersState => {
  const decision = decide(state, seat, command);
  return decision.ok ? decision.events.reduce(evolve, state) : state;
};

/** All that one's own turn can change: two courses that agree in it go on alike. */
const keyOf = ({ phase, begun, turned, selector, markets, players }: LightMastersState, seat: Seat): string => {
  const player = players[seat];
  if (player === undefined) return '';
  return [
    Object.values(phase).join(),
    begun === null ? '' : JSON.stringify(begun),
    turned,
    selector,
    player.lira,
    lettersOf(player.bench),
    player.hand.join(),
    player.completed.join(),
    markets.map(lettersOf).join(),
  ].join('|');
};

const lettersOf = (fragments: Fragments): string => FRAGMENTS.map((fragment) => fragments[fragment]).join('');
