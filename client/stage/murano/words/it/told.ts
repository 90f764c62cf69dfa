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
  to,
  vp,
} from './nouns.js';

export const told: MuranoVocabulary['told'] = {
  ShipsAnchored: ({ ships }) => `Le navi hanno gettato l’ancora, quella rossa a ${space(ships[0] ?? 0)}.`,
  PalaceRemoved: ({ tile }) =>
    tile === null
      ? 'Un palazzo è uscito dal gioco, senza essere visto.'
      : `Un ${palace(tile)} è uscito dal gioco, senza che i giocatori lo vedessero.`,
  StartPlayerDrawn: ({ seat }, names) => `Comincia ${names(seat)}.`,

  ShipSailed: ({ seat, ship: which, to, gold: paid }, names) =>
    `${names(seat)} ha portato ${ship(which)} a ${space(to)}${paid > 0 ? ` per ${gold(paid)}` : ''}.`,
  TurnPassed: ({ seat, gold: taken }, names) => `${names(seat)} ha passato il turno e preso ${gold(taken)}.`,
  TurnEnded: ({ seat, next }, names) => `${names(seat)} ha terminato il turno. Tocca ${to(names(next))}.`,

  GoldTaken: ({ seat, gold: taken }, names) => `${names(seat)} ha preso ${gold(taken)}.`,
  FactoryBought: ({ seat, gold: paid }, names) => `${names(seat)} ha comprato una vetreria per ${gold(paid)}.`,
  ShopDrawn: ({ seat, tile, gold: paid }, names) =>
    `${names(seat)} ha comprato una ${tile === null ? 'bottega' : shop(tile)}, coperta, per ${gold(paid)}.`,
  ShopsSearched: ({ seat, tiles, gold: paid }, names) =>
    `${names(seat)} ha pagato ${gold(paid)} per guardare ${count(tiles.length, 'bottega', 'botteghe')}.`,
  ShopTaken: ({ seat, tile }, names) =>
    `${names(seat)} ha preso una ${tile === null ? 'bottega' : shop(tile)}, coperta.`,
  PalaceDrawn: ({ seat, tile, gold: paid }, names) =>
    `${names(seat)} ha comprato un ${tile === null ? 'palazzo' : palace(tile)}, coperto, per ${gold(paid)}.`,
  PalacesSearched: ({ seat, tiles, gold: paid }, names) =>
    `${names(seat)} ha pagato ${gold(paid)} per guardare ${count(tiles.length, 'palazzo', 'palazzi')}.`,
  PalaceTaken: ({ seat, tile }, names) =>
    `${names(seat)} ha preso un ${tile === null ? 'palazzo' : palace(tile)}, coperto.`,
  SpecialBought: ({ seat, gold: paid }, names) => `${names(seat)} ha comprato un edificio speciale per ${gold(paid)}.`,

  CharactersDrawn: ({ seat, cards }, names) => {
    const seen = cards.filter((card) => card !== null).map(character);
    return seen.length > 0
      ? `${names(seat)} ha pescato ${list(seen)}.`
      : `${names(seat)} ha pescato ${count(cards.length, 'personaggio', 'personaggi')}, di nascosto.`;
  },
  CharacterKept: ({ seat, card, gold: paid }, names) =>
    `${names(seat)} ha ingaggiato ${card === null ? 'un personaggio, coperto,' : character(card)} per ${gold(paid)}.`,
  NobodyKept: ({ seat }, names) => `${names(seat)} non ha tenuto nessun personaggio.`,

  GondolierPlaced: ({ seat, berth: at, gold: paid, vp: won }, names) =>
    `${names(seat)} ha messo un gondoliere all’${berth(at)} per ${gold(paid)}${bringing(won)}.`,
  GondolierDismissed: ({ seat, gold: got }, names) => `${names(seat)} ha congedato un gondoliere per ${gold(got)}.`,
  GondolierHired: ({ seat, gold: paid }, names) => `${names(seat)} ha richiamato un gondoliere per ${gold(paid)}.`,

  StreetDrawn: ({ seat, tile }, names) => `${names(seat)} ha pescato una ${street(tile)}.`,
  StreetLaid: ({ seat, tile, site: at }, names) => `${names(seat)} ha posato la ${street(tile)} in ${site(at)}.`,
  FactoryBuilt: ({ seat, site: at, vp: won }, names) =>
    `${names(seat)} ha costruito una vetreria in ${site(at)}${bringing(won)}.`,
  ShopBuilt: ({ seat, tile, site: at, vp: won }, names) =>
    `${names(seat)} ha costruito una ${shop(tile)} in ${site(at)}${bringing(won)}.`,
  PalaceBuilt: ({ seat, tile, site: at, vp: won }, names) =>
    `${names(seat)} ha costruito un ${palace(tile)} in ${site(at)}${bringing(won)}.`,
  SpecialBuilt: ({ seat, site: at, vp: won }, names) =>
    `${names(seat)} ha costruito un edificio speciale in ${site(at)}${bringing(won)}.`,
  BuildingsDrawn: ({ seat, cards }, names) => {
    const seen = cards.filter((card) => card !== null).map((card) => `«${buildings[card].name}»`);
    return seen.length > 0
      ? `${names(seat)} ha pescato ${list(seen)}.`
      : `${names(seat)} ha pescato ${count(cards.length, 'carta edificio', 'carte edificio')}, di nascosto.`;
  },
  BuildingKept: ({ seat, card, vp: won }, names) =>
    `${names(seat)} ha ottenuto la carta «${buildings[card].name}»${bringing(won)}.`,

  IncomeCollected: ({ seat, island, shops, gold: got }, names) =>
    `${names(seat)} ha incassato ${gold(got)} dai ${customers(shops)} a ${islands[island]}.`,
  GlassProduced: ({ seat, factories, beads: drawn, lost, vp: won }, names) =>
    factories === 0
      ? `${names(seat)} non ha prodotto nulla, ma può vendere.`
      : `${names(seat)} ha prodotto ${beads(drawn)} con ${count(factories, 'vetreria', 'vetrerie')}; il fumo costa ${vp(lost)}${won > 0 ? `, la Sede della corporazione dà ${vp(won)}` : ''}.`,
  BeadsSold: ({ seat, beads: sold, gold: got }, names) => `${names(seat)} ha venduto ${beads(sold)} per ${gold(got)}.`,
  BeadReturned: ({ seat, bead }, names) => `${names(seat)} ha rimesso una perla ${GLASSES[bead]} nel sacchetto.`,

  EndTriggered: ({ seat }, names) =>
    `La seconda pila è vuota: ${names(seat)} ha fatto scattare la fine. Tutti gli altri hanno ancora un turno.`,
  ScoringBegun: ({ seat }, names) => `Comincia il conteggio finale, a partire da ${names(seat)}.`,
  CharacterScored: ({ seat, card, island, gold: paid, beads: given, vp: won }, names) => {
    const payment = [...(paid > 0 ? [gold(paid)] : []), ...(beadCount(given) > 0 ? [beads(given)] : [])];
    return `${names(seat)} ha giocato ${character(card)} a ${islands[island]}${payment.length > 0 ? ` con ${list(payment)}` : ''}: ${vp(won)}.`;
  },
  ScoringFinished: ({ seat, vp: won }, names) =>
    won > 0
      ? `${names(seat)} ha terminato il conteggio: ${vp(won)} per i gondolieri rimasti.`
      : `${names(seat)} ha terminato il conteggio.`,
};

const character = (card: Character): string => `«${characters[characterNumber(card) as CharacterNumber].name}»`;

/** The victory points behind a sentence, where there are any. */
const bringing = (won: number): string => (won > 0 ? `: ${vp(won)}` : '');
