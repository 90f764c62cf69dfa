import { countOf } from '#engine/light-masters/fragments.js';
import type { AdvantageNumber, LightMastersVocabulary } from '../vocabulary.js';
import { advantages, creations } from './cards.js';
import { COLOURS, count, fragment, fragments, lira, list, market } from './nouns.js';

export const told: LightMastersVocabulary['told'] = {
  SelectorPlaced: () => 'The selector was put at its first place.',
  RingPlaced: () => 'The ring was turned, as luck had it.',
  MarketsStocked: ({ fragments: some }) =>
    `The markets were stocked: ${list(some.map((one, at) => `${COLOURS[one]} in ${market(at)}`))}.`,
  AdvantagesLaid: ({ advantages: laid }) =>
    `The advantages are ${list([laid.art, laid.jewel, laid.houseware, laid.animal].map(nameOf))}.`,
  HandDealt: ({ seat, cards }, names) => {
    const known = cards.filter((card) => card !== null);
    return known.length === 0
      ? `${names(seat)} was dealt ${count(cards.length, 'card')}.`
      : `${names(seat)} was dealt ${list(known.map((card) => creations[card]))}.`;
  },
  StartPlayerDrawn: ({ seat }, names) => `${names(seat)} goes first.`,

  PairCollected: ({ seat, fragments: some, missing, lira: got }, names) =>
    `${names(seat)} collected ${fragments(some)}${missing > 0 ? `; ${count(missing, 'fragment')} of the pair ${missing === 1 ? 'was' : 'were'} missing` : ''}${got > 0 ? `, and got ${lira(got)}` : ''}.`,
  FragmentTaken: ({ seat, fragment: one }, names) => `${names(seat)} took ${fragment(one)}.`,
  NoneTaken: ({ seat }, names) => `${names(seat)} took no other fragment.`,
  FragmentGivenBack: ({ seat, fragment: one }, names) => `${names(seat)} gave back ${fragment(one)}.`,

  FragmentExchanged: ({ seat, fragment: one, market: to, takes, offered }, names) =>
    `${names(seat)} put ${fragment(one)} into ${market(to)}${countOf(offered) > 0 ? ' and may choose from the ring' : ` and took ${fragments(takes)}`}.`,
  FragmentsPicked: ({ seat, fragments: some }, names) => `${names(seat)} chose ${fragments(some)}.`,
  MarketBought: ({ seat, market: from, fragments: some, lira: paid }, names) =>
    `${names(seat)} bought ${market(from)}, ${fragments(some)}, ${paid === 0 ? 'for nothing' : `for ${lira(paid)}`}.`,
  FragmentSold: ({ seat, fragment: one, lira: got }, names) => `${names(seat)} sold ${fragment(one)} for ${lira(got)}.`,
  SaleOpened: ({ seat, lira: got }, names) => `${names(seat)} sells several fragments for ${lira(got)}.`,
  OneSold: ({ seat, fragment: one }, names) => `${names(seat)} sold ${fragment(one)}.`,
  SaleClosed: ({ seat }, names) => `${names(seat)} closed the sale.`,

  CreationCompleted: ({ seat, creation, pays, lira: got, bonus }, names) =>
    `${names(seat)} completed the ${creations[creation]} with ${fragments(pays)} for ${lira(got)}${bonus > 0 ? ` and ${lira(bonus)} more` : ''}.`,
  EndTriggered: ({ seat }, names) => `${names(seat)} has completed every creation: this is the last round!`,
  TurnEnded: ({ seat, next }, names) =>
    next === null
      ? `${names(seat)} ended the last turn: the purses are counted!`
      : `${names(seat)} ended the turn; ${names(next)} is next.`,

  FirstPutAway: ({ seat, to, lira: paid }, names) =>
    `${names(seat)} put the first card ${to === null ? 'elsewhere in the hand' : `at place ${to + 1}`} for ${lira(paid)}.`,
  RingTurned: ({ seat, lira: paid }, names) => `${names(seat)} turned the ring${paid > 0 ? ` for ${lira(paid)}` : ''}.`,
  AdvantageActivated: ({ seat, creation, advantage, pays, gains }, names) =>
    `${names(seat)} activated ${nameOf(advantage)} with the ${creations[creation]}${pays > 0 ? ` for ${lira(pays)}` : ''}${gains > 0 ? ` and got ${lira(gains)}` : ''}.`,
  NextPut: ({ seat }, names) => `${names(seat)} put the next card in its place.`,
  FragmentMoved: ({ seat, fragment: one, from, to }, names) =>
    `${names(seat)} moved ${fragment(one)} from ${market(from)} to ${market(to)}.`,
  FragmentSwapped: ({ seat, gives, takes, lira: paid }, names) =>
    `${names(seat)} swapped ${COLOURS[gives]} for ${COLOURS[takes]} for ${lira(paid)}.`,
  SwappingStopped: ({ seat }, names) => `${names(seat)} swaps no more.`,
};

const nameOf = (number: number): string => advantages[number as AdvantageNumber].name;
