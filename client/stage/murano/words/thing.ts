import { GLASS, ISLANDS, character } from '#events/murano/components.js';
import type { BuildingCard, Character, Island, Site } from '#events/murano/components.js';
import { actionOf } from '#engine/murano/data/ring.js';
import type { Action } from '#engine/murano/data/ring.js';
import { berthColour } from '#engine/murano/data/islands.js';
import { playerOf } from '#engine/murano/players.js';
import { berthPrice } from '#engine/murano/rules/prices.js';
import { isFreeBrown } from '#engine/murano/rules/sites.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Names } from '../../kit/face.js';
import type { HandKind, StackKind } from '../names.js';
import { characterWords } from './characters.js';
import { placeOfSite } from './places.js';
import { pricesFor } from './prices.js';
import { leftOnStack, shipsOn } from './table.js';
import type { MuranoVocabulary } from './vocabulary.js';

/** What a thing on the board is: things are called as in `names.ts`. */
export const thingIn =
  (vocabulary: MuranoVocabulary) =>
  (piece: string, state: MuranoState, names: Names): string | null => {
    for (const [form, say] of THINGS) {
      const found = form.exec(piece);
      if (found !== null) return say({ vocabulary, state, names }, found[1] ?? '', found[2] ?? '', found[3] ?? '');
    }
    return null;
  };

interface Asking {
  readonly vocabulary: MuranoVocabulary;
  readonly state: MuranoState;
  readonly names: Names;
}

type Say = (asking: Asking, first: string, second: string, third: string) => string | null;

const ship: Say = ({ vocabulary, state }, number) => {
  const at = state.ships[Number(number)];
  return at === undefined ? null : vocabulary.things.ship(Number(number), at);
};

const space: Say = ({ vocabulary: { things, phrases, does }, state, names }, number) => {
  const at = Number(number);
  const { phase } = state;
  const whose = phase.kind === 'over' ? 0 : phase.seat;
  const description = does[actionOf(at)](pricesFor(playerOf(state, whose)));
  const isTheirs = phase.kind !== 'over' && DIFFERING.has(actionOf(at));
  return things.space(phrases.space(at), description, isTheirs ? names(whose) : null, shipsOn(state.ships, at));
};

/** The actions whose price or gain is not the same for everybody. */
const DIFFERING: ReadonlySet<Action> = new Set<Action>(['takeGold', 'recruit', 'placeGondolier', 'gondolier']);

const site: Say = ({ vocabulary: { things, phrases }, state, names }, number) => {
  const at: Site = Number(number);
  const laid = state.sites[at];
  if (laid === undefined) return null;
  const open = laid !== null || placeOfSite(at).ground === 'paved' || isFreeBrown(state, at);
  return things.site(phrases.site(at), phrases.lying(laid, at, names), open);
};

const berth: Say = ({ vocabulary: { things }, state, names }, number) => {
  const at = Number(number);
  const owner = state.berths[at];
  if (owner === undefined) return null;
  const prices = state.players.map((player, seat) => ({
    name: names(seat),
    gold: berthPrice(player, berthColour(at) === seat),
  }));
  return things.berth(at, owner === null ? null : names(owner), prices);
};

const stack: Say = ({ vocabulary: { things }, state }, kind) =>
  things.stack[kind as StackKind](leftOnStack(state, kind as StackKind));

const purse: Say = ({ vocabulary: { things }, state, names }, seat) =>
  things.purse(names(Number(seat)), playerOf(state, Number(seat)).gold);

const building = ({ buildings }: MuranoVocabulary, card: BuildingCard): string =>
  `${buildings[card].name} – ${buildings[card].rule}`;

const characterSaid = (vocabulary: MuranoVocabulary, card: Character): string => {
  const { name, rule } = characterWords(vocabulary, card);
  return `${name} – ${rule}`;
};

