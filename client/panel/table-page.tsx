import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TablePlace } from './address.js';
import { useHall, useWords } from './hall.js';
import { Boat } from './lobby/boat.js';
import { TableNotLoaded } from './not-loaded.js';
import type { TableShown } from './table/table-screen.js';

type TableScreen = ComponentType<TableShown>;

/** A table. The screen for it is the larger part of the application, so that it is loaded with the first one only. */
export const TablePage = ({ place }: { readonly place: TablePlace }) => {
  const { line, tongue } = useHall();
  const [tries, setTries] = useState(0);
  const [screen, setScreen] = useState<Loaded>(loaded ?? 'coming');

  useEffect(() => {
    if (loaded !== null) return;
    let isGone = false;
    setScreen('coming');
    void load().then((came) => {
      if (!isGone) setScreen(came);
    });
    return () => {
      isGone = true;
    };
  }, [tries]);

  if (screen === 'coming') return <Coming />;
  if (screen === 'notLoaded') return <TableNotLoaded again={() => setTries(tries + 1)} />;
  const { Screen } = screen;
  return <Screen place={place} line={line} language={tongue.language.value} />;
};

type Loaded = { readonly Screen: TableScreen } | 'coming' | 'notLoaded';

let loaded: { readonly Screen: TableScreen } | null = null;

const load = async (): Promise<Loaded> => {
  try {
    loaded = { Screen: (await import('./table/table-screen.js')).default };
    return loaded;
  } catch {
    return 'notLoaded';
  }
};

const Coming = () => {
  const { table } = useWords();
  return (
    <main class="alone" aria-busy="true">
      <Boat />
      <p role="status">{table.coming}</p>
    </main>
  );
};
