import type { MuranoCommand } from '#events/murano/commands.js';
import { COLOURS } from '#events/murano/components.js';
import { evolve } from '#engine/murano/evolve/evolve.js';
import { playerOf } from '#engine/murano/players.js';
import { goldToTake } from '#engine/murano/rules/prices.js';
import type { MuranoState } from '#engine/murano/state.js';
import { boardOf } from './board.js';
import { built, opened, streetDrawnWorth } from './building.js';
import type { BuildCommand } from './building.js';
import { bought, chosenPalace, chosenShop, factoryBought, specialBought, topPalace, topShop } from './buying.js';
import { produced, sold } from './glass.js';
import { dismissed, gondolierPlaced, hired } from './gondoliers.js';
import { incomeOn, withGold } from './income.js';
import type { Outlook } from './outlook.js';
import { kept, recruited } from './recruiting.js';
import { passed } from './turn-plans.js';
import { worthOf } from './worth.js';

type Appraisal<C> = (state: MuranoState, command: C, outlook: Outlook) => number;
type Appraised = Exclude<
  MuranoCommand['type'],
  'sail' | 'scoreCharacter' | 'exchangeGold' | 'deliverBeads' | 'finishScoring'
>;

/** How good a command is: the position that it leads to, on the average where chance decides. */
export const appraise = (
  state: MuranoState,
  command: Extract<MuranoCommand, { type: Appraised }>,
  outlook: Outlook,
): number => (APPRAISALS[command.type] as Appraisal<typeof command>)(state, command, outlook);

const builds: Appraisal<BuildCommand> = (state, command, outlook) => worthOf(built(state, command, outlook), outlook);

const APPRAISALS: { readonly [T in Appraised]: Appraisal<Extract<MuranoCommand, { type: T }>> } = {
  pass: (state, _, outlook) => passed(state, outlook),
  endTurn: (state, _, outlook) => worthOf(state, outlook),

  takeGold: (state, _, outlook) => withGold(state, goldToTake(playerOf(state, outlook.seat)), outlook),
  buyFactory: (state, _, outlook) => factoryBought(state, outlook),
  buySpecial: (state, _, outlook) => specialBought(state, outlook),
  buyShop: (state, _, outlook) => topShop(state, outlook),
  buyPalace: (state, _, outlook) => topPalace(state, outlook),
  searchShops: (state, _, outlook) => chosenShop(state, outlook),
  searchPalaces: (state, _, outlook) => chosenPalace(state, outlook),
  takeShop: (state, { tile }, outlook) =>
    bought(state, { type: 'ShopTaken', seat: outlook.seat, tile, rest: backs(state) }, 'shop', outlook),
  takePalace: (state, { tile }, outlook) =>
    bought(state, { type: 'PalaceTaken', seat: outlook.seat, tile, rest: backs(state) }, 'palace', outlook),

  recruit: (state, _, outlook) => recruited(state, outlook),
  keepCharacter: (state, { card }, outlook) => kept(state, card, outlook),
  keepNobody: (state, _, outlook) => worthOf(state, outlook),

  placeGondolier: (state, { berth }, outlook) => gondolierPlaced(state, berth, outlook),
  dismissGondolier: (state, _, outlook) => dismissed(state, outlook),
  hireGondolier: (state, _, outlook) => hired(state, outlook),

  drawStreet: (state, _, outlook) => streetDrawnWorth(state, outlook),
  layStreet: (state, { site }, outlook) =>
    state.phase.kind === 'layingStreet'
      ? worthOf(evolve(state, { type: 'StreetLaid', seat: outlook.seat, tile: state.phase.tile, site }), outlook) +
        opened(state, site) * OPENED
      : 0,
  buildFactory: builds,
  buildShop: builds,
  buildPalace: builds,
  buildSpecial: builds,
  keepBuilding: (state, { card }, outlook) =>
    worthOf(
      evolve(state, {
        type: 'BuildingKept',
        seat: outlook.seat,
        card,
        under: [],
        vp: card === 'building-basilica' ? BASILICA_VP : 0,
      }),
      outlook,
    ),

  collectIncome: (state, { island, shops }, outlook) => {
    const seen = boardOf(state, outlook).islands.find(({ there }) => there.island === island);
    const selling = COLOURS.filter((colour) => shops[colour]);
    return withGold(state, seen === undefined ? 0 : incomeOn(seen, selling), outlook);
  },
  produce: (state, { factories }, outlook) => produced(state, factories, outlook),
  sellBeads: (state, { beads }, outlook) => sold(state, beads, outlook),
  returnBead: (state, { bead }, outlook) =>
    worthOf(evolve(state, { type: 'BeadReturned', seat: outlook.seat, bead }), outlook),
};

const BASILICA_VP = 5;
/** Of two like places, the one where more can be built. */
const OPENED = 0.01;

/** What goes back into a stack that was looked through: one tile less than it had. */
const backs = ({ phase }: MuranoState): readonly null[] =>
  'tiles' in phase ? phase.tiles.slice(1).map(() => null) : [];
