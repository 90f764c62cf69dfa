import type { ComponentChildren } from 'preact';
import { useWords } from '../panel/hall.js';
import type { Pages } from '../panel/records/pages.js';
import { Trouble } from '../panel/records/trouble.js';
import { useConsole } from './console.js';

interface ListedShown<One> {
  readonly pages: Pages<One>;
  readonly empty: string;
  readonly label: string;
  readonly children: (one: One) => ComponentChildren;
}

/** What is read by pages, with what is said while it is read, where there is nothing, and where it cannot be read. */
export const Listed = <One,>({ pages, empty, label, children }: ListedShown<One>) => {
  const { words } = useConsole();
  const { trouble: troubles } = useWords();
  const [all, trouble] = [pages.all.value, pages.trouble.value];
  return (
    <>
      {all === null && trouble === null && (
        <p class="console-quiet" role="status">
          {words.reading}
        </p>
      )}
      {all?.length === 0 && (
        <p class="console-empty" role="status">
          {empty}
        </p>
      )}
      {all !== null && all.length > 0 && (
        <ul class="console-list" aria-label={label}>
          {all.map(children)}
        </ul>
      )}
      {trouble !== null && troubles[trouble] !== '' && <Trouble kind={trouble} again={() => void pages.more()} />}
      {trouble === null && pages.hasMore && (
        <button type="button" class="button is-quiet console-more" data-entry onClick={() => void pages.more()}>
          {words.more}
        </button>
      )}
    </>
  );
};
