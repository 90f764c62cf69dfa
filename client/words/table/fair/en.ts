import type { FairWords } from './fair-words.js';

export const fair: FairWords = {
  title: 'Fair draws',
  committed: 'The server’s part of all luck is fixed already. This is its fingerprint:',
  own: 'Your part of the luck',
  ownWhy:
    'Made up for you. Only its fingerprint is shown until the game starts. If you type your own, up to 64 letters without spaces, make it hard to guess.',
  afterwards:
    'When the game is over the server shows its part, and anybody can check that everything fell as it had to.',
  limitsTitle: 'What this promises, and what it does not',
  limits:
    'Your browser keeps your value secret and shows only its fingerprint until every seat is taken. Then all values are revealed, and together with the server’s part they fix every draw of the game. As long as your own value is hard to guess and revealed in time, nobody could choose the draws, not even the server together with all other players. What they can still do, and everybody sees it: a player may not reveal in time, or the server may say that a reveal did not come. Then a value that nobody chose takes its place, which is a choice of one out of two for each such seat. They may also never start the game. While it is played the server knows the draws to come, and so may a player who works with it; nothing they do or undo changes the next draw, but they can decide what to do by it. Where no player adds a secret value, everything hangs on the server’s part alone.',
  check: 'Check this game',
  checking: 'Checking …',
  download: 'Download the game',
  elsewhere: 'Check it elsewhere',
  doubt: 'This is not the table you saw before.',
  doubts: {
    other: (seq) => `At event ${seq} the server now tells another history than it told this browser.`,
    broken: (seq) => `From event ${seq} on, what the server tells does not fit together.`,
    gone: (seq) => `The server showed this browser event ${seq}, and tells of it no more.`,
    silent: (seq) =>
      `The server showed this browser event ${seq} before. It does not show it now, and gives no answer when asked for it. This page goes on asking.`,
  },
  keepProof: 'Save the proof',
};
