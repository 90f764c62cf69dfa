import { characterNumber } from '#events/murano/components.js';
import type { Character } from '#events/murano/components.js';
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
  palace,
  palaceWith,
  shop,
  site,
  space,
  street,
  to,
  vp,
} from './nouns.js';

export const does: MuranoVocabulary['does'] = {
  takeGold: ({ takes }) => `Prendi ${gold(takes)}.`,
  factory: ({ factory }) => `Compra una vetreria per ${gold(factory)}.`,
  shop: ({ shop: price, search }) =>
    `Compra la prima bottega per ${gold(price)}, oppure scegline una da tutta la pila per ${gold(search)}.`,
  palace: ({ palace: price, search }) =>
    `Compra il primo palazzo per ${gold(price)}, oppure scegline uno da tutta la pila per ${gold(search)}.`,
  special: ({ special }) => `Compra un edificio speciale per ${gold(special)}.`,
  recruit: ({ shown, recruit }) =>
    `Guarda ${shown} personaggi e tienine uno per ${gold(recruit)}, o nessuno senza pagare.`,
  placeGondolier: ({ ownBerth, otherBerth }) =>
    `Metti un gondoliere a un ormeggio libero: ${gold(ownBerth)} nel tuo colore, ${gold(otherBerth)} in ogni altro.`,
  build: () => 'Piazza da 1 a 3 tessere: pesca e posa calli, costruisci gli edifici che hai.',
  income: () => 'Su un’isola le tue botteghe incassano 1 moneta per ogni cliente dei loro colori.',
  production: () => 'Ogni vetreria costa 2 PV e dà una perla; poi puoi vendere da 1 a 3 perle di un colore.',
  gondolier: ({ dismissal, hire }) =>
    `Congeda un gondoliere per ${gold(dismissal)}, o richiamane uno per ${gold(hire)}.`,
};

export const finalTurn = 'È l’ultimo turno.';

export const asked: MuranoVocabulary['asked'] = {
  sailing: (_, { nextShip, space: at, mayAct, maySail, mayPass }) => {
    if (at === null) return 'Tocca a te: muovi una nave. La prima è gratis.';
    const ways = [
      ...(mayAct ? [`usare ${space(at)}`] : []),
      ...(mayPass ? ['passare per 1 moneta'] : []),
      ...(maySail ? ['muovere un’altra nave'] : []),
    ];
    return `Puoi ${new Intl.ListFormat('it', { type: 'disjunction' }).format(ways)}.${maySail ? ` La prossima nave costa ${gold(nextShip)}.` : ''}`;
  },
  searchingShops: () => 'Scegli una di queste botteghe.',
  searchingPalaces: () => 'Scegli uno di questi palazzi.',
  recruiting: (_, { recruit }) => `Tieni uno di questi personaggi per ${gold(recruit)}, o nessuno.`,
  building: ({ placed }, { mayAct }) =>
    mayAct
      ? `Piazza un’altra tessera (${placed} su 3 piazzate), o termina il turno.`
      : 'Non puoi piazzare altro: termina il turno.',
  layingStreet: ({ tile }) => `Posa la ${street(tile)} su uno spazio lastricato libero.`,
  choosingBuilding: () => 'Scegli una carta edificio: vale dal tuo prossimo turno.',
  selling: ({ owes }, { mayAct }) => {
    if (owes) return 'Vendi perle di un colore, o rimetti nel sacchetto la perla che spetta all’Emporio.';
    return mayAct
      ? 'Vendi da 1 a 3 perle di un colore, o termina il turno.'
      : 'Non c’è nulla da vendere: termina il turno.';
  },
  returningBead: () => 'Rimetti una perla nel sacchetto, per l’Emporio.',
  bought: ({ building }, { mayAct }) =>
    mayAct ? `${PLACE[building]}, o termina il turno.` : 'La tua azione è fatta: termina il turno.',
  acted: () => 'La tua azione è fatta: termina il turno.',
  scoring: (_, { mayAct, gondoliers }) =>
    mayAct
      ? `Gioca un personaggio: impegna un gondoliere su quell’isola (ne ${gondoliers === 1 ? 'resta' : 'restano'} ${gondoliers}). Ogni gondoliere rimasto dà 1 PV.`
      : 'Nessun altro personaggio può dare punti: termina il conteggio.',
  over: () => 'La partita è finita.',
};

const PLACE = {
  factory: 'Piazza subito la vetreria',
  shop: 'Piazza subito la bottega',
  palace: 'Piazza subito il palazzo',
  special: 'Piazza subito l’edificio speciale',
};

