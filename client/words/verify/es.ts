import type { PageWords } from './page-words.js';

export const es: PageWords = {
  title: 'Comprobar una partida',
  lead: 'Cualquiera puede comprobar una partida de Laguna cuando ha terminado: que ningún suceso cambió, que el azar estaba fijado antes de que nadie se sentara y que se respetaron las reglas.',
  drop: 'Suelta aquí una partida exportada',
  choose: 'Elegir un archivo',
  checking: (name) => `Comprobando ${name}…`,
  checked: (name) => `Comprobado: ${name}`,
  keys: 'Las claves del servidor',
  keysNone: 'Ninguna todavía. Sin ellas se ve que una partida es coherente, pero no que la jugara este servidor.',
  keysHere: (count) => `${count} del servidor del que vino esta página.`,
  keysFile: (name, count) => `${count} de ${name}.`,
  keysChoose: 'Usar claves propias',
  notKeys: (name) => `${name} no contiene claves: tienen la forma de lo que dice /api/keys.`,
  notRead: (name) => `No se pudo leer ${name}.`,
  how: 'Cómo asegurarte',
  steps: [
    'Exporta la partida en su mesa cuando haya terminado: «Comprobar esta partida» y luego «Descargar la partida».',
    'Guarda las claves del servidor (/api/keys) antes de jugar. Las obtenidas después prueban menos.',
    'Compara lo que cada asiento aportó al azar con lo que se te mostró al sentarte.',
  ],
  stays: 'El archivo se queda en tu equipo. Esta página también funciona guardada en disco, sin servidor.',
  language: 'Idioma',
};
