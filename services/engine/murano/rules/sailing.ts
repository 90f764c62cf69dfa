import type { Ship, Space } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { accept, refuse } from '../../kit/decision.js';
import { playerOf, works } from '../players.js';
import type { MuranoState, PhaseOf } from '../state.js';
import { isFree, occupied, reachOf } from './course.js';
import type { Course } from './course.js';
import { leadsOn, needsOf } from './leads-on.js';
import type { Needs } from './leads-on.js';
import { PASS_GOLD, sailPrice } from './prices.js';
import type { CommandOf, Rules } from './rule.js';

/** Sailing ship by ship, and passing (rules T1 to T7). */
export const sailingRules: Rules<'sail' | 'pass'> = {
  sail: {
    choices: (state, seat) => {
      const { phase } = state;
      if (phase.kind !== 'sailing' || phase.shared) return [];
      const under = courseOf(state, phase, seat);
      const needs = needsOf(state, seat);
      const sails: CommandOf<'sail'>[] = [];
      state.ships.forEach((_, ship) => {
        for (const to of reachOf(under, ship))
          if (canGoThere(under, needs, ship, to)) sails.push({ type: 'sail', ship, to });
      });
      return sails;
    },
    decide: (state, seat, { ship, to }) => {
      const { phase } = state;
      if (phase.kind !== 'sailing') return refuse('T1', 'Ships sail at the start of a turn.');
      if (phase.shared) return refuse('L15', 'A ship that the Lighthouse guided is the last one to move.');
      if (state.ships[ship] === undefined) return refuse('T3', 'There is no such ship.');
      if (phase.moved.includes(ship)) return refuse('T4', 'A ship moves at most once a turn.');

      const under = courseOf(state, phase, seat);
      const price = sailPrice(phase.moved.length);
      if (!reachOf(under, ship).includes(to))
        return refuse('T3', 'A ship sails forward over free spaces to a free one.');
      if (under.gold < price) return refuse('T2', `Moving this ship costs ${String(price)} gold.`);
      if (!canGoThere(under, needsOf(state, seat), ship, to))
        return refuse('T6', 'Nothing that you could carry out would follow there.');

      return accept({ type: 'ShipSailed', seat, ship, to, gold: price });
    },
  },

  pass: {
    choices: (state) => (mayPass(state) ? [{ type: 'pass' }] : []),
    decide: (state, seat) => {
      if (!mayPass(state)) return refuse('T7', 'To pass, move exactly one ship, without the Lighthouse.');

      return accept({ type: 'TurnPassed', seat, gold: PASS_GOLD });
    },
  },
};

const courseOf = (state: MuranoState, { moved }: PhaseOf<'sailing'>, seat: Seat): Course => {
  const player = playerOf(state, seat);
  const { ships } = state;
  return {
    ships,
    moved,
    shared: false,
    gold: player.gold,
    lighthouse: works(player, 'building-lighthouse'),
    taken: occupied(ships),
  };
};

/** A first ship may sail anywhere, since a pass can follow; any other, only where something can (rule T6). */
const canGoThere = (under: Course, needs: Needs, ship: Ship, to: Space): boolean => {
  if (under.gold < sailPrice(under.moved.length)) return false;
  if (under.moved.length === 0 && isFree(under.taken, to)) return true;
  return leadsOn(under, ship, to, needs);
};

const mayPass = ({ phase }: MuranoState): boolean =>
  phase.kind === 'sailing' && phase.moved.length === 1 && !phase.shared;
