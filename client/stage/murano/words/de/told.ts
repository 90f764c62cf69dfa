import { characterNumber } from '#events/murano/components.js';
import type { Character } from '#events/murano/components.js';
import { beadCount } from '#engine/murano/players.js';
import type { CharacterNumber, MuranoVocabulary } from '../vocabulary.js';
import { buildings, characters } from './cards.js';
import {
  aShop,
  beads,
  count,
  customers,
  GLASSES,
  gold,
  islands,
  list,
  palace,
  ship,
  site,
  space,
  street,
  toBerth,
  vp,
} from './nouns.js';

export const told: MuranoVocabulary['told'] = {
  ShipsAnchored: ({ ships }) => `Die Schiffe sind vor Anker gegangen, das rote bei ${space(ships[0] ?? 0)}.`,
  PalaceRemoved: ({ tile }) =>
    tile === null
      ? 'Ein Palast hat ungesehen das Spiel verlassen.'
      : `Ein ${palace(tile)} hat das Spiel verlassen, ohne dass die Spieler ihn gesehen haben.`,
  StartPlayerDrawn: ({ seat }, names) => `${names(seat)} beginnt.`,

  ShipSailed: ({ seat, ship: which, to, gold: paid }, names) =>
    `${names(seat)} hat${paid > 0 ? ` für ${gold(paid)}` : ''} ${ship(which)} zu ${space(to)} gezogen.`,
  TurnPassed: ({ seat, gold: taken }, names) => `${names(seat)} hat gepasst und ${gold(taken)} genommen.`,
  TurnEnded: ({ seat, next }, names) => `${names(seat)} hat den Zug beendet. ${names(next)} ist am Zug.`,

  GoldTaken: ({ seat, gold: taken }, names) => `${names(seat)} hat ${gold(taken)} genommen.`,
  FactoryBought: ({ seat, gold: paid }, names) => `${names(seat)} hat für ${gold(paid)} eine Glashütte gekauft.`,
  ShopDrawn: ({ seat, tile, gold: paid }, names) =>
    `${names(seat)} hat für ${gold(paid)} verdeckt ${tile === null ? 'einen Laden' : aShop(tile)} gekauft.`,
  ShopsSearched: ({ seat, tiles, gold: paid }, names) =>
    `${names(seat)} hat ${gold(paid)} gezahlt und ${count(tiles.length, 'Laden', 'Läden')} durchgesehen.`,
  ShopTaken: ({ seat, tile }, names) =>
    `${names(seat)} hat verdeckt ${tile === null ? 'einen Laden' : aShop(tile)} genommen.`,
  PalaceDrawn: ({ seat, tile, gold: paid }, names) =>
    `${names(seat)} hat für ${gold(paid)} verdeckt einen ${tile === null ? 'Palast' : palace(tile)} gekauft.`,
  PalacesSearched: ({ seat, tiles, gold: paid }, names) =>
    `${names(seat)} hat ${gold(paid)} gezahlt und ${count(tiles.length, 'Palast', 'Paläste')} durchgesehen.`,
  PalaceTaken: ({ seat, tile }, names) =>
    `${names(seat)} hat verdeckt einen ${tile === null ? 'Palast' : palace(tile)} genommen.`,
  SpecialBought: ({ seat, gold: paid }, names) => `${names(seat)} hat für ${gold(paid)} ein Sondergebäude gekauft.`,

  CharactersDrawn: ({ seat, cards }, names) => {
    const seen = cards.filter((card) => card !== null).map(character);
    return seen.length > 0
      ? `${names(seat)} hat ${list(seen)} gezogen.`
      : `${names(seat)} hat verdeckt ${count(cards.length, 'Charakter', 'Charaktere')} gezogen.`;
  },
  CharacterKept: ({ seat, card, gold: paid }, names) =>
    `${names(seat)} hat für ${gold(paid)} ${card === null ? 'verdeckt einen Charakter' : character(card)} angeworben.`,
  NobodyKept: ({ seat }, names) => `${names(seat)} hat keinen der Charaktere behalten.`,

  GondolierPlaced: ({ seat, berth: at, gold: paid, vp: won }, names) =>
    `${names(seat)} hat für ${gold(paid)} einen Gondoliere auf ${toBerth(at)} gesetzt${bringing(won)}.`,
  GondolierDismissed: ({ seat, gold: got }, names) => `${names(seat)} hat für ${gold(got)} einen Gondoliere entlassen.`,
  GondolierHired: ({ seat, gold: paid }, names) => `${names(seat)} hat für ${gold(paid)} einen Gondoliere angeheuert.`,

  StreetDrawn: ({ seat, tile }, names) => `${names(seat)} hat eine ${street(tile)} gezogen.`,
  StreetLaid: ({ seat, tile, site: at }, names) => `${names(seat)} hat die ${street(tile)} auf ${site(at)} gelegt.`,
  FactoryBuilt: ({ seat, site: at, vp: won }, names) =>
    `${names(seat)} hat eine Glashütte auf ${site(at)} gebaut${bringing(won)}.`,
  ShopBuilt: ({ seat, tile, site: at, vp: won }, names) =>
    `${names(seat)} hat ${aShop(tile)} auf ${site(at)} gebaut${bringing(won)}.`,
  PalaceBuilt: ({ seat, tile, site: at, vp: won }, names) =>
    `${names(seat)} hat einen ${palace(tile)} auf ${site(at)} gebaut${bringing(won)}.`,
  SpecialBuilt: ({ seat, site: at, vp: won }, names) =>
    `${names(seat)} hat ein Sondergebäude auf ${site(at)} gebaut${bringing(won)}.`,
  BuildingsDrawn: ({ seat, cards }, names) => {
    const seen = cards.filter((card) => card !== null).map((card) => `„${buildings[card].name}“`);
    return seen.length > 0
      ? `${names(seat)} hat ${list(seen)} gezogen.`
      : `${names(seat)} hat verdeckt ${count(cards.length, 'Gebäudekarte', 'Gebäudekarten')} gezogen.`;
  },
  BuildingKept: ({ seat, card, vp: won }, names) =>
    `${names(seat)} hat die Karte „${buildings[card].name}“ erhalten${bringing(won)}.`,

  IncomeCollected: ({ seat, island, shops, gold: got }, names) =>
    `${names(seat)} hat auf ${islands[island]} von ${customers(shops)} ${gold(got)} eingenommen.`,
  GlassProduced: ({ seat, factories, beads: drawn, lost, vp: won }, names) =>
    factories === 0
      ? `${names(seat)} hat nichts produziert und darf verkaufen.`
      : `${names(seat)} hat ${count(factories, 'Glashütte', 'Glashütten')} arbeiten lassen und ${beads(drawn)} erhalten; der Rauch kostet ${vp(lost)}${won > 0 ? `, das Zunfthaus bringt ${vp(won)}` : ''}.`,
  BeadsSold: ({ seat, beads: sold, gold: got }, names) =>
    `${names(seat)} hat ${beads(sold)} für ${gold(got)} verkauft.`,
  BeadReturned: ({ seat, bead }, names) =>
    `${names(seat)} hat eine ${GLASSES[bead]}e Perle in den Beutel zurückgelegt.`,

  EndTriggered: ({ seat }, names) =>
    `Der zweite Stapel ist leer: ${names(seat)} hat das Ende ausgelöst. Alle anderen haben noch einen Zug.`,
  ScoringBegun: ({ seat }, names) => `Die Schlusswertung beginnt mit ${names(seat)}.`,
  CharacterScored: ({ seat, card, island, gold: paid, beads: given, vp: won }, names) => {
    const payment = [...(paid > 0 ? [gold(paid)] : []), ...(beadCount(given) > 0 ? [beads(given)] : [])];
    return `${names(seat)} hat ${character(card)} auf ${islands[island]}${payment.length > 0 ? ` für ${list(payment)}` : ''} gewertet: ${vp(won)}.`;
  },
  ScoringFinished: ({ seat, vp: won }, names) =>
    won > 0
      ? `${names(seat)} hat die Wertung beendet: ${vp(won)} für übrige Gondolieri.`
      : `${names(seat)} hat die Wertung beendet.`,
};

const character = (card: Character): string => `„${characters[characterNumber(card) as CharacterNumber].name}“`;

/** The victory points behind a sentence, where there are any. */
const bringing = (won: number): string => (won > 0 ? `: ${vp(won)}` : '');
