import type { LightMastersVocabulary } from '../vocabulary.js';

export const categories: LightMastersVocabulary['categories'] = {
  art: 'Arte',
  jewel: 'Gioiello',
  houseware: 'Casa',
  animal: 'Animale',
};

export const creations: LightMastersVocabulary['creations'] = {
  'creation-mask': 'Maschera',
  'creation-mosaic': 'Mosaico',
  'creation-harlequin': 'Arlecchino',
  'creation-obelisk': 'Obelisco',
  'creation-window': 'Vetrata',
  'creation-torso': 'Torso',
  'creation-necklace': 'Collana',
  'creation-brooch': 'Spilla',
  'creation-bracelet': 'Bracciale',
  'creation-earrings': 'Orecchini',
  'creation-pendant': 'Ciondolo',
  'creation-signet': 'Anello con sigillo',
  'creation-vase': 'Vaso',
  'creation-goblet': 'Calice',
  'creation-carafe': 'Caraffa',
  'creation-lamp': 'Lampada',
  'creation-bowl': 'Coppa',
  'creation-mirror': 'Specchio',
  'creation-heron': 'Airone',
  'creation-fox': 'Volpe',
  'creation-seahorse': 'Cavalluccio marino',
  'creation-swan': 'Cigno',
  'creation-owl': 'Gufo',
  'creation-octopus': 'Polpo',
};

export const advantages: LightMastersVocabulary['advantages'] = {
  1: { name: 'Dono', rule: 'Prendi 1 frammento rosso o verde.' },
  2: { name: 'Regalo', rule: 'Prendi 1 frammento giallo o blu.' },
  3: { name: 'Gratis', rule: 'Il tuo prossimo Acquisto di questo turno non costa nulla.' },
  4: { name: 'Mercante', rule: 'La tua prossima Vendita di questo turno frutta 4 L invece di 1.' },
  5: {
    name: 'Perizia',
    rule: 'Nel tuo prossimo Scambio di questo turno scegli da 1 a 3 dei frammenti mostrati dall’anello, al massimo uno trasparente.',
  },
  6: { name: 'Avido', rule: 'Dopo un Acquisto: prendi 1 frammento trasparente.' },
  7: { name: 'Ben giocato', rule: 'Dopo una Vendita: prendi 1 frammento trasparente.' },
  8: { name: 'Mago', rule: 'Metti la tua mano nell’ordine che vuoi e ricevi 1 L.' },
  9: { name: 'Favore', rule: 'Restituisci 1 frammento trasparente e ricevi 3 L.' },
  10: { name: 'Privilegio', rule: 'Paga 1 L per negoziare una volta in più in questo turno.' },
  11: { name: 'Preveggenza', rule: 'Non muovere il selettore in questo turno; dopo la raccolta ricevi 1 L.' },
  12: { name: 'Ripetizione', rule: 'Paga 1 L per raccogliere la coppia un’altra volta in questo turno.' },
  13: { name: 'Viaggiatore', rule: 'Sposta 1 frammento da un mercato a un posto libero di un altro.' },
  14: { name: 'Fama', rule: 'Se la creazione appena completata ha fruttato 8 L: altre 2 L.' },
  15: {
    name: 'Opportunista',
    rule: 'Paga 1 L e un frammento per uno di un altro colore, non trasparente; puoi farlo ancora una volta.',
  },
  16: { name: 'Veggente', rule: 'Gira l’anello in qualsiasi altra posizione, gratis.' },
};
