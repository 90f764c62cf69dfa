import type { Access } from '#events/wire/audit.js';
import { consoleApi } from '../net/console-api.js';
import { inspectionAddress } from '../panel/address.js';
import { useWords } from '../panel/hall.js';
import { useConsole } from './console.js';
import { eyesName } from './eyes.js';
import { Listed } from './listed.js';
import { useListKeys } from './list-keys.js';
import { usePages } from './use-pages.js';
import { When } from '../panel/when.js';

/** Who looked at what was hidden, and why. */
export const LooksView = () => {
  const { words } = useConsole();
  const pages = usePages<Access>(async (cursor) => {
    const { accesses, ...rest } = await consoleApi.accesses(cursor === undefined ? {} : { cursor });
    return { all: accesses, ...rest };
  }, []);
  useListKeys();
  return (
    <main class="console-view">
      <header class="console-head">
        <h1>{words.views.looks}</h1>
        <p>{words.looks.lead}</p>
      </header>
      <Listed pages={pages} empty={words.looks.empty} label={words.views.looks}>
        {(access) => <Look key={access.id} access={access} />}
      </Listed>
    </main>
  );
};

const Look = ({ access: { at, by, eyes, first, last, reason, table } }: { readonly access: Access }) => {
  const { words } = useConsole();
  const { card } = useWords();
  return (
    <li class="console-row">
      <div class="console-row-main">
        <p>
          <b>{words.entry.looked(by.name, eyesName(eyes, words, card.seat))}</b> ·{' '}
          {words.looks.span(first, last ?? null)}
        </p>
        <p class="console-reason">{reason ?? words.looks.noReason}</p>
        <p class="console-quiet">
          <When at={at} />
        </p>
      </div>
      <a data-entry class="button is-quiet is-small" href={inspectionAddress(table, first)}>
        {words.history.list}
      </a>
    </li>
  );
};
