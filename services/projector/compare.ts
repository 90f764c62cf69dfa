import type { Compared } from '#store/projections.js';
import { freshBuild, REBUILDING } from './rebuild.js';
import type { RebuildParts } from './rebuild.js';
import { tellBuild } from './tell-build.js';
import { underLease } from './under-lease.js';

/**
 * Whether what is shown is what the events tell: all of it is told anew to the very event up to which what is shown was told,
 * and compared row by row. What is shown stands still for the last moment of it, and nothing of it is changed.
 */
export const compareProjections = (parts: RebuildParts): Promise<Compared> =>
  underLease(parts.leases, REBUILDING, parts.node, async () => {
    const { outbox, projections, onTold } = parts;
    const beside = await freshBuild(projections);
    try {
      const shown = await projections.shown();
      const near = await tellBuild(outbox, projections, beside, shown.cursor, onTold);
      return await projections.still(async (now) => {
        const { build } = await tellBuild(outbox, projections, near, now.cursor, onTold);
        return projections.differences(now.build, build);
      });
    } finally {
      await projections.sweep(beside.build);
    }
  });
