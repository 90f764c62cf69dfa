import type { MuranoVocabulary } from '../vocabulary.js';
import { islands } from './nouns.js';

const STEPS = '1 o 2 dan 1 PV, 3 dan 4, 4 dan 6, 5 dan 9, 6 o más dan 12';
const EXCHANGE = 'Cambia 2, 4, 6, 7 u 8 monedas por 1, 3, 6, 8 o 12 PV';
const MARKET = 'un palacio, un edificio especial, un cliente gris';
const threeBuildings = (island: string): string => `10 PV en ${island} si tienes allí al menos 3 edificios.`;
const twoGondoliers = (island: string): string => `10 PV en ${island} si hay allí al menos 2 gondoleros tuyos.`;
const glassFor = (glass: string, island: string): string =>
  `En ${island} recibe hasta 3 cuentas ${glass}: 7 PV cada una.`;

/** The characters. "Aquí" is the island on which a character scores. */
export const characters: MuranoVocabulary['characters'] = {
  1: { name: 'Tendero', rule: '2 PV por cada tienda de aquí, sea de quien sea.' },
  2: { name: 'Condesa', rule: '2 PV por cada palacio de aquí.' },
  3: { name: 'Arquitecta', rule: '3 PV por cada edificio especial de aquí.' },
  4: { name: 'Soplador', rule: '2 PV por cada vidriería de aquí, sea de quien sea.' },
  5: { name: 'Maestro del horno', rule: '12 PV si tienes aquí una vidriería y nadie más la tiene.' },
  6: { name: 'Gran mercader', rule: '12 PV si tienes aquí una tienda y nadie más la tiene.' },
  7: { name: 'Sedera', rule: `${EXCHANGE}. Aquí tiene que haber ${MARKET} y 2 clientes azules.` },
  8: { name: 'Especiero', rule: `${EXCHANGE}. Aquí tiene que haber ${MARKET} y 2 clientes rojos.` },
  9: { name: 'Ermitaño', rule: '10 PV si aquí hay como mucho 3 clientes rojos y azules en total.' },
  10: { name: 'Alcaldesa', rule: '12 PV si aquí hay edificios de todo tipo y un cliente de cada color.' },
  11: {
    name: 'Pregonero',
    rule: 'Por todos los clientes de aquí: 1 o 2 dan 1 PV, 3 o 4 dan 3, 5 o 6 dan 5, 7 u 8 dan 8, 9 o más dan 12.',
  },
  12: { name: 'Vinatero', rule: `Por los clientes rojos de aquí: ${STEPS}.` },
  13: { name: 'Pescadera', rule: `Por los clientes azules de aquí: ${STEPS}.` },
  14: { name: 'Fraile', rule: `Por los clientes grises de aquí: ${STEPS}.` },
  15: { name: 'Heraldo', rule: '1 PV por cada blasón de los palacios de aquí.' },
  16: { name: 'Maestro de obras', rule: '2 PV por cada tienda y vidriería tuya de aquí, 1 por cada una de los demás.' },
  17: { name: 'Recaudador', rule: '1 PV por cada tienda y vidriería tuya de aquí, 2 por cada una de los demás.' },
  18: { name: 'Soprano', rule: '12 PV si aquí hay tantos edificios especiales como clientes rojos, al menos uno.' },
  19: { name: 'Capitán', rule: '12 PV si aquí hay tantos edificios especiales como clientes azules, al menos uno.' },
  20: {
    name: 'Bibliotecaria',
    rule: '12 PV si aquí hay tantos edificios especiales como clientes grises, al menos uno.',
  },
  21: {
    name: 'Agrimensor',
    rule: '16 PV si aquí hay el mismo número de vidrierías, tiendas y palacios, al menos uno de cada.',
  },
  22: { name: 'Joyera', rule: '12 PV si aquí hay tantos blasones como tiendas, al menos uno.' },
  23: { name: 'Espejero', rule: '12 PV si aquí hay tantos blasones como vidrierías, al menos uno.' },
  24: { name: 'Jueza', rule: '12 PV si tienes aquí tantos edificios como todos los demás juntos, al menos uno.' },
  25: { name: 'Heredera', rule: '12 PV si aquí hay exactamente 1 blasón.' },
  26: { name: 'Notario', rule: threeBuildings(islands['santa-teresa']) },
  27: { name: 'Carpintero', rule: threeBuildings(islands['sacca-mattia']) },
  28: { name: 'Picapedrera', rule: threeBuildings(islands['santa-chiara']) },
  29: { name: 'Campanero', rule: twoGondoliers(islands['san-donato']) },
  30: { name: 'Trovador', rule: twoGondoliers(islands['sacca-serenella']) },
  31: { name: 'Barquero', rule: twoGondoliers(islands['san-pietro']) },
  32: { name: 'Perfumista', rule: glassFor('azules', islands['sacca-mattia']) },
  33: { name: 'Pintora', rule: glassFor('azules', islands['santa-teresa']) },
  34: { name: 'Cardenal', rule: glassFor('rojas', islands['san-donato']) },
  35: { name: 'Bailarina', rule: glassFor('rojas', islands['santa-chiara']) },
  36: { name: 'Jardinera', rule: glassFor('verdes', islands['san-pietro']) },
  37: { name: 'Boticario', rule: glassFor('verdes', islands['sacca-serenella']) },
  38: { name: 'Pañero', rule: '4 PV por cada tienda roja de aquí, sea de quien sea.' },
  39: { name: 'Tintorera', rule: '4 PV por cada tienda azul de aquí, sea de quien sea.' },
  40: { name: 'Hojalatero', rule: '4 PV por cada tienda gris de aquí, sea de quien sea.' },
};

