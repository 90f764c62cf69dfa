import type { VerifyWords } from './words.js';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const letter = (seat: number): string => String.fromCharCode(65 + seat);

export const en: VerifyWords = {
  checks: {
    form: { name: 'Form', holds: (count) => `${many(count, 'event', 'events')} in order, with none missing.` },
    chain: { name: 'Chain', holds: (count) => `Each of ${many(count, 'event', 'events')} follows the one before.` },
    signature: { name: 'Signature', holds: () => 'The end is the one that the server signed.' },
    commitment: { name: 'Commitment', holds: () => 'The seed is the one that was fixed before anyone sat down.' },
    nonces: { name: 'Nonces', holds: (count) => `${many(count, 'seat', 'seats')} added to the luck before the start.` },
    secrets: {
      name: 'Secrets',
      holds: (count) => `${many(count, 'hidden event', 'hidden events')} opened as committed.`,
    },
    draws: { name: 'Draws', holds: (count) => `${many(count, 'draw', 'draws')} fell as seed and nonces say.` },
    commands: {
      name: 'Commands',
      holds: (count) => `${many(count, 'command', 'commands')} brought about what the rules say.`,
    },
  },
  whys: {
    unreached: 'Not checked: something that this needs is wrong or missing.',
    noKeys:
      'The signature fits the key that this file names. Whose key that is, it cannot say: compare it with the server’s keys.',
    noSignatures: 'Not checked: there are no signatures of this kind here.',
  },
  faults: {
    empty: () => 'There is no event in this file.',
    notText: ({ line }) => `Line ${line} is no text: this is not an exported game.`,
    longLine: ({ line }) => `Line ${line} is longer than any line of an exported game.`,
    tooLong: ({ most }) => `This is longer than any game: more than ${most} events, or as many letters.`,
    cutLine: ({ line }) => `The file breaks off in the middle of line ${line}.`,
    notJson: ({ line }) => `Line ${line} is no JSON.`,
    notAnEvent: ({ line, where }) => `Line ${line} is no line of an exported game (${where}).`,
    otherProtocol: ({ protocol, known }) =>
      `This file is of protocol ${protocol}; this verifier knows protocol ${known}.`,
    unknownGame: ({ game }) => `This verifier has no rules of “${game}”.`,
    unknownEdition: ({ game, edition }) =>
      `This verifier has no rules of ${game} at edition ${edition}: a newer one may.`,
    unknownScheme: ({ scheme }) => `This verifier does not know draw scheme ${scheme}: a newer one may.`,
    noOpening: ({ seq }) => `The file begins with event ${seq}, and not with the opening of a table.`,
    otherTable: ({ seq }) => `Event ${seq} is of another table.`,
    outOfPlace: ({ seq, found }) => `Event ${seq} is missing: event ${found} stands in its place.`,
    unknownEvent: ({ seq, type }) => `Event ${seq}, ${type}, is not an event of this game.`,
    otherEdition: ({ seq }) => `Event ${seq} is of another edition than its table.`,
    afterHead: ({ line }) => `Line ${line} comes after the end.`,
    damaged: ({ line }) => `The file was changed since it was exported: the checksum in line ${line} is of another.`,
    unfinished: ({ seq }) => `The file ends with event ${seq}, before the game did: its end is cut off.`,
    unchained: ({ seq, type }) =>
      `Event ${seq}, ${type}, is not what was sealed: its content, its time or its place was changed.`,
    noHead: () => 'The signed head is missing: nobody vouches for this end.',
    headOfAnother: () => 'The signed head is of another table.',
    headElsewhere: ({ head, end }) =>
      `The server signed an end at event ${head}, and this file ends with event ${end}.`,
    headDiffers: ({ seq }) => `At event ${seq} the server signed another history than this one.`,
    unknownKey: ({ key }) => `The head is signed with ${key}, which is none of the server’s keys.`,
    keyNotThen: ({ key }) => `The key ${key} was not in use when the head was signed.`,
    notSigned: ({ key }) => `The signature is not that of the key ${key}.`,
    foreignSeed: ({ seq }) => `The seed in event ${seq} is not the one that was committed to in event 1.`,
    noNonce: ({ seat }) => `The game started though seat ${letter(seat)} had added nothing to the luck.`,
    wrongNonce: ({ seq, seat }) => `Event ${seq} has another nonce for seat ${letter(seat)} than is remembered.`,
    foreignForm: ({ seq, type, scheme }) =>
      `Event ${seq}, ${type}, cannot happen in draw scheme ${scheme}, which event 1 names.`,
    unopened: ({ seq, seat }) => `The nonce in event ${seq} does not open what seat ${letter(seat)} committed to.`,
    otherDerived: ({ seq, seat }) =>
      `The nonce of seat ${letter(seat)} in event ${seq} is not the one that commitment, table and seat give.`,
    uncommitted: ({ seq, seat }) =>
      `Event ${seq} is about a committed nonce of seat ${letter(seat)}, which had committed to none.`,
    untimely: ({ seq, seat }) =>
      `Event ${seq} settles the nonce of seat ${letter(seat)} outside of the time for reveals, just before the start.`,
    otherSecret: ({ seq, type }) => `What is hidden in event ${seq}, ${type}, is not what was committed to.`,
    otherLuck: ({ seq, type }) => `Event ${seq}, ${type}, is not how the luck fell: seed and nonces say otherwise.`,
    otherDraw: ({ seq, type, draw, due }) =>
      `Event ${seq}, ${type}, shows draw ${draw} of the table where draw ${due} was due: the counter of draws was moved.`,
    otherScheme: ({ seq, says, fits }) =>
      `Event 1 names draw scheme ${says}, but from event ${seq} on the draws are those of scheme ${fits}.`,
    otherCount: ({ seq, says, took }) =>
      `Event ${seq} says that its move took ${many(says, 'draw', 'draws')}, but it took ${took}.`,
    refused: ({ seq, rule, message }) => `Event ${seq} cannot have happened (rule ${rule}): ${message}`,
    otherEvent: ({ seq, type, expected }) =>
      type === expected
        ? `Event ${seq}, ${type}, is not what its command brings about.`
        : `Event ${seq} is ${type}, where its command brings about ${expected}.`,
    nothingElse: ({ seq, type }) => `Nothing brings about event ${seq}, ${type}.`,
    otherMaker: ({ seq }) => `Event ${seq} is said to be somebody else’s doing, or of another moment, than it can be.`,
    impossible: ({ seq, type }) => `At event ${seq}, ${type}, the rules do not know how to go on.`,
  },
  verdict: {
    holds: 'This game is as it was played: everything holds.',
    unproven: {
      noKeys: 'Not proven: it fits together, but nobody’s key is known here, so that anybody could have made it.',
      noSignatures: 'Not proven: signatures cannot be checked here. Everything else holds.',
    },
    broken: 'This is not a game as it was played here.',
    firstBad: (seq) => `The first event with something wrong is number ${seq}.`,
  },
  about: (game, edition, seats, events) =>
    `${game}, edition ${edition}, ${many(seats, 'seat', 'seats')}, ${many(events, 'event', 'events')}`,
  schemes: {
    1: 'Draw scheme 1 (weaker): somebody who knew the seed could choose nonces of bots, and move a draw by doing and undoing.',
    2: 'Draw scheme 2: draws are numbered, and seats commit to their nonces before they reveal them.',
  },
  nonce: (seat, nonce) => `Seat ${seat} added ${nonce}`,
  key: (id) => `Signed with ${id}`,
};
