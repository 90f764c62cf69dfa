import type { TableId } from '#events/envelope.js';
import type { Viewer } from '#events/viewer.js';
import { soonThen } from '../soon.js';
import type { Soon } from '../soon.js';
import type { HotTable } from '../tables/hot-table.js';
import type { Known } from './doorman.js';
import type { Eyes } from './follower.js';
import type { Node } from './node.js';

/** With whose eyes somebody looks at a table: their seat's if they sit there, the public's otherwise. */
export const viewerAt = ({ doorman }: Node, known: Known | null, table: HotTable): Soon<Viewer> =>
  soonThen(known === null ? null : doorman.seatOf(known.player, table), (seat) => seat ?? 'public');

/** The same once a table has come to a seq: seats may have changed by then. */
export const eyesAt =
  (node: Node, known: () => Known | null, id: TableId): Eyes =>
  async (seq) => {
    const hot = await node.tables.find(id);
    if (hot === null) return 'public';
    await hot.reach(seq);
    return viewerAt(node, known(), hot);
  };

/** A player is at their table again. Who may not play does not send away the bot that plays for them. */
export const arrived = ({ doorman }: Node, known: Known | null, table: HotTable, viewer: Viewer): void => {
  if (typeof viewer === 'number' && !doorman.isSuspended(known)) doorman.arrived(table, viewer);
};
