import { useHall, useWords } from './hall.js';
import { LOBBY } from './address.js';
import { Boat } from './lobby/boat.js';

interface NotLoadedShown {
  /** What did not come. */
  readonly said: string;
  readonly again: () => void;
  /** Whether this is a page from which one goes back to the lobby. */
  readonly leadsBack?: boolean;
}

/** A part of the application did not come over the line. */
export const NotLoaded = ({ said, again, leadsBack = false }: NotLoadedShown) => {
  const words = useWords();
  return (
    <main class="alone">
      <Boat />
      <p role="alert">{said}</p>
      <div class="alone-deeds">
        <button type="button" class="button" onClick={again}>
          {words.again}
        </button>
        {leadsBack && (
          <a class="button is-quiet" href={LOBBY}>
            {words.nowhere.back}
          </a>
        )}
      </div>
    </main>
  );
};

/** A part of a table's. A server that is there has a newer page, most likely: this one would ask for what is gone again. */
export const TableNotLoaded = ({ again }: { readonly again: () => void }) => {
  const { line } = useHall();
  const words = useWords();
  const anew = (): void => (line.state.value.kind === 'up' ? location.reload() : again());
  return <NotLoaded said={words.table.notLoaded} again={anew} leadsBack />;
};