const inHand: Say = ({ vocabulary, state, names }, seat, kind, index) => {
  const player = playerOf(state, Number(seat));
  const { things, phrases } = vocabulary;
  const name = names(Number(seat));
  switch (kind as HandKind) {
    case 'factory':
    case 'special':
      return things.inHand[kind as 'factory' | 'special'](name, null);
    case 'shop':
      return things.inHand.shop(name, said(player.shops[Number(index)], phrases.shop));
    case 'palace':
      return things.inHand.palace(name, said(player.palaces[Number(index)], phrases.palace));
    case 'character':
      return things.inHand.character(
        name,
        said(player.characters[Number(index)], (card) => characterSaid(vocabulary, card)),
      );
  }
};

const said = <T>(token: T | null | undefined, phrase: (token: T) => string): string | null =>
  token === null || token === undefined ? null : phrase(token);

const spread: Say = ({ vocabulary, state }, index) => {
  const { phase } = state;
  const at = Number(index);
  if (phase.kind === 'recruiting') return said(phase.cards[at], (card) => characterSaid(vocabulary, card));
  if (phase.kind === 'choosingBuilding') return said(phase.cards[at], (card) => building(vocabulary, card));
  if (phase.kind === 'searchingShops') return said(phase.tiles[at], vocabulary.phrases.shop);
  return phase.kind === 'searchingPalaces' ? said(phase.tiles[at], vocabulary.phrases.palace) : null;
};

/** An island, or the ribbon with its name. */
const ISLAND = new RegExp(`^(?:title-)?(${ISLANDS.join('|')})$`);

const THINGS: readonly (readonly [RegExp, Say])[] = [
  [/^ship-(\d+)$/, ship],
  [/^space-(\d+)$/, space],
  [/^(?:site|tile|marker)-(\d+)$/, site],
  [/^(?:berth|gondolier)-(\d+)$/, berth],
  [/^stack-(streets|shops|palaces|factories|specials|characters|buildings)$/, stack],
  [ISLAND, ({ vocabulary: { islands } }, name) => islands[name as Island]],
  [/^supply$/, ({ vocabulary: { things } }) => things.supply],
  [/^bag$/, ({ vocabulary: { things }, state }) => things.bag(state.bag)],
  [/^corner-(\d)$/, ({ vocabulary: { things }, names }, seat) => things.corner(names(Number(seat)), Number(seat))],
  [/^purse-(\d)$/, purse],
  [
    /^vp-(\d)$/,
    ({ vocabulary: { things }, state, names }, seat) =>
      things.vp(names(Number(seat)), playerOf(state, Number(seat)).vp),
  ],
  [
    /^crew-(\d)$/,
    ({ vocabulary: { things }, state, names }, seat) =>
      things.crew(names(Number(seat)), playerOf(state, Number(seat)).gondoliers),
  ],
  [
    /^dismissed-(\d)$/,
    ({ vocabulary: { things }, state, names }, seat) =>
      things.dismissed(names(Number(seat)), playerOf(state, Number(seat)).dismissed),
  ],
  [
    /^beads-(\d)-(red|green|blue)$/,
    ({ vocabulary: { things }, state, names }, seat, colour) => {
      const glass = GLASS.find((one) => one === colour);
      return glass === undefined
        ? null
        : things.beads(names(Number(seat)), glass, playerOf(state, Number(seat)).beads[glass]);
    },
  ],
  [/^hand-(\d)-(factory|special|shop|palace|character)-(\d+)$/, inHand],
  [
    /^card-(building-[a-z-]+)$/,
    ({ vocabulary }, card) =>
      Object.hasOwn(vocabulary.buildings, card) ? building(vocabulary, card as BuildingCard) : null,
  ],
  [
    /^scored-character-(\d+)$/,
    ({ vocabulary }, number) =>
      Object.hasOwn(vocabulary.characters, number) ? characterSaid(vocabulary, character(Number(number))) : null,
  ],
  [/^spread-(\d+)$/, spread],
  [
    /^drawn-street$/,
    ({ vocabulary: { phrases }, state: { phase } }) =>
      phase.kind === 'layingStreet' ? phrases.street(phase.tile) : null,
  ],
];
