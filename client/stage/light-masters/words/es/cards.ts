import type { LightMastersVocabulary } from '../vocabulary.js';

export const categories: LightMastersVocabulary['categories'] = {
  art: 'Arte',
  jewel: 'Joya',
  houseware: 'Menaje',
  animal: 'Animal',
};

export const creations: LightMastersVocabulary['creations'] = {
  'creation-mask': 'Máscara',
  'creation-mosaic': 'Mosaico',
  'creation-harlequin': 'Arlequín',
  'creation-obelisk': 'Obelisco',
  'creation-window': 'Vidriera',
  'creation-torso': 'Torso',
  'creation-necklace': 'Collar',
  'creation-brooch': 'Broche',
  'creation-bracelet': 'Pulsera',
  'creation-earrings': 'Pendientes',
  'creation-pendant': 'Colgante',
  'creation-signet': 'Anillo de sello',
  'creation-vase': 'Jarrón',
  'creation-goblet': 'Copa',
  'creation-carafe': 'Jarra',
  'creation-lamp': 'Lámpara',
  'creation-bowl': 'Cuenco',
  'creation-mirror': 'Espejo',
  'creation-heron': 'Garza',
  'creation-fox': 'Zorro',
  'creation-seahorse': 'Caballito de mar',
  'creation-swan': 'Cisne',
  'creation-owl': 'Búho',
  'creation-octopus': 'Pulpo',
};

export const advantages: LightMastersVocabulary['advantages'] = {
  1: { name: 'Regalo', rule: 'Toma 1 fragmento rojo o verde.' },
  2: { name: 'Obsequio', rule: 'Toma 1 fragmento amarillo o azul.' },
  3: { name: 'Gratuito', rule: 'Tu próxima Compra de este turno no cuesta nada.' },
  4: { name: 'Mercader', rule: 'Tu próxima Venta de este turno da 4 L en lugar de 1.' },
  5: {
    name: 'Pericia',
    rule: 'En tu próximo Intercambio de este turno elige de 1 a 3 de los fragmentos que muestra el anillo, a lo sumo uno transparente.',
  },
  6: { name: 'Avaricioso', rule: 'Después de una Compra: toma 1 fragmento transparente.' },
  7: { name: 'Bien jugado', rule: 'Después de una Venta: toma 1 fragmento transparente.' },
  8: { name: 'Mago', rule: 'Pon tu mano en el orden que quieras y recibe 1 L.' },
  9: { name: 'Favoritismo', rule: 'Devuelve 1 fragmento transparente y recibe 3 L.' },
  10: { name: 'Privilegio', rule: 'Paga 1 L para negociar una vez más en este turno.' },
  11: { name: 'Previsión', rule: 'No muevas el selector en este turno; tras recoger recibe 1 L.' },
  12: { name: 'Repetir', rule: 'Paga 1 L para recoger la pareja otra vez en este turno.' },
  13: { name: 'Viajante', rule: 'Mueve 1 fragmento de un mercado a un hueco libre de otro.' },
  14: { name: 'Fama', rule: 'Si la creación recién completada dio 8 L: 2 L más.' },
  15: {
    name: 'Oportunista',
    rule: 'Paga 1 L y un fragmento por uno de otro color, no transparente; puedes hacerlo una vez más.',
  },
  16: { name: 'Vidente', rule: 'Gira el anillo a cualquier otra posición, gratis.' },
};
