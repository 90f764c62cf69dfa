import { countOf } from '#engine/light-masters/fragments.js';
import type { AdvantageNumber, LightMastersVocabulary } from '../vocabulary.js';
import { advantages, creations } from './cards.js';
import { COLOURS, count, fragment, fragments, lira, list, market, quoted, to } from './nouns.js';

export const told: LightMastersVocabulary['told'] = {
  SelectorPlaced: () => 'Il selettore è nella posizione iniziale.',
  RingPlaced: () => 'L’anello è stato girato a sorte.',
  MarketsStocked: ({ fragments: some }) =>
    `I mercati sono riforniti: ${list(some.map((one, at) => `${COLOURS[one]} nel ${market(at)}`))}.`,
  AdvantagesLaid: ({ advantages: laid }) =>
    `I vantaggi sono ${list([laid.art, laid.jewel, laid.houseware, laid.animal].map(nameOf))}.`,
  HandDealt: ({ seat, cards }, names) => {
    const known = cards.filter((card) => card !== null);
    return known.length === 0
      ? `${names(seat)} ha ricevuto ${count(cards.length, 'carta', 'carte')}.`
      : `${names(seat)} ha ricevuto ${list(known.map((card) => quoted(creations[card])))}.`;
  },
  StartPlayerDrawn: ({ seat }, names) => `Comincia ${names(seat)}.`,

  PairCollected: ({ seat, fragments: some, missing, lira: got }, names) =>
    `${names(seat)} ha raccolto ${fragments(some)}${missing > 0 ? `; della coppia ${missing === 1 ? 'mancava' : 'mancavano'} ${count(missing, 'frammento', 'frammenti')}` : ''}${got > 0 ? `, e ha ricevuto ${lira(got)}` : ''}.`,
  FragmentTaken: ({ seat, fragment: one }, names) => `${names(seat)} ha preso ${fragment(one)}.`,
  NoneTaken: ({ seat }, names) => `${names(seat)} non ha preso altri frammenti.`,
  FragmentGivenBack: ({ seat, fragment: one }, names) => `${names(seat)} ha restituito ${fragment(one)}.`,

  FragmentExchanged: ({ seat, fragment: one, market: to, takes, offered }, names) =>
    `${names(seat)} ha messo ${fragment(one)} nel ${market(to)}${countOf(offered) > 0 ? ' e può scegliere dall’anello' : ` e ha preso ${fragments(takes)}`}.`,
  FragmentsPicked: ({ seat, fragments: some }, names) => `${names(seat)} ha scelto ${fragments(some)}.`,
  MarketBought: ({ seat, market: from, fragments: some, lira: paid }, names) =>
    `${names(seat)} ha comprato il ${market(from)}, ${fragments(some)}, ${paid === 0 ? 'gratis' : `per ${lira(paid)}`}.`,
  FragmentSold: ({ seat, fragment: one, lira: got }, names) =>
    `${names(seat)} ha venduto ${fragment(one)} per ${lira(got)}.`,
  SaleOpened: ({ seat, lira: got }, names) => `${names(seat)} vende più frammenti per ${lira(got)}.`,
  OneSold: ({ seat, fragment: one }, names) => `${names(seat)} ha venduto ${fragment(one)}.`,
  SaleClosed: ({ seat }, names) => `${names(seat)} ha chiuso la vendita.`,

  CreationCompleted: ({ seat, creation, pays, lira: got, bonus }, names) =>
    `${names(seat)} ha completato ${quoted(creations[creation])} con ${fragments(pays)} per ${lira(got)}${bonus > 0 ? ` e altre ${lira(bonus)}` : ''}.`,
  EndTriggered: ({ seat }, names) => `${names(seat)} ha completato tutte le creazioni: è l’ultimo giro!`,
  TurnEnded: ({ seat, next }, names) =>
    next === null
      ? `${names(seat)} ha terminato l’ultimo turno: si contano le borse!`
      : `${names(seat)} ha terminato il turno; tocca ${to(names(next))}.`,

  FirstPutAway: ({ seat, to, lira: paid }, names) =>
    `${names(seat)} ha messo la prima carta ${to === null ? 'altrove nella mano' : `al posto ${to + 1}`} per ${lira(paid)}.`,
  RingTurned: ({ seat, lira: paid }, names) =>
    `${names(seat)} ha girato l’anello${paid > 0 ? ` per ${lira(paid)}` : ''}.`,
  AdvantageActivated: ({ seat, creation, advantage, pays, gains }, names) =>
    `${names(seat)} ha attivato ${quoted(nameOf(advantage))} con ${quoted(creations[creation])}${pays > 0 ? ` per ${lira(pays)}` : ''}${gains > 0 ? ` e ha ricevuto ${lira(gains)}` : ''}.`,
  NextPut: ({ seat }, names) => `${names(seat)} ha messo al suo posto la prossima carta.`,
  FragmentMoved: ({ seat, fragment: one, from, to }, names) =>
    `${names(seat)} ha spostato ${fragment(one)} dal ${market(from)} al ${market(to)}.`,
  FragmentSwapped: ({ seat, gives, takes, lira: paid }, names) =>
    `${names(seat)} ha cambiato ${COLOURS[gives]} con ${COLOURS[takes]} per ${lira(paid)}.`,
  SwappingStopped: ({ seat }, names) => `${names(seat)} non cambia più.`,
};

const nameOf = (number: number): string => advantages[number as AdvantageNumber].name;
