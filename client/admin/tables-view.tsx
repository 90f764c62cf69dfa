import type { FoundTable } from '#events/wire/admin.js';
import { consoleApi } from '../net/console-api.js';
import { useConsole } from './console.js';
import { Listed } from './listed.js';
import { useListKeys } from './list-keys.js';
import { askedFor } from './sought.js';
import { TableRow } from './table-row.js';
import { TablesForm } from './tables-form.js';
import { usePages } from './use-pages.js';

/** Tables, found by who played, which game, when, how far they are, and what stands out. */
export const TablesView = () => {
  const { words, sought } = useConsole();
  const wanted = sought.value;
  const pages = usePages<FoundTable>(
    async (cursor) => {
      const asked = { ...askedFor(wanted), limit: AT_ONCE };
      const { tables, ...rest } = await consoleApi.tables(cursor === undefined ? asked : { ...asked, cursor });
      return { all: tables, ...rest };
    },
    [wanted],
  );
  useListKeys();
  return (
    <main class="console-view is-wide">
      <header class="console-head">
        <h1>{words.views.tables}</h1>
        <p>{words.tables.lead}</p>
      </header>
      <TablesForm />
      <Listed pages={pages} empty={words.tables.empty} label={words.views.tables}>
        {(found) => <TableRow key={found.table.id} found={found} />}
      </Listed>
    </main>
  );
};

/** As many as are looked through at a glance; the next come when they are wanted. */
const AT_ONCE = '40';
