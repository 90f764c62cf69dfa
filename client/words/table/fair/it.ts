import type { FairWords } from './fair-words.js';

export const fair: FairWords = {
  title: 'Sorte onesta',
  committed: 'La parte del server nella sorte è già fissata. Questa è la sua impronta:',
  own: 'La tua parte della sorte',
  ownWhy:
    'Inventata per te. Fino all’inizio se ne vede solo l’impronta. Se ne scrivi una tua, fino a 64 caratteri senza spazi, che sia difficile da indovinare.',
  afterwards:
    'A partita finita il server mostra la sua parte, e chiunque può verificare che tutto sia andato come doveva.',
  limitsTitle: 'Che cosa garantisce, e che cosa no',
  limits:
    'Il tuo browser tiene segreto il tuo valore e ne mostra solo l’impronta finché tutti i posti sono occupati. Poi tutti i valori vengono rivelati e, insieme alla parte del server, fissano ogni estrazione della partita. Se il tuo è difficile da indovinare e viene rivelato in tempo, nessuno ha potuto scegliere le estrazioni, nemmeno il server insieme a tutti gli altri giocatori. Quello che possono ancora fare lo vedono tutti: un giocatore non rivela in tempo, oppure il server dice che non è arrivato nulla. Allora al suo posto va un valore che nessuno ha scelto: una scelta tra due per ognuno di questi posti. Possono anche non iniziare mai la partita. Durante il gioco il server conosce le estrazioni future, e forse anche un giocatore che collabora con lui; nulla di ciò che fanno o annullano cambia la prossima estrazione, ma possono decidere in base a essa. Se nessun giocatore aggiunge un valore segreto, tutto dipende solo dalla parte del server.',
  check: 'Verifica questa partita',
  checking: 'Verifica in corso…',
  download: 'Scarica la partita',
  elsewhere: 'Verifica altrove',
  doubt: 'Questo non è il tavolo che hai visto.',
  doubts: {
    other: (seq) =>
      `All’evento ${seq} il server ora racconta una storia diversa da quella raccontata a questo browser.`,
    broken: (seq) => `Dall’evento ${seq} in poi ciò che il server racconta non torna.`,
    gone: (seq) => `Il server ha mostrato a questo browser l’evento ${seq}, e ora non ne sa più nulla.`,
    silent: (seq) =>
      `Il server aveva mostrato a questo browser l’evento ${seq}. Ora non lo mostra, e a chi glielo chiede non risponde. Questa pagina continua a chiederlo.`,
  },
  keepProof: 'Salva la prova',
};