export const watched: MuranoVocabulary['watched'] = {
  sailing: (name) => `${name} muove le navi.`,
  searchingShops: (name) => `${name} sceglie una bottega.`,
  searchingPalaces: (name) => `${name} sceglie un palazzo.`,
  recruiting: (name) => `${name} guarda dei personaggi.`,
  building: (name) => `${name} costruisce.`,
  layingStreet: (name) => `${name} posa una calle.`,
  choosingBuilding: (name) => `${name} sceglie una carta edificio.`,
  selling: (name) => `${name} può vendere vetro.`,
  returningBead: (name) => `${name} deve rimettere una perla nel sacchetto.`,
  bought: (name) => `${name} sta per terminare il turno.`,
  acted: (name) => `${name} sta per terminare il turno.`,
  scoring: (name) => `${name} conta i punti dei personaggi.`,
  over: () => 'La partita è finita.',
};

export const choices: MuranoVocabulary['choices'] = {
  sail: ({ ship, to }, { ships }) =>
    ship === 0 ? `Porta la nave rossa a ${space(to)}` : `Porta la nave da ${space(ships[ship] ?? 0)} a ${space(to)}`,
  pass: () => 'Passa per 1 moneta',
  endTurn: () => 'Termina il turno',
  takeGold: () => 'Prendi le monete',
  buyFactory: () => 'Compra una vetreria',
  buyShop: () => 'Compra la prima bottega',
  searchShops: () => 'Guarda tutte le botteghe',
  buyPalace: () => 'Compra il primo palazzo',
  searchPalaces: () => 'Guarda tutti i palazzi',
  takeShop: ({ tile }) => `Prendi una ${shop(tile)}`,
  takePalace: ({ tile }) => `Prendi un ${palace(tile)}`,
  buySpecial: () => 'Compra un edificio speciale',
  recruit: () => 'Guarda i personaggi',
  keepCharacter: ({ card }) => `Tieni ${character(card)}`,
  keepNobody: () => 'Non tenere nessuno',
  placeGondolier: ({ berth: at }) => `Metti un gondoliere all’${berth(at)}`,
  drawStreet: () => 'Pesca una calle',
  layStreet: ({ site: at }) => `Posa la calle in ${site(at)}`,
  buildFactory: ({ site: at }) => `Costruisci una vetreria in ${site(at)}`,
  buildShop: ({ tile, site: at }) => `Costruisci una ${shop(tile)} in ${site(at)}`,
  buildPalace: ({ tile, site: at }) => `Costruisci un ${palace(tile)} in ${site(at)}`,
  buildSpecial: ({ site: at }) => `Costruisci un edificio speciale in ${site(at)}`,
  keepBuilding: ({ card }) => `Scegli «${buildings[card].name}»`,
  collectIncome: ({ island, shops }) => `Incassa a ${islands[island]} dai ${customers(shops)}`,
  produce: ({ factories }) =>
    factories === 0 ? 'Non produrre, vendi soltanto' : `Produci con ${count(factories, 'vetreria', 'vetrerie')}`,
  sellBeads: ({ beads: some }) => `Vendi ${beads(some)}`,
  returnBead: ({ bead }) => `Rimetti una perla ${GLASSES[bead]}`,
  dismissGondolier: () => 'Congeda un gondoliere',
  hireGondolier: () => 'Richiama un gondoliere',
  scoreCharacter: ({ card, island }) => `Gioca ${character(card)} a ${islands[island]}`,
  exchangeGold: ({ card, island, gold: paid }) => `Gioca ${character(card)} a ${islands[island]} con ${gold(paid)}`,
  deliverBeads: ({ card, island, beads: some }) => `Gioca ${character(card)} a ${islands[island]} con ${beads(some)}`,
  finishScoring: () => 'Termina il conteggio',
};

const character = (card: Character): string => `«${characters[characterNumber(card) as CharacterNumber].name}»`;

