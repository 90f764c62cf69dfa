import type { Box } from '../kit/box.js';
import { MuranoLid } from './lid.js';

export const muranoBox: Box = {
  lid: MuranoLid,
  words: {
    en: {
      blurb:
        'Build up the islands of the glassmakers: palaces, shops and furnaces, and gondolas to whoever knows what they will be worth.',
      options: {},
    },
    it: {
      blurb:
        'Fai crescere le isole dei maestri vetrai: palazzi, botteghe e fornaci, e gondole per chi sa quanto varranno.',
      options: {},
    },
    es: {
      blurb:
        'Levanta las islas de los maestros vidrieros: palacios, tiendas y hornos, y góndolas para quien sepa cuánto valdrán.',
      options: {},
    },
    de: {
      blurb:
        'Bebaue die Inseln der Glasbläser: Paläste, Läden und Öfen, und Gondeln für alle, die ahnen, was das alles einmal wert sein wird.',
      options: {},
    },
  },
};
