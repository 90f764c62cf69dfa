import type { LightMastersVocabulary } from '../vocabulary.js';

export const categories: LightMastersVocabulary['categories'] = {
  art: 'Art',
  jewel: 'Jewel',
  houseware: 'Houseware',
  animal: 'Animal',
};

export const creations: LightMastersVocabulary['creations'] = {
  'creation-mask': 'Mask',
  'creation-mosaic': 'Mosaic',
  'creation-harlequin': 'Harlequin',
  'creation-obelisk': 'Obelisk',
  'creation-window': 'Window',
  'creation-torso': 'Torso',
  'creation-necklace': 'Necklace',
  'creation-brooch': 'Brooch',
  'creation-bracelet': 'Bracelet',
  'creation-earrings': 'Earrings',
  'creation-pendant': 'Pendant',
  'creation-signet': 'Signet',
  'creation-vase': 'Vase',
  'creation-goblet': 'Goblet',
  'creation-carafe': 'Carafe',
  'creation-lamp': 'Lamp',
  'creation-bowl': 'Bowl',
  'creation-mirror': 'Mirror',
  'creation-heron': 'Heron',
  'creation-fox': 'Fox',
  'creation-seahorse': 'Seahorse',
  'creation-swan': 'Swan',
  'creation-owl': 'Owl',
  'creation-octopus': 'Octopus',
};

export const advantages: LightMastersVocabulary['advantages'] = {
  1: { name: 'Gift', rule: 'Take 1 red or green fragment.' },
  2: { name: 'Present', rule: 'Take 1 yellow or blue fragment.' },
  3: { name: 'Free', rule: 'Your next Buy this turn costs nothing.' },
  4: { name: 'Merchant', rule: 'Your next Sell this turn brings 4 L instead of 1.' },
  5: {
    name: 'Expertise',
    rule: 'In your next Exchange this turn choose 1 to 3 of what the ring shows, one of them clear at most.',
  },
  6: { name: 'Greedy', rule: 'After a Buy: take 1 clear fragment.' },
  7: { name: 'Well played', rule: 'After a Sell: take 1 clear fragment.' },
  8: { name: 'Wizard', rule: 'Put your hand in any order and get 1 L.' },
  9: { name: 'Favour', rule: 'Give back 1 clear fragment and get 3 L.' },
  10: { name: 'Privilege', rule: 'Pay 1 L to negotiate once more this turn.' },
  11: { name: 'Foresight', rule: 'Do not move the selector this turn; after collecting get 1 L.' },
  12: { name: 'Repeat', rule: 'Pay 1 L to collect the pair once more this turn.' },
  13: { name: 'Traveller', rule: 'Move 1 fragment from a market to a free place of another.' },
  14: { name: 'Fame', rule: 'If the creation you just completed paid 8 L: 2 L more.' },
  15: {
    name: 'Opportunist',
    rule: 'Pay 1 L and a fragment for one of another colour, not clear; you may do it once more.',
  },
  16: { name: 'Seer', rule: 'Turn the ring to any other rotation, free.' },
};
