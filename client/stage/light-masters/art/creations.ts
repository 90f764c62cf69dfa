import { CREATIONS } from '#events/light-masters/components.js';
import type { Creation } from '#events/light-masters/components.js';
import type { Makers } from '../../kit/makers.js';
import { animals } from './animals.js';
import { creationBack, creationCard } from './card.js';
import type { Panes } from './card.js';
import { housewares } from './housewares.js';
import { jewels } from './jewels.js';
import { objectsOfArt } from './objects-of-art.js';

const IMAGES: Readonly<Record<Creation, (panes: Panes) => string>> = {
  ...objectsOfArt,
  ...jewels,
  ...housewares,
  ...animals,
};

/** The cards of the creations, and their back. */
export const creations: Makers = {
  ...Object.fromEntries(
    CREATIONS.flatMap((creation) => [
      [creation, (id: string) => creationCard(id, creation, IMAGES[creation], 'lit')],
      [`${creation}-used`, (id: string) => creationCard(id, creation, IMAGES[creation], 'used')],
    ]),
  ),
  'creation-back': creationBack,
};
