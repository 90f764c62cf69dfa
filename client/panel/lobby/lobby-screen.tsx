import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useHall, useWords } from '../hall.js';
import type { Hall } from '../hall.js';
import { Top } from '../top.js';
import { Footer } from './footer.js';
import { Hero } from './hero.js';
import { keepFresh } from './fresh.js';
import { ownInOrder, withoutOwn } from './listing.js';
import { LobbyLists } from './lobby-lists.js';
import { NewTable } from './new-table.js';
import { Shelf } from './shelf.js';
import type { TableList } from './table-list.js';
import { TableSection } from './table-section.js';
import './lobby-screen.css';

/** The front page: who one is, what is played, and the shortest way to a table. */
export const LobbyScreen = () => {
  const words = useWords();
  const lists = useLists();
  const [opening, setOpening] = useState<string | null>(null);
  const games = lists.games.value;
  const first = games?.[0] ?? null;
  return (
    <>
      <a class="skip" href="#tables">
        {words.skip}
      </a>
      <Hero game={first}>
        <Top />
      </Hero>
      <main id="tables" class="lobby" tabIndex={-1}>
        <Tables lists={lists} open={() => setOpening(first?.id ?? null)} />
        <Shelf games={games} open={setOpening} />
      </main>
      <Footer />
      {opening !== null && games !== null && <NewTable games={games} first={opening} close={() => setOpening(null)} />}
    </>
  );
};

/** The lists of this visit to the lobby, kept fresh while one is here. */
const useLists = (): LobbyLists => {
  const { line, door } = useHall();
  const lists = useMemo(() => new LobbyLists(), []);
  useEffect(() => keepFresh(() => lists.refresh()), [lists]);
  useEffect(() => line.listen({ up: () => void lists.refresh(), heard: () => undefined }), [line, lists]);
  useSignalEffect(() => {
    lists.belongTo(door.player.value?.id ?? null);
  });
  return lists;
};

const Tables = ({ lists, open }: { readonly lists: LobbyLists; readonly open: () => void }) => {
  const hall = useHall();
  const { shelf } = useWords();
  const me = hall.door.player.value?.id ?? null;
  const own = ownInOrder(tablesIn(lists.own), me);
  const shared = { games: lists.games.value ?? [], me, isSettled: isSettled(hall, lists) };
  return (
    <div class="lobby-tables">
      <ListsTrouble lists={lists} />
      {shared.isSettled && own.length > 0 && <TableSection kind="own" list={lists.own} tables={own} {...shared} />}
      <TableSection kind="open" list={lists.open} tables={withoutOwn(tablesIn(lists.open), me)} {...shared}>
        <button type="button" class="button is-sea" onClick={open}>
          {shelf.open}
        </button>
      </TableSection>
      <TableSection kind="playing" list={lists.playing} tables={withoutOwn(tablesIn(lists.playing), me)} {...shared} />
      <TableSection kind="finished" list={lists.finished} tables={tablesIn(lists.finished)} {...shared} />
    </div>
  );
};

/**
 * Said once, whichever of the lists could not be read, and over the page where there is something to be read: so that
 * nothing moves.
 */
const ListsTrouble = ({ lists }: { readonly lists: LobbyLists }) => {
  const words = useWords();
  const trouble = lists.trouble;
  if (trouble === null) return null;
  return (
    <div class={lists.open.tables.value === null ? 'lobby-trouble' : 'lobby-trouble is-over'} role="alert">
      <p>{words.trouble[trouble]}</p>
      <button type="button" class="button is-quiet" onClick={() => void lists.refresh()}>
        {words.again}
      </button>
    </div>
  );
};

const tablesIn = (list: TableList) => list.tables.value ?? [];

/** Nothing is shown before it is known what stands on top: else it would be pushed down under the pointer. */
const isSettled = ({ door, line }: Hall, { own }: LobbyLists): boolean => {
  const player = door.player.value;
  if (player === undefined) return line.state.value.kind === 'down' || line.state.value.kind === 'over';
  return player === null || own.tables.value !== null || own.trouble.value !== null;
};
