import type { LightMastersVocabulary } from '../vocabulary.js';

export const categories: LightMastersVocabulary['categories'] = {
  art: 'Kunst',
  jewel: 'Schmuck',
  houseware: 'Haushalt',
  animal: 'Tier',
};

export const creations: LightMastersVocabulary['creations'] = {
  'creation-mask': 'Maske',
  'creation-mosaic': 'Mosaik',
  'creation-harlequin': 'Harlekin',
  'creation-obelisk': 'Obelisk',
  'creation-window': 'Fenster',
  'creation-torso': 'Torso',
  'creation-necklace': 'Halskette',
  'creation-brooch': 'Brosche',
  'creation-bracelet': 'Armreif',
  'creation-earrings': 'Ohrringe',
  'creation-pendant': 'Anhänger',
  'creation-signet': 'Siegelring',
  'creation-vase': 'Vase',
  'creation-goblet': 'Kelch',
  'creation-carafe': 'Karaffe',
  'creation-lamp': 'Lampe',
  'creation-bowl': 'Schale',
  'creation-mirror': 'Spiegel',
  'creation-heron': 'Reiher',
  'creation-fox': 'Fuchs',
  'creation-seahorse': 'Seepferdchen',
  'creation-swan': 'Schwan',
  'creation-owl': 'Eule',
  'creation-octopus': 'Krake',
};

export const advantages: LightMastersVocabulary['advantages'] = {
  1: { name: 'Gabe', rule: 'Nimm 1 rotes oder grünes Fragment.' },
  2: { name: 'Geschenk', rule: 'Nimm 1 gelbes oder blaues Fragment.' },
  3: { name: 'Gratis', rule: 'Dein nächster Kauf in diesem Zug kostet nichts.' },
  4: { name: 'Händler', rule: 'Dein nächster Verkauf in diesem Zug bringt 4 L statt 1.' },
  5: {
    name: 'Sachkenntnis',
    rule: 'Bei deinem nächsten Tausch in diesem Zug wähle 1 bis 3 der Fragmente, die der Ring zeigt, höchstens ein klares.',
  },
  6: { name: 'Gier', rule: 'Nach einem Kauf: Nimm 1 klares Fragment.' },
  7: { name: 'Gut gespielt', rule: 'Nach einem Verkauf: Nimm 1 klares Fragment.' },
  8: { name: 'Zauberer', rule: 'Bring deine Hand in eine beliebige Reihenfolge und erhalte 1 L.' },
  9: { name: 'Gefallen', rule: 'Gib 1 klares Fragment zurück und erhalte 3 L.' },
  10: { name: 'Vorrecht', rule: 'Zahle 1 L, um in diesem Zug noch einmal zu handeln.' },
  11: { name: 'Voraussicht', rule: 'Bewege den Zeiger in diesem Zug nicht; nach dem Sammeln erhalte 1 L.' },
  12: { name: 'Wiederholung', rule: 'Zahle 1 L, um das Paar in diesem Zug noch einmal zu sammeln.' },
  13: { name: 'Reisender', rule: 'Bewege 1 Fragment von einem Markt auf einen freien Platz eines anderen.' },
  14: { name: 'Ruhm', rule: 'Wenn das eben vollendete Werk 8 L brachte: noch 2 L.' },
  15: {
    name: 'Opportunist',
    rule: 'Zahle 1 L und ein Fragment für eines einer anderen Farbe, kein klares; noch einmal ist erlaubt.',
  },
  16: { name: 'Seher', rule: 'Dreh den Ring beliebig weit, gratis.' },
};
