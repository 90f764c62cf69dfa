import type { PageWords } from './page-words.js';

export const it: PageWords = {
  title: 'Verifica una partita',
  lead: 'Ogni partita di Laguna può essere verificata da chiunque quando è finita: che nessun evento sia cambiato, che la sorte fosse fissata prima che qualcuno si sedesse, e che le regole siano state rispettate.',
  drop: 'Trascina qui una partita esportata',
  choose: 'Scegli un file',
  checking: (name) => `Verifica di ${name} in corso…`,
  checked: (name) => `Verificato: ${name}`,
  keys: 'Le chiavi del server',
  keysNone:
    'Ancora nessuna. Senza di esse si vede che una partita è coerente, ma non che questo server l’abbia giocata.',
  keysHere: (count) => `${count} dal server da cui viene questa pagina.`,
  keysFile: (name, count) => `${count} da ${name}.`,
  keysChoose: 'Usa chiavi tue',
  notKeys: (name) => `${name} non contiene chiavi: hanno la forma di ciò che dice /api/keys.`,
  notRead: (name) => `Non è stato possibile leggere ${name}.`,
  how: 'Come averne la certezza',
  steps: [
    'Esporta la partita al suo tavolo quando è finita: «Verifica questa partita», poi «Scarica la partita».',
    'Conserva le chiavi del server (/api/keys) prima di giocare. Quelle prese dopo provano meno.',
    'Confronta ciò che ogni posto ha aggiunto alla sorte con ciò che hai visto quando hai preso posto.',
  ],
  stays: 'Il file resta sul tuo dispositivo. Questa pagina funziona anche salvata su disco, senza server.',
  language: 'Lingua',
};
