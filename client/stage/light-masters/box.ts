import type { Box } from '../kit/box.js';
import { LightMastersLid } from './lid.js';

export const lightMastersBox: Box = {
  lid: LightMastersLid,
  words: {
    en: {
      blurb:
        'The turning table of the glassmakers: collect fragments where ring and circle meet, trade them, and complete creations while your bench is all but empty.',
      options: {
        firstGame: {
          name: 'First game',
          does: 'The four simplest advantages.',
        },
        ringB: {
          name: 'Ring, side B',
          does: 'The other side of the ring: some markets yield one fragment, some three.',
        },
      },
    },
    it: {
      blurb:
        'Il tavolo girevole dei maestri vetrai: raccogli frammenti dove anello e cerchio si incontrano, scambiali e completa creazioni quando il tuo banco è quasi vuoto.',
      options: {
        firstGame: {
          name: 'Prima partita',
          does: 'I quattro vantaggi più semplici.',
        },
        ringB: {
          name: 'Anello, lato B',
          does: 'L’altro lato dell’anello: alcuni mercati rendono un frammento, altri tre.',
        },
      },
    },
    es: {
      blurb:
        'La mesa giratoria de los maestros vidrieros: recoge fragmentos donde se encuentran anillo y círculo, negocia con ellos y completa creaciones con la mesa de trabajo casi vacía.',
      options: {
        firstGame: {
          name: 'Primera partida',
          does: 'Las cuatro ventajas más sencillas.',
        },
        ringB: {
          name: 'Anillo, lado B',
          does: 'El otro lado del anillo: unos mercados dan un fragmento, otros tres.',
        },
      },
    },
    de: {
      blurb:
        'Der drehbare Tisch der Glasmacher: Sammle Fragmente, wo Ring und Kreis sich treffen, handle mit ihnen und vollende Werke, solange deine Werkbank fast leer ist.',
      options: {
        firstGame: {
          name: 'Erste Partie',
          does: 'Die vier einfachsten Vorteile.',
        },
        ringB: {
          name: 'Ring, Seite B',
          does: 'Die andere Seite des Rings: Manche Märkte geben ein Fragment, manche drei.',
        },
      },
    },
  },
};
