import { expect, it } from '@jest/globals';
import { inPlantedTree } from './planted-tree.js';
import { cruise } from './run-tool.js';

const here = 'export const here = 1;';

const cruised = inPlantedTree(
  [],
  {
    'events/here.ts': here,
    'tests/here.ts': here,

    'services/engine/hen.ts': `import type { Egg } from './egg.js';\nexport type Hen = Egg | null;`,
    'services/engine/egg.ts': `import type { Hen } from './hen.js';\nexport type Egg = Hen | null;`,
    'services/engine/straight.ts': `import '#events/here.js';\nimport './hen.js';`,

    'services/store/alone.ts': here,
    'services/store/lost.ts': `import './nowhere.js';\nimport '#events/nowhere.js';`,
    'services/store/tested.ts': `import '#tests/here.js';`,
    'services/store/tooled.ts': `import 'fast-check';\nimport 'zod';`,
    'services/store/peer.ts': `import 'boardgame.io/core';`,
    'tests/fine.ts': `import 'fast-check';\nimport '#events/here.js';`,
    'tests/peer.ts': `import '@colyseus/core';`,
  },
  cruise,
);

it('every kind of import that must not be there is reported, and no other', () => {
  expect(cruised.toSorted()).toEqual([
    'no-circle: services/engine/egg.ts -> services/engine/hen.ts',
    'no-dev-package-in-product: services/store/tooled.ts -> node_modules/fast-check/lib/fast-check.d.ts',
    'no-orphan: services/store/alone.ts -> services/store/alone.ts',
    'no-peers: services/store/peer.ts -> boardgame.io/core',
    'no-peers: tests/peer.ts -> @colyseus/core',
    'no-tests-in-product: services/store/tested.ts -> tests/here.ts',
    'no-unresolved: services/store/lost.ts -> #events/nowhere.js',
    'no-unresolved: services/store/lost.ts -> ./nowhere.js',
    'no-unresolved: services/store/peer.ts -> boardgame.io/core',
    'no-unresolved: tests/peer.ts -> @colyseus/core',
  ]);
});
