import { characterNumber } from '#events/murano/components.js';
import type { Character } from '#events/murano/components.js';
import { beadCount } from '#engine/murano/players.js';
import type { CharacterNumber, MuranoVocabulary } from '../vocabulary.js';
import { buildings, characters } from './cards.js';
import {
  beads,
  berth,
  count,
  customers,
  GLASSES,
  gold,
  islands,
  list,
  palace,
  ship,
  shop,
  site,
  space,
  street,
  vp,
} from './nouns.js';

export const told: MuranoVocabulary['told'] = {
  ShipsAnchored: ({ ships }) => `The ships dropped anchor, the red one at ${space(ships[0] ?? 0)}.`,
  PalaceRemoved: ({ tile }) =>
    tile === null ? 'A palace left the game, unseen.' : `A ${palace(tile)} left the game, unseen by the players.`,
  StartPlayerDrawn: ({ seat }, names) => `${names(seat)} goes first.`,

  ShipSailed: ({ seat, ship: which, to, gold: paid }, names) =>
    `${names(seat)} sailed ${ship(which)} to ${space(to)}${paid > 0 ? ` for ${gold(paid)}` : ''}.`,
  TurnPassed: ({ seat, gold: taken }, names) => `${names(seat)} passed and took ${gold(taken)}.`,
  TurnEnded: ({ seat, next }, names) => `${names(seat)} ended the turn; ${names(next)} is next.`,

  GoldTaken: ({ seat, gold: taken }, names) => `${names(seat)} took ${gold(taken)}.`,
  FactoryBought: ({ seat, gold: paid }, names) => `${names(seat)} bought a glass factory for ${gold(paid)}.`,
  ShopDrawn: ({ seat, tile, gold: paid }, names) =>
    `${names(seat)} bought ${tile === null ? 'a shop tile, face down,' : `a ${shop(tile)}, face down,`} for ${gold(paid)}.`,
  ShopsSearched: ({ seat, tiles, gold: paid }, names) =>
    `${names(seat)} paid ${gold(paid)} to look through ${count(tiles.length, 'shop tile')}.`,
  ShopTaken: ({ seat, tile }, names) => `${names(seat)} took a ${tile === null ? 'shop tile' : shop(tile)}, face down.`,
  PalaceDrawn: ({ seat, tile, gold: paid }, names) =>
    `${names(seat)} bought a ${tile === null ? 'palace tile' : palace(tile)}, face down, for ${gold(paid)}.`,
  PalacesSearched: ({ seat, tiles, gold: paid }, names) =>
    `${names(seat)} paid ${gold(paid)} to look through ${count(tiles.length, 'palace tile')}.`,
  PalaceTaken: ({ seat, tile }, names) =>
    `${names(seat)} took a ${tile === null ? 'palace tile' : palace(tile)}, face down.`,
  SpecialBought: ({ seat, gold: paid }, names) => `${names(seat)} bought a special building for ${gold(paid)}.`,

  CharactersDrawn: ({ seat, cards }, names) => {
    const seen = cards.filter((card) => card !== null).map((card) => `the ${character(card)}`);
    return `${names(seat)} drew ${seen.length > 0 ? list(seen) : `${count(cards.length, 'character')}, unseen by the others`}.`;
  },
  CharacterKept: ({ seat, card, gold: paid }, names) =>
    `${names(seat)} kept ${card === null ? 'one character, face down,' : `the ${character(card)}`} for ${gold(paid)}.`,
  NobodyKept: ({ seat }, names) => `${names(seat)} kept none of the characters.`,

  GondolierPlaced: ({ seat, berth: at, gold: paid, vp: won }, names) =>
    `${names(seat)} placed a gondolier on ${berth(at)} for ${gold(paid)}${bringing(won)}.`,
  GondolierDismissed: ({ seat, gold: got }, names) => `${names(seat)} dismissed a gondolier for ${gold(got)}.`,
  GondolierHired: ({ seat, gold: paid }, names) => `${names(seat)} hired a gondolier for ${gold(paid)}.`,

  StreetDrawn: ({ seat, tile }, names) => `${names(seat)} drew a ${street(tile)}.`,
  StreetLaid: ({ seat, tile, site: at }, names) => `${names(seat)} laid the ${street(tile)} at ${site(at)}.`,
  FactoryBuilt: ({ seat, site: at, vp: won }, names) =>
    `${names(seat)} built a glass factory at ${site(at)}${bringing(won)}.`,
  ShopBuilt: ({ seat, tile, site: at, vp: won }, names) =>
    `${names(seat)} built a ${shop(tile)} at ${site(at)}${bringing(won)}.`,
  PalaceBuilt: ({ seat, tile, site: at, vp: won }, names) =>
    `${names(seat)} built a ${palace(tile)} at ${site(at)}${bringing(won)}.`,
  SpecialBuilt: ({ seat, site: at, vp: won }, names) =>
    `${names(seat)} built a special building at ${site(at)}${bringing(won)}.`,
  BuildingsDrawn: ({ seat, cards }, names) => {
    const seen = cards.filter((card) => card !== null).map((card) => `the ${buildings[card].name}`);
    return `${names(seat)} drew ${seen.length > 0 ? list(seen) : `${count(cards.length, 'building card')}, unseen by the others`}.`;
  },
  BuildingKept: ({ seat, card, vp: won }, names) => `${names(seat)} won the ${buildings[card].name}${bringing(won)}.`,

  IncomeCollected: ({ seat, island, shops, gold: got }, names) =>
    `${names(seat)} collected ${gold(got)} from ${customers(shops)} on ${islands[island]}.`,
  GlassProduced: ({ seat, factories, beads: drawn, lost, vp: won }, names) =>
    factories === 0
      ? `${names(seat)} produced nothing, to sell beads.`
      : `${names(seat)} drew ${beads(drawn)} from ${count(factories, 'factory', 'factories')}; the smoke costs ${vp(lost)}${won > 0 ? `, the Guild Hall brings ${vp(won)}` : ''}.`,
  BeadsSold: ({ seat, beads: sold, gold: got }, names) => `${names(seat)} sold ${beads(sold)} for ${gold(got)}.`,
  BeadReturned: ({ seat, bead }, names) => `${names(seat)} put a ${GLASSES[bead]} bead back into the bag.`,

  EndTriggered: ({ seat }, names) =>
    `The second stack is empty: ${names(seat)} triggered the end. Everybody else has one more turn.`,
  ScoringBegun: ({ seat }, names) => `The final scoring begins with ${names(seat)}.`,
  CharacterScored: ({ seat, card, island, gold: paid, beads: given, vp: won }, names) => {
    const payment = [...(paid > 0 ? [gold(paid)] : []), ...(beadCount(given) > 0 ? [beads(given)] : [])];
    return `${names(seat)} scored the ${character(card)} on ${islands[island]}${payment.length > 0 ? ` with ${list(payment)}` : ''}: ${vp(won)}.`;
  },
  ScoringFinished: ({ seat, vp: won }, names) =>
    won > 0 ? `${names(seat)} finished scoring: ${vp(won)} for gondoliers left.` : `${names(seat)} finished scoring.`,
};

const character = (card: Character): string => characters[characterNumber(card) as CharacterNumber].name;

/** The victory points behind a sentence, where there are any. */
const bringing = (won: number): string => (won > 0 ? `: ${vp(won)}` : '');
