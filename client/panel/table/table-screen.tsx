import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Line } from '../../net/line.js';
import type { Nowhere } from '../../net/nowhere.js';
import type { Language } from '../../words/language.js';
import type { TableWords } from '../../words/table/words.js';
import { LOBBY } from '../address.js';
import type { TablePlace } from '../address.js';
import { TableNotLoaded } from '../not-loaded.js';
import { AtTable } from './at-table.js';
import { MendedScreen } from './mended-screen.js';
import { AtTableContext } from './seated.js';
import { TableParts } from './table-parts.js';
import './table-screen.css';

/** What a table is shown with. */
export interface TableShown {
  readonly place: TablePlace;
  readonly line: Line;
  readonly language: Language;
}

/** One table on the screen: played, watched, or looked back at. */
const TableScreen = ({ place, line, language }: TableShown) => {
  const [visits, setVisits] = useState(0);
  const at = useMemo(() => new AtTable(place.id, line), [place.id, line, visits]);
  useEffect(() => {
    at.come();
    return () => at.leave();
  }, [at]);
  useEffect(() => {
    void at.spoken.speak(language);
  }, [at, language]);

  const words = at.around.value;
  if (at.spoken.isMute.value || at.faceState.value.kind === 'notLoaded')
    return <TableNotLoaded again={() => setVisits(visits + 1)} />;
  if (words === null) return <main class="at-table is-alone" aria-busy="true" />;
  const anew = (): void => setVisits(visits + 1);
  return (
    <MendedScreen key={visits} otherwise={() => <Alone words={words} title={words.place.broke} anew={anew} />}>
      <AtTableContext.Provider value={at}>
        <Wherever words={words} at={at} place={place} anew={anew} />
      </AtTableContext.Provider>
    </MendedScreen>
  );
};

export default TableScreen;

interface WhereverShown {
  readonly words: TableWords;
  readonly at: AtTable;
  readonly place: TablePlace;
  readonly anew: () => void;
}

const Wherever = ({ words, at, place, anew }: WhereverShown) => {
  const state = at.visit.state.value;
  const face = at.faceState.value;
  if (state.kind === 'nowhere')
    return <Alone words={words} title={words.place.nowhere} why={whyOf(state.why, words)} anew={anew} />;
  if (face.kind === 'unknown')
    return (
      <Alone
        words={words}
        title={words.place.nowhere}
        why={words.place.unknownGame(at.visit.shown.value?.game ?? '?')}
        anew={anew}
      />
    );
  return <TableParts place={place} />;
};

const whyOf = (why: Nowhere, { place }: TableWords): string =>
  why.kind === 'unknownGame' ? place.unknownGame(why.game) : place.why[why.kind];

interface AloneShown {
  readonly words: TableWords;
  readonly title: string;
  readonly why?: string;
  readonly anew: () => void;
}

/** Where there is no table to show: why, and the ways on from here. */
const Alone = ({ words, title, why, anew }: AloneShown) => (
  <main class="at-table is-alone">
    <div class="paper" role="alert">
      <h1>{title}</h1>
      {why !== undefined && <p>{why}</p>}
      <div class="row">
        <button type="button" class="deed is-main" onClick={anew}>
          {words.place.readAnew}
        </button>
        <a class="deed" href={LOBBY}>
          {words.place.toLobby}
        </a>
      </div>
    </div>
  </main>
);
