import type { PageWords } from './page-words.js';

export const de: PageWords = {
  title: 'Ein Spiel prüfen',
  lead: 'Jedes Spiel bei Laguna kann von allen geprüft werden, sobald es vorbei ist: dass kein Ereignis geändert wurde, dass das Glück feststand, bevor jemand Platz nahm, und dass die Regeln galten.',
  drop: 'Lege hier ein exportiertes Spiel ab',
  choose: 'Datei wählen',
  checking: (name) => `${name} wird geprüft …`,
  checked: (name) => `Geprüft: ${name}`,
  keys: 'Die Schlüssel des Servers',
  keysNone:
    'Noch keine. Ohne sie zeigt sich, dass ein Spiel in sich stimmt, nicht aber, dass dieser Server es gespielt hat.',
  keysHere: (count) => `${count} von dem Server, von dem diese Seite kam.`,
  keysFile: (name, count) => `${count} aus ${name}.`,
  keysChoose: 'Eigene Schlüssel verwenden',
  notKeys: (name) => `${name} enthält keine Schlüssel: Sie sehen aus wie das, was /api/keys sagt.`,
  notRead: (name) => `${name} konnte nicht gelesen werden.`,
  how: 'So gehst du sicher',
  steps: [
    'Exportiere das Spiel an seinem Tisch, wenn es vorbei ist: „Dieses Spiel prüfen“, dann „Das Spiel herunterladen“.',
    'Bewahre die Schlüssel des Servers (/api/keys) von vor dem Spiel auf. Später geholte beweisen weniger.',
    'Vergleiche, was jeder Platz zum Glück beitrug, mit dem, was dir beim Hinsetzen gezeigt wurde.',
  ],
  stays: 'Die Datei bleibt auf deinem Gerät. Diese Seite geht auch gespeichert, ganz ohne Server.',
  language: 'Sprache',
};
