import { useComputed, useSignalEffect } from '@preact/signals';
import type { LobbyWords } from '../words/lobby/words.js';
import type { Page } from './address.js';
import { ConsolePage } from './console-page.js';
import { HallContext } from './hall.js';
import type { Hall } from './hall.js';
import { LobbyScreen } from './lobby/lobby-screen.js';
import { RecordsPage } from './records-page.js';
import { NowherePage } from './nowhere-page.js';
import { SignDialog } from './person/sign-dialog.js';
import { TablePage } from './table-page.js';
import './app.css';

/** The whole application: whatever page the address stands for. */
export const App = ({ hall }: { readonly hall: Hall }) => {
  const title = useComputed(() => {
    const words = hall.tongue.words.value;
    return words === null ? null : titleOf(hall.whereabouts.page.value, words);
  });
  // Only where it is another one: what a table marks in it stays while one looks around there.
  useSignalEffect(() => {
    if (title.value !== null) document.title = title.value;
  });
  return (
    <HallContext.Provider value={hall}>
      <Shown page={hall.whereabouts.page.value} />
      <SignDialog />
    </HallContext.Provider>
  );
};

const Shown = ({ page }: { readonly page: Page }) => {
  switch (page.kind) {
    case 'lobby':
      return <LobbyScreen />;
    case 'table':
      return <TablePage key={page.id} place={page} />;
    case 'standings':
    case 'player':
      return <RecordsPage page={page} />;
    case 'console':
      return <ConsolePage place={page.place} />;
    case 'nowhere':
      return <NowherePage />;
  }
};

/** The console gives itself its name, once it is known that it is open for who asks. */
const titleOf = ({ kind }: Page, { titles }: LobbyWords): string => titles[kind === 'console' ? 'nowhere' : kind];