export const effects: MuranoVocabulary['effects'] = {
  costs: (paid, have) => `Costa ${gold(paid)} (ne hai ${have}).`,
  gains: (got, then) => `Dà ${gold(got)}; poi ne hai ${then}.`,
  costsVp: (lost, have) => `Costa ${vp(lost)} (ne hai ${have}).`,
  brings: (won, then) => `Dà ${vp(won)}; poi ne hai ${then}.`,

  sail: (to, usable, description, nextShip) =>
    usable
      ? `${space(to)} – ${description}`
      : `Ora non potresti usare ${space(to)}; un’altra nave costerebbe ${gold(nextShip)}.`,
  pass: () => 'In questo turno non usi nessuna azione.',
  endTurn: (next) => (next === null ? 'Poi comincia il conteggio finale.' : `Poi tocca ${to(next)}.`),
  takeGold: () => 'È la tua azione di questo turno.',
  buyFactory: (left) => `Una vetreria da costruire più avanti; ${left} nella pila.`,
  buyShop: (left) => `La prima bottega, coperta: decide la sorte. ${left} nella pila.`,
  searchShops: (left) =>
    `${left === 1 ? 'Guardi l’unica bottega rimasta e la prendi' : `Guardi tutte le ${left} botteghe rimaste e ne prendi una`}, coperta.`,
  buyPalace: (left) => `Il primo palazzo, coperto: decide la sorte. ${left} nella pila.`,
  searchPalaces: (left) =>
    `${left === 1 ? 'Guardi l’unico palazzo rimasto e lo prendi' : `Guardi tutti ${left === 8 || left === 11 ? 'gli' : 'i'} ${left} palazzi rimasti e ne prendi uno`}, coperto.`,
  takeShop: () => 'Va coperta nella tua mano; le altre si rimescolano.',
  takePalace: () => 'Va coperto nella tua mano; gli altri si rimescolano.',
  buySpecial: (left) => `Un edificio speciale da costruire più avanti; ${left} nella pila.`,
  recruit: (shown, price) =>
    `Peschi ${count(shown, 'personaggio', 'personaggi')}; ne tieni uno per ${gold(price)}, o nessuno senza pagare.`,
  keepCharacter: (rule, best) =>
    `${rule} ${best === null ? 'Per ora non darebbe nulla.' : `Per ora al massimo ${vp(best.vp)}, a ${islands[best.island]}.`}`,
  keepNobody: () => 'Non paghi nulla; vanno tutti sotto il mazzo.',
  placeGondolier: (left) => `Ci resta per sempre; ${left} ancora in mano.`,
  drawStreet: (left) => `La vedono tutti, e va posata. ${left} nella pila.`,
  layStreet: (tile, opened) =>
    `Una ${street(tile)}; ${opened === 0 ? 'non apre nuovi spazi' : `apre ${count(opened, 'nuovo spazio', 'nuovi spazi')}`} per gli edifici.`,
  buildFactory: (left) => `Porta il tuo segnalino e può produrre vetro${left > 0 ? `; ancora ${left} in mano` : ''}.`,
  buildShop: (at) => `Porta il tuo segnalino e incassa dai clienti del suo colore, ovunque a ${islands[at]}.`,
  buildPalace: (crests) => `Un ${palaceWith(crests)}; non è di nessuno.`,
  buildSpecial: () => 'Non è di nessuno; peschi 3 carte edificio e ne tieni una.',
  keepBuilding: (rule) => rule,
  collectIncome: (customers) =>
    customers === 0 ? 'Non ci sono clienti così: non dà nulla.' : `Da ${count(customers, 'cliente', 'clienti')}.`,
  produce: (drawn, owes) => {
    if (drawn === 0) return 'Non peschi perle; puoi vendere quelle che hai.';
    return `Peschi ${count(drawn, 'perla', 'perle')}${owes ? ', di cui una torna indietro' : ''}; poi puoi vendere perle di un colore.`;
  },
  sellBeads: () => 'Le perle tornano nel sacchetto.',
  returnBead: (bead) => `Una perla ${GLASSES[bead]} torna nel sacchetto.`,
  dismissGondolier: (left) => `Va nella riserva; ${left} ancora in mano.`,
  hireGondolier: (then) => `Viene dalla riserva; poi ne hai ${then} in mano.`,
  scoreCharacter: (island, left) =>
    `Impegna un gondoliere a ${islands[island]}${left > 0 ? `; lì ne ${left === 1 ? 'resta' : 'restano'} ${left}` : ''}.`,
  exchangeGold: (island, left) =>
    `Impegna un gondoliere a ${islands[island]}${left > 0 ? `; lì ne ${left === 1 ? 'resta' : 'restano'} ${left}` : ''}.`,
  deliverBeads: (island, left, some) =>
    `Cede ${beads(some)} e impegna un gondoliere a ${islands[island]}${left > 0 ? `; lì ne ${left === 1 ? 'resta' : 'restano'} ${left}` : ''}.`,
  finishScoring: (unscored) =>
    unscored === 0
      ? 'Ogni gondoliere rimasto dà 1 PV.'
      : `Ogni gondoliere rimasto dà 1 PV; ${count(unscored, 'personaggio in mano non conta', 'personaggi in mano non contano')}.`,
};
