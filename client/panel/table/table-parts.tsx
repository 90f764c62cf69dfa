import type { TablePlace } from '../address.js';
import { Announcer } from './announcer.js';
import { BoardView } from './board-view.js';
import { TableKeys } from './keys.js';
import { Notes } from './notes.js';
import { OpenTable } from './open-table.js';
import { Panel } from './panel.js';
import { ReplayBar } from './replay-bar.js';
import { TableText } from './table-text.js';
import { useAround, useAt } from './seated.js';
import { TableHead } from './table-head.js';
import { useAddress, useMoment } from './moment-address.js';

/** All that stands on the screen of a table: before the start, while it is played, and afterwards. */
export const TableParts = ({ place }: { readonly place: TablePlace }) => {
  const at = useAt();
  const words = useAround();
  const table = at.now.value;
  useMoment(place);
  useAddress();

  if (table === null)
    return (
      <main class="at-table is-alone" aria-busy="true">
        <Notes />
        <p class="coming" role="status">
          {words.place.coming}
        </p>
      </main>
    );
  if (table.status === 'open') return <OpenTable />;
  return (
    <main class="at-table">
      <div class="board-side">
        <BoardView />
        <Notes />
        <ReplayBar />
      </div>
      <div class="panel-side">
        <TableHead />
        <Panel />
      </div>
      <TableText />
      <Announcer />
      <TableKeys />
    </main>
  );
};