export const buildings: MuranoVocabulary['buildings'] = {
  'building-bank': { name: 'Banco', rule: '«Tomar monedas» te da 4.' },
  'building-inn': { name: 'Posada', rule: 'Reclutar te cuesta 2 monedas menos.' },
  'building-hostel': { name: 'Hospedería', rule: 'Al reclutar ves 5 personajes.' },
  'building-dockside-bar': { name: 'Taberna del muelle', rule: '1 PV por cada gondolero que pongas en un amarre.' },
  'building-crane-a': { name: 'Grúa A', rule: '1 PV por cada palacio y cada edificio especial que construyas.' },
  'building-crane-b': { name: 'Grúa B', rule: '1 PV por cada tienda y cada vidriería que construyas.' },
  'building-guild-hall': { name: 'Casa del gremio', rule: '1 PV tras cada producción con al menos una vidriería.' },
  'building-harbor': {
    name: 'Puerto',
    rule: 'Poner un gondolero te cuesta 1 moneda en tu color, 3 en cualquier otro.',
  },
  'building-basilica': { name: 'Basílica', rule: '5 PV de inmediato.' },
  'building-studio-red-green': {
    name: 'Taller rojo y verde',
    rule: 'Tus cuentas rojas y verdes valen unas por otras.',
  },
  'building-studio-blue-green': {
    name: 'Taller azul y verde',
    rule: 'Tus cuentas azules y verdes valen unas por otras.',
  },
  'building-studio-red-blue': { name: 'Taller rojo y azul', rule: 'Tus cuentas rojas y azules valen unas por otras.' },
  'building-trading-station': {
    name: 'Lonja',
    rule: 'Cada producción saca una cuenta más; una a tu elección vuelve a la bolsa antes de acabar el turno.',
  },
  'building-assembly-hall': {
    name: 'Sala de juntas',
    rule: 'Despedir a un gondolero te da 5 monedas, contratar a uno te cuesta 1.',
  },
  'building-lighthouse': {
    name: 'Faro',
    rule: 'Como último barco, el rojo puede entrar en la primera casilla ocupada por delante, y usas su acción.',
  },
};
