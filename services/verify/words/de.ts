import type { VerifyWords } from './words.js';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const letter = (seat: number): string => String.fromCharCode(65 + seat);

export const de: VerifyWords = {
  checks: {
    form: { name: 'Form', holds: (count) => `${many(count, 'Ereignis', 'Ereignisse')} der Reihe nach, keines fehlt.` },
    chain: {
      name: 'Kette',
      holds: (count) => `Bei ${many(count, 'Ereignis', 'Ereignissen')} schließt jedes an das vorige an.`,
    },
    signature: { name: 'Unterschrift', holds: () => 'Das Ende ist das, das der Server unterschrieben hat.' },
    commitment: { name: 'Festlegung', holds: () => 'Der Seed ist der, der feststand, bevor jemand Platz nahm.' },
    nonces: {
      name: 'Beiträge',
      holds: (count) => `${many(count, 'Platz hat', 'Plätze haben')} vor dem Beginn etwas zum Zufall beigetragen.`,
    },
    secrets: {
      name: 'Geheimnisse',
      holds: (count) => `${many(count, 'verdecktes Ereignis', 'verdeckte Ereignisse')} aufgedeckt wie festgelegt.`,
    },
    draws: {
      name: 'Zufall',
      holds: (count) => `${many(count, 'Ziehung fiel', 'Ziehungen fielen')}, wie es Seed und Beiträge ergeben.`,
    },
    commands: {
      name: 'Züge',
      holds: (count) => `${many(count, 'Befehl bewirkte', 'Befehle bewirkten')}, was die Regeln sagen.`,
    },
  },
  whys: {
    unreached: 'Nicht geprüft: Etwas, das dafür nötig ist, stimmt nicht oder fehlt.',
    noKeys:
      'Die Unterschrift passt zu dem Schlüssel, den diese Datei nennt. Wem er gehört, kann sie nicht sagen: Vergleiche ihn mit denen des Servers.',
    noSignatures: 'Nicht geprüft: Unterschriften dieser Art kennt dieses Gerät nicht.',
  },
  faults: {
    empty: () => 'In dieser Datei steht kein Ereignis.',
    notText: ({ line }) => `Zeile ${line} ist kein Text: Das ist keine exportierte Partie.`,
    longLine: ({ line }) => `Zeile ${line} ist länger als jede Zeile einer exportierten Partie.`,
    tooLong: ({ most }) => `Das ist länger als jede Partie: mehr als ${most} Ereignisse, oder so viele Zeichen.`,
    cutLine: ({ line }) => `Die Datei bricht mitten in Zeile ${line} ab.`,
    notJson: ({ line }) => `Zeile ${line} ist kein JSON.`,
    notAnEvent: ({ line, where }) => `Zeile ${line} ist keine Zeile einer exportierten Partie (${where}).`,
    otherProtocol: ({ protocol, known }) =>
      `Diese Datei ist vom Protokoll ${protocol}; hier wird Protokoll ${known} verstanden.`,
    unknownGame: ({ game }) => `Die Regeln von „${game}“ sind hier nicht bekannt.`,
    unknownEdition: ({ game, edition }) =>
      `Die Regeln von ${game} in der Ausgabe ${edition} sind hier nicht bekannt: vielleicht in einer neueren Fassung.`,
    unknownScheme: ({ scheme }) =>
      `Das Zufallsverfahren ${scheme} ist hier nicht bekannt: vielleicht in einer neueren Fassung.`,
    noOpening: ({ seq }) => `Die Datei beginnt mit Ereignis ${seq} und nicht mit dem Eröffnen eines Tisches.`,
    otherTable: ({ seq }) => `Ereignis ${seq} gehört zu einem anderen Tisch.`,
    outOfPlace: ({ seq, found }) => `Ereignis ${seq} fehlt: An seiner Stelle steht Ereignis ${found}.`,
    unknownEvent: ({ seq, type }) => `Ereignis ${seq}, ${type}, gibt es in diesem Spiel nicht.`,
    otherEdition: ({ seq }) => `Ereignis ${seq} ist von einer anderen Ausgabe als sein Tisch.`,
    afterHead: ({ line }) => `Zeile ${line} steht hinter dem Ende.`,
    damaged: ({ line }) => `Die Datei wurde seit dem Export geändert: Die Prüfsumme in Zeile ${line} ist eine andere.`,
    unfinished: ({ seq }) =>
      `Die Datei endet mit Ereignis ${seq}, vor dem Ende der Partie: Der Schluss ist abgeschnitten.`,
    unchained: ({ seq, type }) =>
      `Ereignis ${seq}, ${type}, ist nicht, was versiegelt wurde: Inhalt, Zeit oder Platz wurden geändert.`,
    noHead: () => 'Das unterschriebene Ende fehlt: Niemand steht für diesen Schluss ein.',
    headOfAnother: () => 'Das unterschriebene Ende gehört zu einem anderen Tisch.',
    headElsewhere: ({ head, end }) =>
      `Der Server hat ein Ende bei Ereignis ${head} unterschrieben; diese Datei endet mit Ereignis ${end}.`,
    headDiffers: ({ seq }) => `Bei Ereignis ${seq} hat der Server eine andere Geschichte unterschrieben als diese.`,
    unknownKey: ({ key }) => `Unterschrieben ist mit ${key}: Das ist keiner der Schlüssel des Servers.`,
    keyNotThen: ({ key }) => `Der Schlüssel ${key} war nicht in Gebrauch, als unterschrieben wurde.`,
    notSigned: ({ key }) => `Die Unterschrift ist nicht die des Schlüssels ${key}.`,
    foreignSeed: ({ seq }) => `Der Seed in Ereignis ${seq} ist nicht der, der in Ereignis 1 festgelegt wurde.`,
    noNonce: ({ seat }) => `Die Partie begann, obwohl Platz ${letter(seat)} nichts zum Zufall beigetragen hatte.`,
    wrongNonce: ({ seq, seat }) =>
      `Ereignis ${seq} hat für Platz ${letter(seat)} einen anderen Beitrag als den, der festgehalten wurde.`,
    foreignForm: ({ seq, type, scheme }) =>
      `Ereignis ${seq}, ${type}, gibt es im Zufallsverfahren ${scheme} nicht, das Ereignis 1 nennt.`,
    unopened: ({ seq, seat }) =>
      `Der Beitrag in Ereignis ${seq} passt nicht zu dem, worauf sich Platz ${letter(seat)} festgelegt hatte.`,
    otherDerived: ({ seq, seat }) =>
      `Der Beitrag von Platz ${letter(seat)} in Ereignis ${seq} ist nicht der, der aus Festlegung, Tisch und Platz folgt.`,
    uncommitted: ({ seq, seat }) =>
      `In Ereignis ${seq} geht es um einen festgelegten Beitrag von Platz ${letter(seat)}, der sich auf keinen festgelegt hatte.`,
    untimely: ({ seq, seat }) =>
      `Ereignis ${seq} klärt den Beitrag von Platz ${letter(seat)} außerhalb der Zeit zum Offenlegen kurz vor dem Beginn.`,
    otherSecret: ({ seq, type }) => `Was in Ereignis ${seq}, ${type}, verdeckt war, ist nicht, was festgelegt wurde.`,
    otherLuck: ({ seq, type }) =>
      `Ereignis ${seq}, ${type}, ist nicht, was der Zufall ergab: Seed und Beiträge sagen etwas anderes.`,
    otherDraw: ({ seq, type, draw, due }) =>
      `Ereignis ${seq}, ${type}, zeigt die Ziehung ${draw} des Tisches, obwohl Ziehung ${due} an der Reihe war: Der Zähler wurde verstellt.`,
    otherScheme: ({ seq, says, fits }) =>
      `Ereignis 1 nennt das Zufallsverfahren ${says}, aber ab Ereignis ${seq} passen die Ziehungen zum Verfahren ${fits}.`,
    otherCount: ({ seq, says, took }) =>
      `Laut Ereignis ${seq} brauchte der Zug ${many(says, 'Ziehung', 'Ziehungen')}, es waren aber ${took}.`,
    refused: ({ seq, rule, message }) => `Ereignis ${seq} kann nicht geschehen sein (Regel ${rule}): ${message}`,
    otherEvent: ({ seq, type, expected }) =>
      type === expected
        ? `Ereignis ${seq}, ${type}, ist nicht, was sein Befehl bewirkt.`
        : `Ereignis ${seq} ist ${type}, wo sein Befehl ${expected} bewirkt.`,
    nothingElse: ({ seq, type }) => `Nichts bewirkt Ereignis ${seq}, ${type}.`,
    otherMaker: ({ seq }) =>
      `Ereignis ${seq} soll von jemandem oder aus einem Moment stammen, von dem es nicht sein kann.`,
    impossible: ({ seq, type }) => `Bei Ereignis ${seq}, ${type}, wissen die Regeln nicht weiter.`,
  },
  verdict: {
    holds: 'Diese Partie ist, wie sie gespielt wurde: Alles stimmt.',
    unproven: {
      noKeys:
        'Nicht bewiesen: Alles passt zusammen, aber hier ist niemandes Schlüssel bekannt. So könnte sie jeder gemacht haben.',
      noSignatures: 'Nicht bewiesen: Unterschriften lassen sich hier nicht prüfen. Alles andere stimmt.',
    },
    broken: 'So wurde diese Partie hier nicht gespielt.',
    firstBad: (seq) => `Das erste Ereignis, an dem etwas nicht stimmt, ist Nummer ${seq}.`,
  },
  about: (game, edition, seats, events) =>
    `${game}, Ausgabe ${edition}, ${many(seats, 'Platz', 'Plätze')}, ${many(events, 'Ereignis', 'Ereignisse')}`,
  schemes: {
    1: 'Zufallsverfahren 1 (schwächer): Wer den Seed kannte, konnte Beiträge von Bots aussuchen und Ziehungen durch Züge und ihr Zurücknehmen verschieben.',
    2: 'Zufallsverfahren 2: Ziehungen sind nummeriert, und Plätze legen sich auf ihren Beitrag fest, bevor sie ihn offenlegen.',
  },
  nonce: (seat, nonce) => `Platz ${seat} trug ${nonce} bei`,
  key: (id) => `Unterschrieben mit ${id}`,
};
