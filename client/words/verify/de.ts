import type { PageWords } from './page-words.js';

export const de: PageWords = {
  title: 'Eine Partie prüfen',
  lead: 'Jede Partie bei Laguna kann von allen geprüft werden, sobald sie zu Ende ist: dass kein Ereignis geändert wurde, dass der Zufall feststand, bevor jemand Platz nahm, und dass die Regeln galten.',
  drop: 'Leg hier eine exportierte Partie ab',
  choose: 'Datei wählen',
  checking: (name) => `${name} wird geprüft …`,
  checked: (name) => `Geprüft: ${name}`,
  keys: 'Die Schlüssel des Servers',
  keysNone:
    'Noch keine. Ohne sie zeigt sich, dass eine Partie in sich stimmt, nicht aber, dass sie auf diesem Server gespielt wurde.',
  keysHere: (count) => `${count} von dem Server, von dem diese Seite kommt.`,
  keysFile: (name, count) => `${count} aus ${name}.`,
  keysChoose: 'Eigene Schlüssel verwenden',
  notKeys: (name) => `${name} enthält keine Schlüssel: Sie sehen aus wie das, was /api/keys sagt.`,
  notRead: (name) => `${name} konnte nicht gelesen werden.`,
  how: 'So gehst du sicher',
  steps: [
    'Exportiere die Partie an ihrem Tisch, wenn sie zu Ende ist: „Diese Partie prüfen“, dann „Die Partie herunterladen“.',
    'Sichere die Schlüssel des Servers (/api/keys) vor der Partie. Später geholte beweisen weniger.',
    'Vergleiche, was jeder Platz zum Zufall beitrug, mit dem, was dir gezeigt wurde, als du Platz nahmst.',
  ],
  stays: 'Die Datei bleibt auf deinem Gerät. Diese Seite funktioniert auch gespeichert, ganz ohne Server.',
  language: 'Sprache',
};
