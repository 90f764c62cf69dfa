import type { VerifyWords } from './words.js';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const letter = (seat: number): string => String.fromCharCode(65 + seat);

export const it: VerifyWords = {
  checks: {
    form: { name: 'Forma', holds: (count) => `${many(count, 'evento', 'eventi')} in ordine, senza lacune.` },
    chain: { name: 'Catena', holds: (count) => `Su ${many(count, 'evento', 'eventi')}, ognuno segue il precedente.` },
    signature: { name: 'Firma', holds: () => 'La fine è quella che il server ha firmato.' },
    commitment: { name: 'Impegno', holds: () => 'Il seme è quello fissato prima che qualcuno si sedesse.' },
    nonces: {
      name: 'Contributi',
      holds: (count) => `${many(count, 'posto ha', 'posti hanno')} contribuito alla sorte prima dell’inizio.`,
    },
    secrets: {
      name: 'Segreti',
      holds: (count) => `${many(count, 'evento coperto si scopre', 'eventi coperti si scoprono')} come da impegno.`,
    },
    draws: {
      name: 'Sorte',
      holds: (count) => `${many(count, 'estrazione', 'estrazioni')} come dicono seme e contributi.`,
    },
    commands: {
      name: 'Mosse',
      holds: (count) => `${many(count, 'comando ha', 'comandi hanno')} prodotto ciò che dicono le regole.`,
    },
  },
  whys: {
    unreached: 'Non verificato: qualcosa di necessario è errato o manca.',
    noKeys:
      'La firma corrisponde alla chiave indicata da questo file. Di chi sia, il file non può dirlo: confrontala con le chiavi del server.',
    noSignatures: 'Non verificato: qui non ci sono firme di questo tipo.',
  },
  faults: {
    empty: () => 'In questo file non c’è alcun evento.',
    notText: ({ line }) => `La riga ${line} non è testo: questa non è una partita esportata.`,
    longLine: ({ line }) => `La riga ${line} è più lunga di qualsiasi riga di una partita esportata.`,
    tooLong: ({ most }) => `È più lungo di qualsiasi partita: più di ${most} eventi, o altrettanti caratteri.`,
    cutLine: ({ line }) => `Il file si interrompe a metà della riga ${line}.`,
    notJson: ({ line }) => `La riga ${line} non è JSON.`,
    notAnEvent: ({ line, where }) => `La riga ${line} non appartiene a una partita esportata (${where}).`,
    otherProtocol: ({ protocol, known }) =>
      `Questo file usa il protocollo ${protocol}; qui si conosce il protocollo ${known}.`,
    unknownGame: ({ game }) => `Qui non ci sono le regole di «${game}».`,
    unknownEdition: ({ game, edition }) =>
      `Qui non ci sono le regole di ${game} nell’edizione ${edition}: forse in una versione più recente.`,
    unknownScheme: ({ scheme }) =>
      `Qui lo schema di estrazione ${scheme} non è conosciuto: forse in una versione più recente.`,
    noOpening: ({ seq }) => `Il file comincia con l’evento ${seq}, e non con l’apertura di un tavolo.`,
    otherTable: ({ seq }) => `L’evento ${seq} è di un altro tavolo.`,
    outOfPlace: ({ seq, found }) => `Manca l’evento ${seq}: al suo posto c’è l’evento ${found}.`,
    unknownEvent: ({ seq, type }) => `L’evento ${seq}, ${type}, non esiste in questo gioco.`,
    otherEdition: ({ seq }) => `L’evento ${seq} è di un’edizione diversa dal suo tavolo.`,
    afterHead: ({ line }) => `La riga ${line} viene dopo la fine.`,
    damaged: ({ line }) =>
      `Il file è cambiato dopo l’esportazione: la somma di controllo nella riga ${line} è un’altra.`,
    unfinished: ({ seq }) => `Il file termina con l’evento ${seq}, prima della partita: la fine è stata tagliata.`,
    unchained: ({ seq, type }) =>
      `L’evento ${seq}, ${type}, non è quello sigillato: contenuto, ora o posto sono stati cambiati.`,
    noHead: () => 'Manca la fine firmata: nessuno ne risponde.',
    headOfAnother: () => 'La fine firmata è di un altro tavolo.',
    headElsewhere: ({ head, end }) =>
      `Il server ha firmato la fine all’evento ${head}, e questo file termina con l’evento ${end}.`,
    headDiffers: ({ seq }) => `All’evento ${seq} il server ha firmato una storia diversa da questa.`,
    unknownKey: ({ key }) => `La firma è di ${key}, che non è una chiave del server.`,
    keyNotThen: ({ key }) => `La chiave ${key} non era in uso al momento della firma.`,
    notSigned: ({ key }) => `La firma non è della chiave ${key}.`,
    foreignSeed: ({ seq }) => `Il seme nell’evento ${seq} non è quello dell’impegno nell’evento 1.`,
    noNonce: ({ seat }) => `La partita è iniziata benché il posto ${letter(seat)} non avesse contribuito alla sorte.`,
    wrongNonce: ({ seq, seat }) =>
      `L’evento ${seq} ha per il posto ${letter(seat)} un contributo diverso da quello ricordato.`,
    foreignForm: ({ seq, type, scheme }) =>
      `L’evento ${seq}, ${type}, non esiste nello schema di estrazione ${scheme}, indicato dall’evento 1.`,
    unopened: ({ seq, seat }) =>
      `Il contributo nell’evento ${seq} non corrisponde all’impegno del posto ${letter(seat)}.`,
    otherDerived: ({ seq, seat }) =>
      `Il contributo del posto ${letter(seat)} nell’evento ${seq} non è quello che deriva da impegno, tavolo e posto.`,
    uncommitted: ({ seq, seat }) =>
      `L’evento ${seq} riguarda un contributo impegnato del posto ${letter(seat)}, che non ne aveva impegnato nessuno.`,
    untimely: ({ seq, seat }) =>
      `L’evento ${seq} fissa il contributo del posto ${letter(seat)} fuori dal momento di rivelarlo, subito prima dell’inizio.`,
    otherSecret: ({ seq, type }) =>
      `Ciò che era coperto nell’evento ${seq}, ${type}, non è ciò su cui ci si era impegnati.`,
    otherLuck: ({ seq, type }) =>
      `L’evento ${seq}, ${type}, non è come ha voluto la sorte: seme e contributi dicono altro.`,
    otherDraw: ({ seq, type, draw, due }) =>
      `L’evento ${seq}, ${type}, mostra l’estrazione ${draw} del tavolo quando toccava alla ${due}: il contatore è stato spostato.`,
    otherScheme: ({ seq, says, fits }) =>
      `L’evento 1 indica lo schema di estrazione ${says}, ma dall’evento ${seq} le estrazioni sono dello schema ${fits}.`,
    otherCount: ({ seq, says, took }) =>
      `Secondo l’evento ${seq} la mossa ha usato ${many(says, 'estrazione', 'estrazioni')}, ma erano ${took}.`,
    refused: ({ seq, rule, message }) => `L’evento ${seq} non può essere accaduto (regola ${rule}): ${message}`,
    otherEvent: ({ seq, type, expected }) =>
      type === expected
        ? `L’evento ${seq}, ${type}, non è ciò che il suo comando produce.`
        : `L’evento ${seq} è ${type}, mentre il suo comando produce ${expected}.`,
    nothingElse: ({ seq, type }) => `Nulla produce l’evento ${seq}, ${type}.`,
    otherMaker: ({ seq }) => `L’evento ${seq} è attribuito a qualcuno, o a un momento, da cui non può venire.`,
    impossible: ({ seq, type }) => `All’evento ${seq}, ${type}, le regole non sanno come proseguire.`,
  },
  verdict: {
    holds: 'Questa partita è come è stata giocata: tutto torna.',
    unproven: {
      noKeys: 'Non provato: tutto torna, ma qui non si conosce la chiave di nessuno, e chiunque potrebbe averla fatta.',
      noSignatures: 'Non provato: qui le firme non si possono verificare. Tutto il resto torna.',
    },
    broken: 'Questa partita non è stata giocata così.',
    firstBad: (seq) => `Il primo evento in cui qualcosa non va è il numero ${seq}.`,
  },
  about: (game, edition, seats, events) =>
    `${game}, edizione ${edition}, ${many(seats, 'posto', 'posti')}, ${many(events, 'evento', 'eventi')}`,
  schemes: {
    1: 'Schema di estrazione 1 (più debole): chi conosceva il seme poteva scegliere i contributi dei bot e spostare un’estrazione giocando e annullando.',
    2: 'Schema di estrazione 2: le estrazioni sono numerate e ogni posto si impegna sul suo contributo prima di rivelarlo.',
  },
  nonce: (seat, nonce) => `Il posto ${seat} ha aggiunto ${nonce}`,
  key: (id) => `Firmato con ${id}`,
};
