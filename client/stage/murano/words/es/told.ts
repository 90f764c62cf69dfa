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
  ShipsAnchored: ({ ships }) => `Los barcos echan el ancla, el rojo en ${space(ships[0] ?? 0)}.`,
  PalaceRemoved: ({ tile }) =>
    tile === null
      ? 'Un palacio sale del juego sin que nadie lo vea.'
      : `Un ${palace(tile)} sale del juego sin que los jugadores lo vean.`,
  StartPlayerDrawn: ({ seat }, names) => `Empieza ${names(seat)}.`,

  ShipSailed: ({ seat, ship: which, to, gold: paid }, names) =>
    `${names(seat)} lleva ${ship(which)} a ${space(to)}${paid > 0 ? ` por ${gold(paid)}` : ''}.`,
  TurnPassed: ({ seat, gold: taken }, names) => `${names(seat)} pasa y toma ${gold(taken)}.`,
  TurnEnded: ({ seat, next }, names) => `${names(seat)} termina su turno. Le toca a ${names(next)}.`,

  GoldTaken: ({ seat, gold: taken }, names) => `${names(seat)} toma ${gold(taken)}.`,
  FactoryBought: ({ seat, gold: paid }, names) => `${names(seat)} compra una vidriería por ${gold(paid)}.`,
  ShopDrawn: ({ seat, tile, gold: paid }, names) =>
    `${names(seat)} compra una ${tile === null ? 'tienda' : shop(tile)}, boca abajo, por ${gold(paid)}.`,
  ShopsSearched: ({ seat, tiles, gold: paid }, names) =>
    `${names(seat)} paga ${gold(paid)} para mirar ${count(tiles.length, 'tienda', 'tiendas')}.`,
  ShopTaken: ({ seat, tile }, names) => `${names(seat)} toma una ${tile === null ? 'tienda' : shop(tile)}, boca abajo.`,
  PalaceDrawn: ({ seat, tile, gold: paid }, names) =>
    `${names(seat)} compra un ${tile === null ? 'palacio' : palace(tile)}, boca abajo, por ${gold(paid)}.`,
  PalacesSearched: ({ seat, tiles, gold: paid }, names) =>
    `${names(seat)} paga ${gold(paid)} para mirar ${count(tiles.length, 'palacio', 'palacios')}.`,
  PalaceTaken: ({ seat, tile }, names) =>
    `${names(seat)} toma un ${tile === null ? 'palacio' : palace(tile)}, boca abajo.`,
  SpecialBought: ({ seat, gold: paid }, names) => `${names(seat)} compra un edificio especial por ${gold(paid)}.`,

  CharactersDrawn: ({ seat, cards }, names) => {
    const seen = cards.filter((card) => card !== null).map(character);
    return seen.length > 0
      ? `${names(seat)} roba ${list(seen)}.`
      : `${names(seat)} roba ${count(cards.length, 'personaje', 'personajes')}, en secreto.`;
  },
  CharacterKept: ({ seat, card, gold: paid }, names) =>
    `${names(seat)} recluta a ${card === null ? 'un personaje, boca abajo,' : character(card)} por ${gold(paid)}.`,
  NobodyKept: ({ seat }, names) => `${names(seat)} no se queda con ningún personaje.`,

  GondolierPlaced: ({ seat, berth: at, gold: paid, vp: won }, names) =>
    `${names(seat)} pone un gondolero en el ${berth(at)} por ${gold(paid)}${bringing(won)}.`,
  GondolierDismissed: ({ seat, gold: got }, names) => `${names(seat)} despide a un gondolero por ${gold(got)}.`,
  GondolierHired: ({ seat, gold: paid }, names) => `${names(seat)} contrata a un gondolero por ${gold(paid)}.`,

  StreetDrawn: ({ seat, tile }, names) => `${names(seat)} roba una ${street(tile)}.`,
  StreetLaid: ({ seat, tile, site: at }, names) => `${names(seat)} coloca la ${street(tile)} en ${site(at)}.`,
  FactoryBuilt: ({ seat, site: at, vp: won }, names) =>
    `${names(seat)} construye una vidriería en ${site(at)}${bringing(won)}.`,
  ShopBuilt: ({ seat, tile, site: at, vp: won }, names) =>
    `${names(seat)} construye una ${shop(tile)} en ${site(at)}${bringing(won)}.`,
  PalaceBuilt: ({ seat, tile, site: at, vp: won }, names) =>
    `${names(seat)} construye un ${palace(tile)} en ${site(at)}${bringing(won)}.`,
  SpecialBuilt: ({ seat, site: at, vp: won }, names) =>
    `${names(seat)} construye un edificio especial en ${site(at)}${bringing(won)}.`,
  BuildingsDrawn: ({ seat, cards }, names) => {
    const seen = cards.filter((card) => card !== null).map((card) => `«${buildings[card].name}»`);
    return seen.length > 0
      ? `${names(seat)} roba ${list(seen)}.`
      : `${names(seat)} roba ${count(cards.length, 'carta de edificio', 'cartas de edificio')}, en secreto.`;
  },
  BuildingKept: ({ seat, card, vp: won }, names) =>
    `${names(seat)} consigue la carta «${buildings[card].name}»${bringing(won)}.`,

  IncomeCollected: ({ seat, island, shops, gold: got }, names) =>
    `${names(seat)} ingresa ${gold(got)} de ${customers(shops)} en ${islands[island]}.`,
  GlassProduced: ({ seat, factories, beads: drawn, lost, vp: won }, names) =>
    factories === 0
      ? `${names(seat)} no produce nada, pero puede vender.`
      : `${names(seat)} produce ${beads(drawn)} con ${count(factories, 'vidriería', 'vidrierías')}; el humo cuesta ${vp(lost)}${won > 0 ? `, la Casa del gremio da ${vp(won)}` : ''}.`,
  BeadsSold: ({ seat, beads: sold, gold: got }, names) => `${names(seat)} vende ${beads(sold)} por ${gold(got)}.`,
  BeadReturned: ({ seat, bead }, names) => `${names(seat)} devuelve una cuenta ${GLASSES[bead]} a la bolsa.`,

  EndTriggered: ({ seat }, names) =>
    `El segundo montón se ha agotado: ${names(seat)} desencadena el final. A los demás les queda un turno.`,
  ScoringBegun: ({ seat }, names) => `Empieza la puntuación final, por ${names(seat)}.`,
  CharacterScored: ({ seat, card, island, gold: paid, beads: given, vp: won }, names) => {
    const payment = [...(paid > 0 ? [gold(paid)] : []), ...(beadCount(given) > 0 ? [beads(given)] : [])];
    return `${names(seat)} puntúa con ${character(card)} en ${islands[island]}${payment.length > 0 ? ` por ${list(payment)}` : ''}: ${vp(won)}.`;
  },
  ScoringFinished: ({ seat, vp: won }, names) =>
    won > 0
      ? `${names(seat)} termina de puntuar: ${vp(won)} por los gondoleros sobrantes.`
      : `${names(seat)} termina de puntuar.`,
};

const character = (card: Character): string => `«${characters[characterNumber(card) as CharacterNumber].name}»`;

/** The victory points behind a sentence, where there are any. */
const bringing = (won: number): string => (won > 0 ? `: ${vp(won)}` : '');
