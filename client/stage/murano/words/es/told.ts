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
  ShipsAnchored: ({ ships }) => `Los barcos echaron el ancla, el rojo en ${space(ships[0] ?? 0)}.`,
  PalaceRemoved: ({ tile }) =>
    tile === null
      ? 'Un palacio salió del juego sin que nadie lo viera.'
      : `Un ${palace(tile)} salió del juego sin que los jugadores lo vieran.`,
  StartPlayerDrawn: ({ seat }, names) => `Empieza ${names(seat)}.`,

  ShipSailed: ({ seat, ship: which, to, gold: paid }, names) =>
    `${names(seat)} llevó ${ship(which)} a ${space(to)}${paid > 0 ? ` por ${gold(paid)}` : ''}.`,
  TurnPassed: ({ seat, gold: taken }, names) => `${names(seat)} pasó y tomó ${gold(taken)}.`,
  TurnEnded: ({ seat, next }, names) => `${names(seat)} terminó su turno. Le toca a ${names(next)}.`,

  GoldTaken: ({ seat, gold: taken }, names) => `${names(seat)} tomó ${gold(taken)}.`,
  FactoryBought: ({ seat, gold: paid }, names) => `${names(seat)} compró una vidriería por ${gold(paid)}.`,
  ShopDrawn: ({ seat, tile, gold: paid }, names) =>
    `${names(seat)} compró una ${tile === null ? 'tienda' : shop(tile)}, boca abajo, por ${gold(paid)}.`,
  ShopsSearched: ({ seat, tiles, gold: paid }, names) =>
    `${names(seat)} pagó ${gold(paid)} para mirar ${count(tiles.length, 'tienda', 'tiendas')}.`,
  ShopTaken: ({ seat, tile }, names) => `${names(seat)} tomó una ${tile === null ? 'tienda' : shop(tile)}, boca abajo.`,
  PalaceDrawn: ({ seat, tile, gold: paid }, names) =>
    `${names(seat)} compró un ${tile === null ? 'palacio' : palace(tile)}, boca abajo, por ${gold(paid)}.`,
  PalacesSearched: ({ seat, tiles, gold: paid }, names) =>
    `${names(seat)} pagó ${gold(paid)} para mirar ${count(tiles.length, 'palacio', 'palacios')}.`,
  PalaceTaken: ({ seat, tile }, names) =>
    `${names(seat)} tomó un ${tile === null ? 'palacio' : palace(tile)}, boca abajo.`,
  SpecialBought: ({ seat, gold: paid }, names) => `${names(seat)} compró un edificio especial por ${gold(paid)}.`,

  CharactersDrawn: ({ seat, cards }, names) => {
    const seen = cards.filter((card) => card !== null).map(character);
    return seen.length > 0
      ? `${names(seat)} robó ${list(seen)}.`
      : `${names(seat)} robó ${count(cards.length, 'personaje', 'personajes')}, en secreto.`;
  },
  CharacterKept: ({ seat, card, gold: paid }, names) =>
    `${names(seat)} reclutó a ${card === null ? 'un personaje, boca abajo,' : character(card)} por ${gold(paid)}.`,
  NobodyKept: ({ seat }, names) => `${names(seat)} no se quedó con ningún personaje.`,

  GondolierPlaced: ({ seat, berth: at, gold: paid, vp: won }, names) =>
    `${names(seat)} puso un gondolero en el ${berth(at)} por ${gold(paid)}${bringing(won)}.`,
  GondolierDismissed: ({ seat, gold: got }, names) => `${names(seat)} despidió a un gondolero por ${gold(got)}.`,
  GondolierHired: ({ seat, gold: paid }, names) => `${names(seat)} contrató a un gondolero por ${gold(paid)}.`,

  StreetDrawn: ({ seat, tile }, names) => `${names(seat)} robó una ${street(tile)}.`,
  StreetLaid: ({ seat, tile, site: at }, names) => `${names(seat)} colocó la ${street(tile)} en ${site(at)}.`,
  FactoryBuilt: ({ seat, site: at, vp: won }, names) =>
    `${names(seat)} construyó una vidriería en ${site(at)}${bringing(won)}.`,
  ShopBuilt: ({ seat, tile, site: at, vp: won }, names) =>
    `${names(seat)} construyó una ${shop(tile)} en ${site(at)}${bringing(won)}.`,
  PalaceBuilt: ({ seat, tile, site: at, vp: won }, names) =>
    `${names(seat)} construyó un ${palace(tile)} en ${site(at)}${bringing(won)}.`,
  SpecialBuilt: ({ seat, site: at, vp: won }, names) =>
    `${names(seat)} construyó un edificio especial en ${site(at)}${bringing(won)}.`,
  BuildingsDrawn: ({ seat, cards }, names) => {
    const seen = cards.filter((card) => card !== null).map((card) => `«${buildings[card].name}»`);
    return seen.length > 0
      ? `${names(seat)} robó ${list(seen)}.`
      : `${names(seat)} robó ${count(cards.length, 'carta de edificio', 'cartas de edificio')}, en secreto.`;
  },
  BuildingKept: ({ seat, card, vp: won }, names) =>
    `${names(seat)} consiguió la carta «${buildings[card].name}»${bringing(won)}.`,

  IncomeCollected: ({ seat, island, shops, gold: got }, names) =>
    `${names(seat)} ingresó ${gold(got)} de ${customers(shops)} en ${islands[island]}.`,
  GlassProduced: ({ seat, factories, beads: drawn, lost, vp: won }, names) =>
    factories === 0
      ? `${names(seat)} no produjo nada, pero puede vender.`
      : `${names(seat)} produjo ${beads(drawn)} con ${count(factories, 'vidriería', 'vidrierías')}; el humo cuesta ${vp(lost)}${won > 0 ? `, la Casa del gremio da ${vp(won)}` : ''}.`,
  BeadsSold: ({ seat, beads: sold, gold: got }, names) => `${names(seat)} vendió ${beads(sold)} por ${gold(got)}.`,
  BeadReturned: ({ seat, bead }, names) => `${names(seat)} devolvió una cuenta ${GLASSES[bead]} a la bolsa.`,

  EndTriggered: ({ seat }, names) =>
    `El segundo montón se ha agotado: ${names(seat)} desencadenó el final. A los demás les queda un turno.`,
  ScoringBegun: ({ seat }, names) => `Empieza la puntuación final, por ${names(seat)}.`,
  CharacterScored: ({ seat, card, island, gold: paid, beads: given, vp: won }, names) => {
    const payment = [...(paid > 0 ? [gold(paid)] : []), ...(beadCount(given) > 0 ? [beads(given)] : [])];
    return `${names(seat)} puntuó con ${character(card)} en ${islands[island]}${payment.length > 0 ? ` por ${list(payment)}` : ''}: ${vp(won)}.`;
  },
  ScoringFinished: ({ seat, vp: won }, names) =>
    won > 0
      ? `${names(seat)} terminó de puntuar: ${vp(won)} por los gondoleros sobrantes.`
      : `${names(seat)} terminó de puntuar.`,
};

const character = (card: Character): string => `«${characters[characterNumber(card) as CharacterNumber].name}»`;

/** The victory points behind a sentence, where there are any. */
const bringing = (won: number): string => (won > 0 ? `: ${vp(won)}` : '');
