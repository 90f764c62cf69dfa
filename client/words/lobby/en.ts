import { LOCALES } from '../language.js';
import type { LobbyWords } from './lobby-words.js';

const list = new Intl.ListFormat(LOCALES.en);
const counted = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const duration = (seconds: number): string => {
  if (seconds % 86_400 === 0) return counted(seconds / 86_400, 'day', 'days');
  if (seconds % 3_600 === 0) return counted(seconds / 3_600, 'hour', 'hours');
  if (seconds % 60 === 0) return counted(seconds / 60, 'minute', 'minutes');
  return counted(seconds, 'second', 'seconds');
};

const BOTS: Readonly<Record<string, string>> = { strong: 'Strong bot', random: 'Random bot' };

export const en: LobbyWords = {
  titles: {
    lobby: 'Laguna · board games, played live',
    table: 'Table · Laguna',
    standings: 'Standings · Laguna',
    player: 'Player · Laguna',
    nowhere: 'Nothing here · Laguna',
  },
  language: 'Language',
  skip: 'To the tables',
  hero: {
    tagline: 'Board games on the lagoon',
    promise:
      'Sit down with friends or against bots, watch any table, and come back whenever you like: your seat waits.',
    playNow: 'Play now against bots',
    setting: 'Setting the table …',
    playNowNote: (game, bots) =>
      `${game}, you against ${counted(bots, 'strong bot', 'strong bots')}. No account needed.`,
  },
  line: {
    opening: 'Connecting …',
    up: 'Connected',
    down: 'No connection, trying again',
    over: 'This page is too old for the server.',
    reload: 'Load it anew',
  },
  person: {
    record: 'Your record',
    menu: (name) => `You are ${name}`,
    nobody: 'Choose a name',
    guest: 'Guest',
    keepName: 'Keep your name: make an account',
    signIn: 'Sign in',
    signOut: 'Sign out',
    guestSignOut: 'Sign out (a guest cannot come back to their seats)',
    name: 'Name',
    password: 'Password',
    passwordRule: 'At least 8 characters.',
    close: 'Close',
    nameRule: 'A name has 1 to 40 characters that can be seen.',
    wrongPassword: 'That name and password do not go together.',
    nameTaken: 'Somebody has an account of that name: choose another.',
    reports: {
      title: 'My reports',
      none: 'You have reported nothing. At a table, the flag below the board reports the moment that you see.',
      statuses: { open: 'Waits for an answer', resolved: 'Answered' },
      moment: (seq) => `Moment ${seq} at its table`,
      answer: 'Answer:',
    },
    farewell: {
      open: 'Delete my account …',
      title: 'Delete your account',
      note: 'Your name, password and sessions are gone, and nothing tells any more where you sat. The games stay as they were played, by seats without a name. This cannot be undone.',
      done: 'Delete it for ever',
      wrongPassword: 'That is not the password of this account.',
      holdsRole: 'Whoever has a role on this service has it revoked first.',
    },
    ways: {
      guest: {
        tab: 'Play as a guest',
        title: 'What shall we call you?',
        note: 'A name is enough. You can make an account of it later and keep your tables.',
        done: 'Come in',
      },
      account: {
        tab: 'Make an account',
        title: 'Keep your name',
        note: 'With a password you find your seats again on every device. Tables you have as a guest stay yours.',
        done: 'Make the account',
      },
      session: {
        tab: 'Sign in',
        title: 'Welcome back',
        note: 'With the name and the password of your account.',
        done: 'Sign in',
      },
    },
  },
  sections: {
    own: { title: 'Your tables', empty: '' },
    open: { title: 'Open tables', empty: 'Nobody is waiting for players just now. Open a table and ask somebody in.' },
    playing: { title: 'Being played', empty: 'All boards are quiet. As soon as a game begins, you can watch it here.' },
    finished: { title: 'Finished games', empty: 'No game has come to its end yet. The first one could be yours.' },
  },
  more: 'Show more',
  again: 'Try again',
  reading: 'Reading the tables …',
  card: {
    seat: (letter) => `Seat ${letter}`,
    free: 'free',
    you: 'you',
    gone: 'no longer here',
    bot: (name) => BOTS[name] ?? name,
    seatsFree: (free) => (free === 0 ? 'All seats taken' : `${counted(free, 'seat', 'seats')} free`),
    turn: (turn) => `Turn ${turn}`,
    watching: (watchers) => `${watchers} watching`,
    yourTurn: 'It is your turn',
    underWay: 'Under way',
    byLink: 'By link only',
    noClock: 'No clock',
    clock: (seconds) => `${duration(seconds)} a move`,
    sit: 'Sit down',
    watch: 'Watch',
    playOn: 'Play on',
    goThere: 'Go to the table',
    lookBack: 'Look back',
    won: (names) => (names.length === 1 ? `${names.join('')} won` : `${list.format(names)} share the win`),
    points: (points) => counted(points, 'point', 'points'),
    noResult: 'Ended without a result',
    voided: 'Result does not count',
    about: (deed, names) => (names.length === 0 ? `${deed}: nobody sits there yet` : `${deed}: ${list.format(names)}`),
  },
  standings: 'Standings',
  shelf: {
    title: 'On the shelf',
    seats: (min, max) => `${min} to ${max} players`,
    open: 'Open a table',
  },
  opening: {
    title: 'Open a table',
    game: 'Game',
    seats: 'Seats',
    places: 'Who sits where',
    me: 'You',
    anyone: 'Free for anyone',
    seatCount: (seats) => counted(seats, 'seat', 'seats'),
    options: 'Options',
    clock: 'Time to think',
    visibility: 'Who finds it',
    everybody: 'Everybody, in the lobby',
    byLink: 'Only those who have the link',
    open: 'Open the table',
    start: 'Open and begin',
    cancel: 'Not now',
  },
  promises: {
    title: 'How we play here',
    all: [
      {
        name: 'Fair draws',
        sentence: 'Every draw is committed to beforehand and can be checked by anybody afterwards.',
      },
      {
        name: 'Nothing gets lost',
        sentence: 'A move is shown once it is kept. Cut the line, close the page: it is still there.',
      },
      { name: 'Secrets stay secret', sentence: 'What is in your hand never reaches another screen.' },
    ],
  },
  nowhere: {
    title: 'Only water here',
    sentence: 'There is nothing at this address. Perhaps the link was cut off on its way to you.',
    back: 'Back to the lobby',
  },
  table: {
    coming: 'On the way to the table …',
    notLoaded: 'The table could not be loaded: the server cannot be reached, or has a newer page.',
  },
  trouble: {
    noLine: 'The server cannot be reached just now.',
    tooFast: 'That was a little fast. Please wait a moment.',
    notSaved: 'The server cannot keep anything just now, so nothing was done.',
    notSignedIn: 'For this you need a name.',
    notAllowed: 'You may not do that.',
    taken: 'Somebody else was quicker: that place is taken.',
    gone: 'That table is not there any more.',
    notUnderstood: 'The server and this page do not understand each other. Load the page anew.',
    failed: 'Something went wrong at the server.',
  },
  footer: {
    rights:
      'The games’ names and rules belong to their authors and publishers. Laguna is a way to play them with friends; all pictures here are our own.',
    interface: 'For programmers',
  },
};
