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
  ShipsAnchored: ({ ships }) => `Die Schiffe gehen vor Anker, das rote bei ${space(ships[0] ?? 0)}.`,
  PalaceRemoved: ({ tile }) =>
    tile === null
      ? 'Ein Palast verlässt ungesehen das Spiel.'
      : `Ein ${palace(tile)} verlässt das Spiel, ohne dass die Spieler ihn sehen.`,
  StartPlayerDrawn: ({ seat }, names) => `${names(seat)} beginnt.`,

  ShipSailed: ({ seat, ship: which, to, gold: paid }, names) =>
    `${names(seat)} zieht${paid > 0 ? ` für ${gold(paid)}` : ''} ${ship(which)} zu ${space(to)}.`,
  TurnPassed: ({ seat, gold: taken }, names) => `${names(seat)} passt und nimmt ${gold(taken)}.`,
  TurnEnded: ({ seat, next }, names) => `${names(seat)} beendet den Zug. ${names(next)} ist am Zug.`,

  GoldTaken: ({ seat, gold: taken }, names) => `${names(seat)} nimmt ${gold(taken)}.`,
  FactoryBought: ({ seat, gold: paid }, names) => `${names(seat)} kauft für ${gold(paid)} eine Glashütte.`,
  ShopDrawn: ({ seat, tile, gold: paid }, names) =>
    `${names(seat)} kauft für ${gold(paid)} ${tile === null ? 'einen Laden' : aShop(tile)}, verdeckt.`,
  ShopsSearched: ({ seat, tiles, gold: paid }, names) =>
    `${names(seat)} zahlt ${gold(paid)} und sieht ${count(tiles.length, 'Laden', 'Läden')} durch.`,
  ShopTaken: ({ seat, tile }, names) =>
    `${names(seat)} nimmt ${tile === null ? 'einen Laden' : aShop(tile)}, verdeckt.`,
  PalaceDrawn: ({ seat, tile, gold: paid }, names) =>
    `${names(seat)} kauft für ${gold(paid)} einen ${tile === null ? 'Palast' : palace(tile)}, verdeckt.`,
  PalacesSearched: ({ seat, tiles, gold: paid }, names) =>
    `${names(seat)} zahlt ${gold(paid)} und sieht ${count(tiles.length, 'Palast', 'Paläste')} durch.`,
  PalaceTaken: ({ seat, tile }, names) =>
    `${names(seat)} nimmt einen ${tile === null ? 'Palast' : palace(tile)}, verdeckt.`,
  SpecialBought: ({ seat, gold: paid }, names) => `${names(seat)} kauft für ${gold(paid)} ein Sondergebäude.`,

  CharactersDrawn: ({ seat, cards }, names) => {
    const seen = cards.filter((card) => card !== null).map(character);
    return seen.length > 0
      ? `${names(seat)} zieht ${list(seen)}.`
      : `${names(seat)} zieht verdeckt ${count(cards.length, 'Charakter', 'Charaktere')}.`;
  },
  CharacterKept: ({ seat, card, gold: paid }, names) =>
    `${names(seat)} wirbt für ${gold(paid)} ${card === null ? 'verdeckt einen Charakter' : character(card)} an.`,
  NobodyKept: ({ seat }, names) => `${names(seat)} behält keinen der Charaktere.`,

  GondolierPlaced: ({ seat, berth: at, gold: paid, vp: won }, names) =>
    `${names(seat)} setzt für ${gold(paid)} einen Gondoliere auf ${toBerth(at)}${bringing(won)}.`,
  GondolierDismissed: ({ seat, gold: got }, names) => `${names(seat)} entlässt für ${gold(got)} einen Gondoliere.`,
  GondolierHired: ({ seat, gold: paid }, names) => `${names(seat)} heuert für ${gold(paid)} einen Gondoliere an.`,

  StreetDrawn: ({ seat, tile }, names) => `${names(seat)} zieht eine ${street(tile)}.`,
  StreetLaid: ({ seat, tile, site: at }, names) => `${names(seat)} legt die ${street(tile)} auf ${site(at)}.`,
  FactoryBuilt: ({ seat, site: at, vp: won }, names) =>
    `${names(seat)} baut eine Glashütte auf ${site(at)}${bringing(won)}.`,
  ShopBuilt: ({ seat, tile, site: at, vp: won }, names) =>
    `${names(seat)} baut ${aShop(tile)} auf ${site(at)}${bringing(won)}.`,
  PalaceBuilt: ({ seat, tile, site: at, vp: won }, names) =>
    `${names(seat)} baut einen ${palace(tile)} auf ${site(at)}${bringing(won)}.`,
  SpecialBuilt: ({ seat, site: at, vp: won }, names) =>
    `${names(seat)} baut ein Sondergebäude auf ${site(at)}${bringing(won)}.`,
  BuildingsDrawn: ({ seat, cards }, names) => {
    const seen = cards.filter((card) => card !== null).map((card) => `„${buildings[card].name}“`);
    return seen.length > 0
      ? `${names(seat)} zieht ${list(seen)}.`
      : `${names(seat)} zieht verdeckt ${count(cards.length, 'Gebäudekarte', 'Gebäudekarten')}.`;
  },
  BuildingKept: ({ seat, card, vp: won }, names) =>
    `${names(seat)} erhält die Karte „${buildings[card].name}“${bringing(won)}.`,

  IncomeCollected: ({ seat, island, shops, gold: got }, names) =>
    `${names(seat)} nimmt auf ${islands[island]} von ${customers(shops)} ${gold(got)} ein.`,
  GlassProduced: ({ seat, factories, beads: drawn, lost, vp: won }, names) =>
    factories === 0
      ? `${names(seat)} produziert nichts und darf verkaufen.`
      : `${names(seat)} lässt ${count(factories, 'Glashütte', 'Glashütten')} arbeiten und erhält ${beads(drawn)}; der Rauch kostet ${vp(lost)}${won > 0 ? `, das Zunfthaus bringt ${vp(won)}` : ''}.`,
  BeadsSold: ({ seat, beads: sold, gold: got }, names) => `${names(seat)} verkauft ${beads(sold)} für ${gold(got)}.`,
  BeadReturned: ({ seat, bead }, names) => `${names(seat)} legt eine ${GLASSES[bead]}e Perle in den Beutel zurück.`,

  EndTriggered: ({ seat }, names) =>
    `Der zweite Stapel ist leer: ${names(seat)} löst das Ende aus. Alle anderen haben noch einen Zug.`,
  ScoringBegun: ({ seat }, names) => `Die Schlusswertung beginnt mit ${names(seat)}.`,
  CharacterScored: ({ seat, card, island, gold: paid, beads: given, vp: won }, names) => {
    const payment = [...(paid > 0 ? [gold(paid)] : []), ...(beadCount(given) > 0 ? [beads(given)] : [])];
    return `${names(seat)} wertet ${character(card)} auf ${islands[island]}${payment.length > 0 ? ` für ${list(payment)}` : ''}: ${vp(won)}.`;
  },
  ScoringFinished: ({ seat, vp: won }, names) =>
    won > 0
      ? `${names(seat)} beendet die Wertung: ${vp(won)} für übrige Gondolieri.`
      : `${names(seat)} beendet die Wertung.`,
};

const character = (card: Character): string => `„${characters[characterNumber(card) as CharacterNumber].name}“`;

/** The victory points behind a sentence, where there are any. */
const bringing = (won: number): string => (won > 0 ? `: ${vp(won)}` : '');
