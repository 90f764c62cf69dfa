import { LOCALES } from '../language.js';
import type { LobbyWords } from './lobby-words.js';

const list = new Intl.ListFormat(LOCALES.it);
const counted = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const duration = (seconds: number): string => {
  if (seconds % 86_400 === 0) return counted(seconds / 86_400, 'giorno', 'giorni');
  if (seconds % 3_600 === 0) return counted(seconds / 3_600, 'ora', 'ore');
  if (seconds % 60 === 0) return counted(seconds / 60, 'minuto', 'minuti');
  return counted(seconds, 'secondo', 'secondi');
};

const BOTS: Readonly<Record<string, string>> = { strong: 'Bot forte', random: 'Bot casuale' };

export const it: LobbyWords = {
  titles: {
    lobby: 'Laguna · giochi da tavolo dal vivo',
    table: 'Tavolo · Laguna',
    standings: 'Classifica · Laguna',
    player: 'Giocatore · Laguna',
    nowhere: 'Qui non c’è nulla · Laguna',
  },
  language: 'Lingua',
  skip: 'Vai ai tavoli',
  hero: {
    tagline: 'Giochi da tavolo sulla laguna',
    promise:
      'Siediti con gli amici o contro i bot, guarda qualsiasi tavolo e torna quando vuoi: il tuo posto ti aspetta.',
    playNow: 'Gioca subito contro i bot',
    setting: 'Si prepara il tavolo…',
    playNowNote: (game, bots) => `${game}, tu contro ${counted(bots, 'bot forte', 'bot forti')}. Senza registrazione.`,
  },
  line: {
    opening: 'Connessione…',
    up: 'In linea',
    down: 'Connessione assente, nuovo tentativo',
    over: 'Questa pagina è troppo vecchia per il server.',
    reload: 'Ricarica la pagina',
  },
  person: {
    record: 'Le tue partite',
    menu: (name) => `Sei ${name}`,
    nobody: 'Scegli un nome',
    guest: 'Ospite',
    keepName: 'Conserva il nome: crea un account',
    signIn: 'Accedi',
    signOut: 'Esci',
    guestSignOut: 'Esci (un ospite non ritrova più i suoi posti)',
    name: 'Nome',
    password: 'Password',
    passwordRule: 'Almeno 8 caratteri.',
    close: 'Chiudi',
    nameRule: 'Un nome ha da 1 a 40 caratteri visibili.',
    wrongPassword: 'Nome e password non corrispondono.',
    nameTaken: 'Esiste già un account con questo nome: scegline un altro.',
    reports: {
      title: 'Le mie segnalazioni',
      none: 'Non hai segnalato nulla. A un tavolo, la bandierina sotto il tabellone segnala il momento che vedi.',
      statuses: { open: 'In attesa di risposta', resolved: 'Con risposta' },
      moment: (seq) => `Momento ${seq} al suo tavolo`,
      answer: 'Risposta:',
    },
    farewell: {
      open: 'Elimina il mio account…',
      title: 'Elimina il tuo account',
      note: 'Il tuo nome, la password e gli accessi spariscono, e nulla dice più dove sedevi. Le partite restano come sono state giocate, da posti senza nome. Non si può annullare.',
      done: 'Elimina per sempre',
      wrongPassword: 'Non è la password di questo account.',
      holdsRole: 'Chi ha un ruolo in questo servizio deve prima farselo revocare.',
    },
    ways: {
      guest: {
        tab: 'Gioca come ospite',
        title: 'Come ti chiami?',
        note: 'Basta un nome. Più tardi puoi farne un account e conservare i tuoi tavoli.',
        done: 'Entra',
      },
      account: {
        tab: 'Crea un account',
        title: 'Conserva il tuo nome',
        note: 'Con una password ritrovi i tuoi posti su ogni dispositivo. I tavoli che hai come ospite restano tuoi.',
        done: 'Crea l’account',
      },
      session: {
        tab: 'Accedi',
        title: 'Che bello rivederti!',
        note: 'Con il nome e la password del tuo account.',
        done: 'Accedi',
      },
    },
  },
  sections: {
    own: { title: 'I tuoi tavoli', empty: '' },
    open: {
      title: 'Tavoli aperti',
      empty: 'In questo momento nessuno aspetta giocatori. Apri un tavolo e invita qualcuno.',
    },
    playing: {
      title: 'Partite in corso',
      empty: 'Ai tavoli tutto tace. Appena comincia una partita potrai guardarla qui.',
    },
    finished: {
      title: 'Partite finite',
      empty: 'Nessuna partita è ancora arrivata alla fine. La prima potrebbe essere la tua.',
    },
  },
  more: 'Mostra altri',
  again: 'Riprova',
  reading: 'Caricamento dei tavoli…',
  card: {
    seat: (letter) => `Posto ${letter}`,
    free: 'libero',
    you: 'tu',
    gone: 'non è più qui',
    bot: (name) => BOTS[name] ?? name,
    seatsFree: (free) => (free === 0 ? 'Tutti i posti occupati' : counted(free, 'posto libero', 'posti liberi')),
    turn: (turn) => `Turno ${turn}`,
    watching: (watchers) => counted(watchers, 'spettatore', 'spettatori'),
    yourTurn: 'Tocca a te',
    underWay: 'In corso',
    byLink: 'Solo con il link',
    noClock: 'Senza limite di tempo',
    clock: (seconds) => `${duration(seconds)} a mossa`,
    sit: 'Siediti',
    watch: 'Guarda',
    playOn: 'Continua',
    goThere: 'Vai al tavolo',
    lookBack: 'Rivedi',
    won: (names) => (names.length === 1 ? `Vince ${names.join('')}` : `Vincono insieme ${list.format(names)}`),
    points: (points) => counted(points, 'punto', 'punti'),
    noResult: 'Finita senza risultato',
    voided: 'Il risultato non conta',
    about: (deed, names) => (names.length === 0 ? `${deed}: non c’è ancora nessuno` : `${deed}: ${list.format(names)}`),
  },
  standings: 'Classifica',
  shelf: {
    title: 'Sullo scaffale',
    seats: (min, max) => `Da ${min} a ${max} giocatori`,
    open: 'Apri un tavolo',
  },
  opening: {
    title: 'Apri un tavolo',
    game: 'Gioco',
    seats: 'Posti',
    places: 'Chi siede dove',
    me: 'Tu',
    anyone: 'Libero per chiunque',
    seatCount: (seats) => counted(seats, 'posto', 'posti'),
    options: 'Opzioni',
    clock: 'Tempo per pensare',
    visibility: 'Chi lo trova',
    everybody: 'Tutti, nella sala',
    byLink: 'Solo chi ha il link',
    open: 'Apri il tavolo',
    start: 'Apri e comincia',
    cancel: 'Non ora',
  },
  promises: {
    title: 'Come si gioca qui',
    all: [
      {
        name: 'Sorte onesta',
        sentence: 'Ogni estrazione è fissata in anticipo e chiunque può verificarla a partita finita.',
      },
      {
        name: 'Nulla va perduto',
        sentence: 'Una mossa si vede solo quando è salvata. Cade la connessione, chiudi la pagina: c’è ancora.',
      },
      { name: 'I segreti restano segreti', sentence: 'Ciò che hai in mano non arriva mai su un altro schermo.' },
    ],
  },
  nowhere: {
    title: 'Qui c’è solo acqua',
    sentence: 'A questo indirizzo non c’è nulla. Forse il link è arrivato incompleto.',
    back: 'Torna alla sala',
  },
  table: {
    coming: 'In viaggio verso il tavolo…',
    notLoaded:
      'Non è stato possibile caricare il tavolo: il server non è raggiungibile oppure ha una pagina più recente.',
  },
  trouble: {
    noLine: 'In questo momento il server non è raggiungibile.',
    tooFast: 'Un po’ troppo in fretta. Aspetta un attimo.',
    notSaved: 'In questo momento il server non può salvare nulla, quindi non è stato fatto nulla.',
    notSignedIn: 'Per questo serve un nome.',
    notAllowed: 'Non puoi farlo.',
    taken: 'Qualcuno è stato più svelto: quel posto è occupato.',
    gone: 'Quel tavolo non c’è più.',
    notUnderstood: 'Il server e questa pagina non si capiscono. Ricarica la pagina.',
    failed: 'Qualcosa è andato storto sul server.',
  },
  footer: {
    rights:
      'I nomi e le regole dei giochi appartengono ai loro autori ed editori. Laguna è un modo per giocarli con gli amici; tutte le immagini sono nostre.',
    interface: 'Per programmatori',
  },
};
