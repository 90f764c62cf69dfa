import type { FairWords } from './fair-words.js';

export const fair: FairWords = {
  title: 'Fairer Zufall',
  committed: 'Der Anteil des Servers am Zufall steht schon fest. Dies ist sein Fingerabdruck:',
  own: 'Dein Anteil am Zufall',
  ownWhy:
    'Für dich ausgedacht. Bis zum Beginn ist nur sein Fingerabdruck zu sehen. Schreibst du etwas Eigenes, bis zu 64 Zeichen ohne Leerzeichen, dann etwas, das schwer zu erraten ist.',
  afterwards:
    'Ist die Partie zu Ende, zeigt der Server seinen Anteil, und alle können prüfen, dass alles so kam, wie es kommen musste.',
  limitsTitle: 'Was das verspricht und was nicht',
  limits:
    'Dein Browser hält deinen Anteil geheim und zeigt nur seinen Fingerabdruck, bis alle Plätze besetzt sind. Dann werden alle Anteile offengelegt, und zusammen mit dem des Servers legen sie jede Ziehung der Partie fest. Solange deiner schwer zu erraten ist und rechtzeitig offengelegt wird, konnte niemand die Ziehungen aussuchen, auch nicht der Server gemeinsam mit allen anderen Spielern. Was sie noch können, sehen alle: Ein Spieler legt nicht rechtzeitig offen, oder der Server behauptet, es sei nichts gekommen. Dann tritt ein Wert an die Stelle, den niemand gewählt hat; das ist für jeden solchen Platz eine Wahl zwischen zwei Möglichkeiten. Sie können die Partie auch gar nicht erst beginnen. Während der Partie kennt der Server die kommenden Ziehungen, und so vielleicht auch ein Spieler, der mit ihm zusammenarbeitet. Nichts, was sie tun oder zurücknehmen, ändert die nächste Ziehung, aber sie können sich danach richten. Gibt kein Spieler einen geheimen Wert dazu, hängt alles allein am Anteil des Servers.',
  check: 'Diese Partie prüfen',
  checking: 'Wird geprüft …',
  download: 'Die Partie herunterladen',
  elsewhere: 'Woanders prüfen',
  doubt: 'Das ist nicht der Tisch, den du gesehen hast.',
  doubts: {
    other: (seq) => `Bei Ereignis ${seq} erzählt der Server diesem Browser jetzt eine andere Geschichte als früher.`,
    broken: (seq) => `Ab Ereignis ${seq} passt nicht zusammen, was der Server erzählt.`,
    gone: (seq) => `Der Server hat diesem Browser Ereignis ${seq} gezeigt und weiß nichts mehr davon.`,
    silent: (seq) =>
      `Der Server hat diesem Browser Ereignis ${seq} früher gezeigt. Jetzt zeigt er es nicht, und auf die Frage danach antwortet er nicht. Diese Seite fragt weiter.`,
  },
  keepProof: 'Beweis sichern',
};
