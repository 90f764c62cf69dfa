import { countOf } from '#engine/light-masters/fragments.js';
import type { AdvantageNumber, LightMastersVocabulary } from '../vocabulary.js';
import { advantages, creations } from './cards.js';
import { COLOURS, count, fragment, fragments, lira, list, market, quoted } from './nouns.js';

export const told: LightMastersVocabulary['told'] = {
  SelectorPlaced: () => 'El selector está en la posición inicial.',
  RingPlaced: () => 'El anillo se giró al azar.',
  MarketsStocked: ({ fragments: some }) =>
    `Los mercados están surtidos: ${list(some.map((one, at) => `${COLOURS[one]} en el ${market(at)}`))}.`,
  AdvantagesLaid: ({ advantages: laid }) =>
    `Las ventajas son ${list([laid.art, laid.jewel, laid.houseware, laid.animal].map(nameOf))}.`,
  HandDealt: ({ seat, cards }, names) => {
    const known = cards.filter((card) => card !== null);
    return known.length === 0
      ? `${names(seat)} recibió ${count(cards.length, 'carta', 'cartas')}.`
      : `${names(seat)} recibió ${list(known.map((card) => quoted(creations[card])))}.`;
  },
  StartPlayerDrawn: ({ seat }, names) => `Empieza ${names(seat)}.`,

  PairCollected: ({ seat, fragments: some, missing, lira: got }, names) =>
    `${names(seat)} recogió ${fragments(some)}${missing > 0 ? `; de la pareja ${missing === 1 ? 'faltaba' : 'faltaban'} ${count(missing, 'fragmento', 'fragmentos')}` : ''}${got > 0 ? `, y recibió ${lira(got)}` : ''}.`,
  FragmentTaken: ({ seat, fragment: one }, names) => `${names(seat)} tomó ${fragment(one)}.`,
  NoneTaken: ({ seat }, names) => `${names(seat)} no tomó otro fragmento.`,
  FragmentGivenBack: ({ seat, fragment: one }, names) => `${names(seat)} devolvió ${fragment(one)}.`,

  FragmentExchanged: ({ seat, fragment: one, market: to, takes, offered }, names) =>
    `${names(seat)} puso ${fragment(one)} en el ${market(to)}${countOf(offered) > 0 ? ' y puede elegir del anillo' : ` y tomó ${fragments(takes)}`}.`,
  FragmentsPicked: ({ seat, fragments: some }, names) => `${names(seat)} eligió ${fragments(some)}.`,
  MarketBought: ({ seat, market: from, fragments: some, lira: paid }, names) =>
    `${names(seat)} compró el ${market(from)}, ${fragments(some)}, ${paid === 0 ? 'gratis' : `por ${lira(paid)}`}.`,
  FragmentSold: ({ seat, fragment: one, lira: got }, names) =>
    `${names(seat)} vendió ${fragment(one)} por ${lira(got)}.`,
  SaleOpened: ({ seat, lira: got }, names) => `${names(seat)} vende varios fragmentos por ${lira(got)}.`,
  OneSold: ({ seat, fragment: one }, names) => `${names(seat)} vendió ${fragment(one)}.`,
  SaleClosed: ({ seat }, names) => `${names(seat)} cerró la venta.`,

  CreationCompleted: ({ seat, creation, pays, lira: got, bonus }, names) =>
    `${names(seat)} completó ${quoted(creations[creation])} con ${fragments(pays)} por ${lira(got)}${bonus > 0 ? ` y ${lira(bonus)} más` : ''}.`,
  EndTriggered: ({ seat }, names) => `${names(seat)} ha completado todas sus creaciones: ¡es la última ronda!`,
  TurnEnded: ({ seat, next }, names) =>
    next === null
      ? `${names(seat)} terminó el último turno: ¡se cuentan las bolsas!`
      : `${names(seat)} terminó el turno; le toca a ${names(next)}.`,

  FirstPutAway: ({ seat, to, lira: paid }, names) =>
    `${names(seat)} puso la primera carta ${to === null ? 'en otro puesto de la mano' : `en el puesto ${to + 1}`} por ${lira(paid)}.`,
  RingTurned: ({ seat, lira: paid }, names) => `${names(seat)} giró el anillo${paid > 0 ? ` por ${lira(paid)}` : ''}.`,
  AdvantageActivated: ({ seat, creation, advantage, pays, gains }, names) =>
    `${names(seat)} activó ${quoted(nameOf(advantage))} con ${quoted(creations[creation])}${pays > 0 ? ` por ${lira(pays)}` : ''}${gains > 0 ? ` y recibió ${lira(gains)}` : ''}.`,
  NextPut: ({ seat }, names) => `${names(seat)} puso en su puesto la siguiente carta.`,
  FragmentMoved: ({ seat, fragment: one, from, to }, names) =>
    `${names(seat)} movió ${fragment(one)} del ${market(from)} al ${market(to)}.`,
  FragmentSwapped: ({ seat, gives, takes, lira: paid }, names) =>
    `${names(seat)} pagó ${lira(paid)} y cambió ${COLOURS[gives]} por ${COLOURS[takes]}.`,
  SwappingStopped: ({ seat }, names) => `${names(seat)} no cambia más.`,
};

const nameOf = (number: number): string => advantages[number as AdvantageNumber].name;
