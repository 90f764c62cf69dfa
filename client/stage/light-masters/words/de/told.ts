import { countOf } from '#engine/light-masters/fragments.js';
import type { AdvantageNumber, LightMastersVocabulary } from '../vocabulary.js';
import { advantages, creations } from './cards.js';
import { COLOURS, count, fragment, fragments, lira, list, market, quoted, withFragments } from './nouns.js';

export const told: LightMastersVocabulary['told'] = {
  SelectorPlaced: () => 'Der Zeiger steht auf seiner ersten Position.',
  RingPlaced: () => 'Der Ring wurde zufällig gedreht.',
  MarketsStocked: ({ fragments: some }) =>
    `Die Märkte sind bestückt: ${list(some.map((one, at) => `${COLOURS[one]} in ${market(at)}`))}.`,
  AdvantagesLaid: ({ advantages: laid }) =>
    `Die Vorteile sind ${list([laid.art, laid.jewel, laid.houseware, laid.animal].map(nameOf))}.`,
  HandDealt: ({ seat, cards }, names) => {
    const known = cards.filter((card) => card !== null);
    return known.length === 0
      ? `${names(seat)} hat ${count(cards.length, 'Karte', 'Karten')} bekommen.`
      : `${names(seat)} hat ${list(known.map((card) => quoted(creations[card])))} bekommen.`;
  },
  StartPlayerDrawn: ({ seat }, names) => `${names(seat)} beginnt.`,

  PairCollected: ({ seat, fragments: some, missing, lira: got }, names) =>
    `${names(seat)} hat ${fragments(some)} gesammelt${missing > 0 ? `; vom Paar ${missing === 1 ? 'fehlte' : 'fehlten'} ${count(missing, 'Fragment', 'Fragmente')}` : ''}${got > 0 ? `, und ${lira(got)} erhalten` : ''}.`,
  FragmentTaken: ({ seat, fragment: one }, names) => `${names(seat)} hat ${fragment(one)} genommen.`,
  NoneTaken: ({ seat }, names) => `${names(seat)} hat kein anderes Fragment genommen.`,
  FragmentGivenBack: ({ seat, fragment: one }, names) => `${names(seat)} hat ${fragment(one)} zurückgegeben.`,

  FragmentExchanged: ({ seat, fragment: one, market: to, takes, offered }, names) =>
    `${names(seat)} hat ${fragment(one)} in ${market(to)} gelegt ${countOf(offered) > 0 ? 'und darf vom Ring wählen' : `und ${fragments(takes)} genommen`}.`,
  FragmentsPicked: ({ seat, fragments: some }, names) => `${names(seat)} hat ${fragments(some)} gewählt.`,
  MarketBought: ({ seat, market: from, fragments: some, lira: paid }, names) =>
    `${names(seat)} hat ${market(from)}, ${fragments(some)}, ${paid === 0 ? 'gratis' : `für ${lira(paid)}`} gekauft.`,
  FragmentSold: ({ seat, fragment: one, lira: got }, names) =>
    `${names(seat)} hat ${fragment(one)} für ${lira(got)} verkauft.`,
  SaleOpened: ({ seat, lira: got }, names) => `${names(seat)} verkauft mehrere Fragmente für ${lira(got)}.`,
  OneSold: ({ seat, fragment: one }, names) => `${names(seat)} hat ${fragment(one)} verkauft.`,
  SaleClosed: ({ seat }, names) => `${names(seat)} hat den Verkauf abgeschlossen.`,

  CreationCompleted: ({ seat, creation, pays, lira: got, bonus }, names) =>
    `${names(seat)} hat ${quoted(creations[creation])} mit ${withFragments(pays)} für ${lira(got)}${bonus > 0 ? ` und weitere ${lira(bonus)}` : ''} vollendet.`,
  EndTriggered: ({ seat }, names) => `${names(seat)} hat alle Werke vollendet: Das ist die letzte Runde!`,
  TurnEnded: ({ seat, next }, names) =>
    next === null
      ? `${names(seat)} hat den letzten Zug beendet: Die Beutel werden gezählt!`
      : `${names(seat)} hat den Zug beendet; ${names(next)} ist am Zug.`,

  FirstPutAway: ({ seat, to, lira: paid }, names) =>
    `${names(seat)} hat die erste Karte für ${lira(paid)} ${to === null ? 'anderswo in die Hand gesteckt' : `an Stelle ${to + 1} gelegt`}.`,
  RingTurned: ({ seat, lira: paid }, names) =>
    `${names(seat)} hat den Ring${paid > 0 ? ` für ${lira(paid)}` : ''} gedreht.`,
  AdvantageActivated: ({ seat, creation, advantage, pays, gains }, names) =>
    `${names(seat)} hat ${quoted(nameOf(advantage))} mit ${quoted(creations[creation])}${pays > 0 ? ` für ${lira(pays)}` : ''} genutzt${gains > 0 ? ` und ${lira(gains)} erhalten` : ''}.`,
  NextPut: ({ seat }, names) => `${names(seat)} hat die nächste Karte an ihren Platz gelegt.`,
  FragmentMoved: ({ seat, fragment: one, from, to }, names) =>
    `${names(seat)} hat ${fragment(one)} von ${market(from)} zu ${market(to)} bewegt.`,
  FragmentSwapped: ({ seat, gives, takes, lira: paid }, names) =>
    `${names(seat)} hat ${COLOURS[gives]} für ${lira(paid)} gegen ${COLOURS[takes]} gewechselt.`,
  SwappingStopped: ({ seat }, names) => `${names(seat)} wechselt nicht mehr.`,
};

const nameOf = (number: number): string => advantages[number as AdvantageNumber].name;
