import type { Box } from '../kit/box.js';
import { BuranoLid } from './lid.js';

export const buranoBox: Box = {
  lid: BuranoLid,
  words: {
    en: {
      blurb:
        'Paint a street of Burano, floor by floor: cats at the windows, flowers on the sills, and somebody who comes to look at each house.',
      options: {
        beginnersCharacters: {
          name: 'For beginners',
          does: 'Without Shop Owner, Florist and Gardener (alone this changes nothing).',
        },
        noWindowPenalty: {
          name: 'Closed windows are free',
          does: 'Closed windows cost nobody anything.',
        },
      },
    },
    it: {
      blurb:
        'Dipingi una via di Burano, piano dopo piano: gatti alle finestre, fiori sui davanzali, e qualcuno che viene a vedere ogni casa.',
      options: {
        beginnersCharacters: {
          name: 'Per principianti',
          does: 'Senza Negoziante, Fioraia e Giardiniere (in solitario non cambia nulla).',
        },
        noWindowPenalty: {
          name: 'Finestre chiuse senza penalità',
          does: 'Le finestre chiuse non costano nulla a nessuno.',
        },
      },
    },
    es: {
      blurb:
        'Pinta una calle de Burano, piso a piso: gatos en las ventanas, flores en los alféizares y alguien que viene a ver cada casa.',
      options: {
        beginnersCharacters: {
          name: 'Para principiantes',
          does: 'Sin Tendero, Florista ni Jardinero (en solitario no cambia nada).',
        },
        noWindowPenalty: {
          name: 'Ventanas cerradas sin penalización',
          does: 'Las ventanas cerradas no cuestan nada a nadie.',
        },
      },
    },
    de: {
      blurb:
        'Male eine Straße in Burano, Stock um Stock: Katzen in den Fenstern, Blumen auf den Simsen, und in jedes Haus kommt jemand zu Besuch.',
      options: {
        beginnersCharacters: {
          name: 'Für Anfänger',
          does: 'Ohne Ladenbesitzer, Floristin und Gärtner (beim Solospiel ändert das nichts).',
        },
        noWindowPenalty: {
          name: 'Geschlossene Fenster kosten nichts',
          does: 'Geschlossene Fenster kosten niemanden etwas.',
        },
      },
    },
  },
};
