import { LOCALES } from '../language.js';
import type { LobbyWords } from './lobby-words.js';

const list = new Intl.ListFormat(LOCALES.de);
const counted = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const duration = (seconds: number): string => {
  if (seconds % 86_400 === 0) return counted(seconds / 86_400, 'Tag', 'Tage');
  if (seconds % 3_600 === 0) return counted(seconds / 3_600, 'Stunde', 'Stunden');
  if (seconds % 60 === 0) return counted(seconds / 60, 'Minute', 'Minuten');
  return counted(seconds, 'Sekunde', 'Sekunden');
};

const BOTS: Readonly<Record<string, string>> = { strong: 'Starker Bot', random: 'Zufallsbot' };

export const de: LobbyWords = {
  titles: {
    lobby: 'Laguna · Brettspiele, live gespielt',
    table: 'Tisch · Laguna',
    standings: 'Rangliste · Laguna',
    player: 'Spieler · Laguna',
    nowhere: 'Hier ist nichts · Laguna',
  },
  language: 'Sprache',
  skip: 'Zu den Tischen',
  hero: {
    tagline: 'Brettspiele auf der Lagune',
    promise:
      'Spiel mit Freunden oder gegen Bots, schau an jedem Tisch zu und komm zurück, wann du willst: Dein Platz wartet.',
    playNow: 'Jetzt gegen Bots spielen',
    setting: 'Der Tisch wird vorbereitet …',
    playNowNote: (game, bots) => `${game}, du gegen ${counted(bots, 'starken Bot', 'starke Bots')}. Ohne Anmeldung.`,
  },
  line: {
    opening: 'Verbinden …',
    up: 'Verbunden',
    down: 'Keine Verbindung, neuer Versuch',
    over: 'Diese Seite ist zu alt für den Server.',
    reload: 'Neu laden',
  },
  person: {
    record: 'Deine Bilanz',
    menu: (name) => `Du bist ${name}`,
    nobody: 'Namen wählen',
    guest: 'Gast',
    keepName: 'Namen behalten: Konto anlegen',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    guestSignOut: 'Abmelden (als Gast findest du deine Plätze nicht wieder)',
    name: 'Name',
    password: 'Passwort',
    passwordRule: 'Mindestens 8 Zeichen.',
    close: 'Schließen',
    nameRule: 'Ein Name hat 1 bis 40 sichtbare Zeichen.',
    wrongPassword: 'Name und Passwort passen nicht zusammen.',
    nameTaken: 'Unter diesem Namen gibt es schon ein Konto: Wähl bitte einen anderen.',
    reports: {
      title: 'Meine Meldungen',
      none: 'Du hast nichts gemeldet. Am Tisch meldet die Fahne unter dem Brett den Moment, den du siehst.',
      statuses: { open: 'Wartet auf Antwort', resolved: 'Beantwortet' },
      moment: (seq) => `Moment ${seq} an seinem Tisch`,
      answer: 'Antwort:',
    },
    farewell: {
      open: 'Mein Konto löschen …',
      title: 'Dein Konto löschen',
      note: 'Dein Name, dein Passwort und deine Anmeldungen sind fort, und nichts sagt mehr, wo du gesessen hast. Die Partien bleiben, wie sie gespielt wurden, von Plätzen ohne Namen. Das lässt sich nicht rückgängig machen.',
      done: 'Für immer löschen',
      wrongPassword: 'Das ist nicht das Passwort dieses Kontos.',
      holdsRole: 'Wer eine Rolle in diesem Dienst hat, gibt sie zuerst ab.',
    },
    ways: {
      guest: {
        tab: 'Als Gast spielen',
        title: 'Wie dürfen wir dich nennen?',
        note: 'Ein Name genügt. Später kannst du ein Konto daraus machen und deine Tische behalten.',
        done: 'Eintreten',
      },
      account: {
        tab: 'Konto anlegen',
        title: 'Behalte deinen Namen',
        note: 'Mit einem Passwort findest du deine Plätze auf jedem Gerät wieder. Tische, die du als Gast hast, bleiben deine.',
        done: 'Konto anlegen',
      },
      session: {
        tab: 'Anmelden',
        title: 'Schön, dass du wieder da bist',
        note: 'Mit Name und Passwort deines Kontos.',
        done: 'Anmelden',
      },
    },
  },
  sections: {
    own: { title: 'Deine Tische', empty: '' },
    open: {
      title: 'Offene Tische',
      empty: 'Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und lade jemanden ein.',
    },
    playing: {
      title: 'Laufende Partien',
      empty: 'An allen Tischen ist es still. Sobald eine Partie beginnt, kannst du hier zuschauen.',
    },
    finished: {
      title: 'Beendete Partien',
      empty: 'Noch keine Partie ist zu Ende gespielt. Die erste könnte deine sein.',
    },
  },
  more: 'Mehr anzeigen',
  again: 'Noch einmal versuchen',
  reading: 'Tische werden geladen …',
  card: {
    seat: (letter) => `Platz ${letter}`,
    free: 'frei',
    you: 'du',
    gone: 'nicht mehr hier',
    bot: (name) => BOTS[name] ?? name,
    seatsFree: (free) => (free === 0 ? 'Alle Plätze besetzt' : `${counted(free, 'Platz', 'Plätze')} frei`),
    turn: (turn) => `Zug ${turn}`,
    watching: (watchers) => counted(watchers, 'Zuschauer', 'Zuschauer'),
    yourTurn: 'Du bist am Zug',
    underWay: 'Läuft',
    byLink: 'Nur mit Link',
    noClock: 'Ohne Uhr',
    clock: (seconds) => `${duration(seconds)} je Zug`,
    sit: 'Platz nehmen',
    watch: 'Zuschauen',
    playOn: 'Weiterspielen',
    goThere: 'Zum Tisch',
    lookBack: 'Ansehen',
    won: (names) =>
      names.length === 1 ? `${names.join('')} hat gewonnen` : `${list.format(names)} teilen sich den Sieg`,
    points: (points) => counted(points, 'Punkt', 'Punkte'),
    noResult: 'Ohne Ergebnis beendet',
    voided: 'Ergebnis zählt nicht',
    about: (deed, names) => (names.length === 0 ? `${deed}: noch niemand da` : `${deed}: ${list.format(names)}`),
  },
  standings: 'Rangliste',
  shelf: {
    title: 'Im Regal',
    seats: (min, max) => `${min} bis ${max} Spieler`,
    open: 'Tisch eröffnen',
  },
  opening: {
    title: 'Einen Tisch eröffnen',
    game: 'Spiel',
    seats: 'Plätze',
    places: 'Wer wo sitzt',
    me: 'Du',
    anyone: 'Frei für alle',
    seatCount: (seats) => counted(seats, 'Platz', 'Plätze'),
    options: 'Optionen',
    clock: 'Bedenkzeit',
    visibility: 'Wer ihn findet',
    everybody: 'Alle, in der Lobby',
    byLink: 'Nur wer den Link hat',
    open: 'Tisch eröffnen',
    start: 'Eröffnen und anfangen',
    cancel: 'Jetzt nicht',
  },
  promises: {
    title: 'So wird hier gespielt',
    all: [
      {
        name: 'Fairer Zufall',
        sentence:
          'Jede Ziehung steht versiegelt fest, bevor es losgeht, und kann hinterher von allen nachgeprüft werden.',
      },
      {
        name: 'Nichts geht verloren',
        sentence: 'Ein Zug wird gezeigt, sobald er gespeichert ist. Verbindung weg, Seite zu: Er ist noch da.',
      },
      { name: 'Geheim bleibt geheim', sentence: 'Was du auf der Hand hast, erreicht nie einen anderen Bildschirm.' },
    ],
  },
  nowhere: {
    title: 'Hier ist nur Wasser',
    sentence: 'Unter dieser Adresse gibt es nichts. Vielleicht kam der Link unvollständig bei dir an.',
    back: 'Zurück zur Lobby',
  },
  table: {
    coming: 'Unterwegs zum Tisch …',
    notLoaded: 'Der Tisch ließ sich nicht laden: Der Server ist nicht erreichbar oder hat eine neuere Seite.',
  },
  trouble: {
    noLine: 'Der Server ist gerade nicht erreichbar.',
    tooFast: 'Das war etwas schnell. Bitte warte einen Augenblick.',
    notSaved: 'Der Server kann gerade nichts speichern, darum ist nichts geschehen.',
    notSignedIn: 'Dafür brauchst du einen Namen.',
    notAllowed: 'Das darfst du nicht.',
    taken: 'Da war jemand schneller: Der Platz ist besetzt.',
    gone: 'Diesen Tisch gibt es nicht mehr.',
    notUnderstood: 'Der Server und diese Seite verstehen sich nicht. Lade die Seite neu.',
    failed: 'Beim Server ist etwas schiefgegangen.',
  },
  footer: {
    rights:
      'Namen und Regeln der Spiele gehören ihren Autoren und Verlagen. Laguna ist eine Art, sie mit Freunden zu spielen; alle Bilder hier sind unsere eigenen.',
    interface: 'Für Programmierer',
  },
};
