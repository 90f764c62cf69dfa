import { COLOURS } from '#events/murano/components.js';
import type { Colour, Island } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { accept, refuse } from '../../kit/decision.js';
import { islandsFor, sitesOf } from '../data/islands.js';
import { customersOf } from '../data/supply.js';
import type { MuranoState } from '../state.js';
import { isAt, notAt } from './at.js';
import type { Rules } from './rule.js';

/** Income (rule A11). */
export const incomeRules: Rules<'collectIncome'> = {
  collectIncome: {
    choices: (state, seat) =>
      islandsFor(state.players.length).flatMap((island) =>
        selections(coloursOwned(state, seat, island)).map((shops) => ({ type: 'collectIncome', island, shops })),
      ),
    decide: (state, seat, { island, shops }) => {
      const selling = COLOURS.filter((colour) => shops[colour]);
      const owned = coloursOwned(state, seat, island);
      if (!isAt(state, 'income')) return notAt('A11', 'Income');
      if (selling.length === 0) return refuse('A11', 'Choose at least one of your shops.');
      if (!selling.every((colour) => owned.includes(colour)))
        return refuse('A11', 'You have no such shop on that island.');

      return accept({ type: 'IncomeCollected', seat, island, shops, gold: customers(state, island, selling) });
    },
  },
};

type Selection = Readonly<Record<Colour, boolean>>;

const coloursOwned = (state: MuranoState, seat: Seat, island: Island): readonly Colour[] =>
  COLOURS.filter((colour) =>
    sitesOf(island).some((site) => {
      const laid = state.sites[site];
      return laid?.kind === 'shop' && laid.owner === seat && laid.colour === colour;
    }),
  );

/** Every way of letting one or more of the colours sell. */
const selections = (owned: readonly Colour[]): readonly Selection[] =>
  owned
    .reduce<readonly Selection[]>(
      (some, colour) => [...some, ...some.map((one) => ({ ...one, [colour]: true }))],
      [NONE],
    )
    .slice(1);

const NONE: Selection = { red: false, blue: false, grey: false };

const customers = (state: MuranoState, island: Island, colours: readonly Colour[]): number =>
  sitesOf(island).reduce((count, site) => {
    const laid = state.sites[site];
    if (laid?.kind !== 'street') return count;
    return count + customersOf(laid.tile).filter((customer) => colours.includes(customer)).length;
  }, 0);
