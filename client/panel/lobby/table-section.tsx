import type { ComponentChildren } from 'preact';
import type { OfferedGame, TableAsShown } from '#events/wire/tables.js';
import type { LobbyWords } from '../../words/lobby/words.js';
import { useWords } from '../hall.js';
import { Boat } from './boat.js';
import { TableCard } from './table-card.js';
import type { TableList } from './table-list.js';
import './table-section.css';

interface SectionShown {
  readonly kind: keyof LobbyWords['sections'];
  readonly list: TableList;
  /** What of the list is shown here. */
  readonly tables: readonly TableAsShown[];
  readonly games: readonly OfferedGame[];
  readonly me: string | null;
  /** Whether it is known what stands above. */
  readonly isSettled: boolean;
  readonly children?: ComponentChildren;
}

/** One list of tables, with what is said while there are none. */
export const TableSection = ({ kind, list, tables, games, me, isSettled, children }: SectionShown) => {
  const words = useWords();
  const { title } = words.sections[kind];
  // That it could not be read is said above all of them.
  if (list.tables.value === null && list.trouble.value !== null) return null;
  return (
    <section class={`tables is-${kind}`} aria-labelledby={`tables-${kind}`}>
      <div class="tables-head">
        <h2 id={`tables-${kind}`}>{title}</h2>
        {children}
      </div>
      <Cards kind={kind} list={list} tables={tables} games={games} me={me} isSettled={isSettled} />
      {isSettled && list.hasMore.value && (
        <button type="button" class="button is-quiet" onClick={() => void list.more()}>
          {words.more}
        </button>
      )}
    </section>
  );
};

const Cards = ({ kind, list, tables, games, me, isSettled }: SectionShown) => {
  const words = useWords();
  const isRead = list.tables.value !== null && isSettled;
  if (!isRead) return <Skeleton />;
  if (tables.length === 0)
    return (
      <div class="tables-empty">
        <Boat />
        <p>{words.sections[kind].empty}</p>
      </div>
    );
  return (
    <ul class="tables-cards">
      {tables.map((table) => (
        <TableCard
          key={table.id}
          table={table}
          title={games.find(({ id }) => id === table.game)?.title ?? table.game}
          me={me}
          moved={() => void list.refresh()}
        />
      ))}
    </ul>
  );
};

/** As high as a row of cards, so that nothing moves when they come. */
const Skeleton = () => {
  const { reading } = useWords();
  return (
    <div class="tables-cards" role="status">
      <span class="unseen">{reading}</span>
      {[0, 1].map((card) => (
        <div key={card} class="table-card is-coming" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
};
