import type { Act } from '#events/wire/admin.js';
import { consoleApi } from '../net/console-api.js';
import { inspectionAddress } from '../panel/address.js';
import { useConsole } from './console.js';
import { Listed } from './listed.js';
import { useListKeys } from './list-keys.js';
import { usePages } from './use-pages.js';
import { When } from '../panel/when.js';

/** All that was done with a role. */
export const ActsView = () => {
  const { words } = useConsole();
  const pages = usePages<Act>(async (cursor) => {
    const { acts, ...rest } = await consoleApi.acts(cursor === undefined ? {} : { cursor });
    return { all: acts, ...rest };
  }, []);
  useListKeys();
  return (
    <main class="console-view">
      <header class="console-head">
        <h1>{words.views.acts}</h1>
        <p>{words.acts.lead}</p>
      </header>
      <Listed pages={pages} empty={words.acts.empty} label={words.views.acts}>
        {(act) => <ActRow key={act.id} act={act} />}
      </Listed>
    </main>
  );
};

const ActRow = ({ act: { at, by, kind, player, role, table, reason } }: { readonly act: Act }) => {
  const { words } = useConsole();
  return (
    <li class="console-row">
      <div class="console-row-main">
        <p>
          <b>{by?.name ?? words.acts.server}</b> {words.acts.kinds[kind]}
          {player !== undefined && `: ${player.name}`}
          {role !== undefined && ` (${words.roles[role]})`}
        </p>
        <p class="console-reason">{reason}</p>
        <p class="console-quiet">
          <When at={at} />
        </p>
      </div>
      {table !== undefined && (
        <a data-entry class="button is-quiet is-small" href={inspectionAddress(table)}>
          {words.history.list}
        </a>
      )}
    </li>
  );
};
