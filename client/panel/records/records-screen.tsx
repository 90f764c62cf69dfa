import { useEffect, useState } from 'preact/hooks';
import type { OfferedGame } from '#events/wire/tables.js';
import { api } from '../../net/api.js';
import type { TroubleKind } from '../../words/lobby/words.js';
import { useWords } from '../hall.js';
import { Footer } from '../lobby/footer.js';
import { Top } from '../top.js';
import { troubleOf } from '../trouble.js';
import { PlayerRecord } from './player-record.js';
import { Ranking } from './ranking.js';
import type { RecordsScreenShown } from './shown.js';
import { Trouble } from './trouble.js';
import './records.css';

/** Who plays best, and what one player played: below the strip that stands on every page. */
const RecordsScreen = ({ page, words }: RecordsScreenShown) => {
  const [games, setGames] = useState<readonly OfferedGame[] | null>(null);
  const [trouble, setTrouble] = useState<TroubleKind | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    setTrouble(null);
    api.games().then(
      (offered) => !isGone && setGames(offered),
      (fault: unknown) => !isGone && setTrouble(troubleOf(fault)),
    );
    return () => {
      isGone = true;
    };
  }, [tries]);

  return (
    <div class="records-page">
      <div class="records-top">
        <Top />
      </div>
      <main class="records" aria-busy={games === null && trouble === null}>
        {trouble !== null && <Trouble kind={trouble} again={() => setTries(tries + 1)} />}
        {games === null && trouble === null && <Coming />}
        {games !== null && page.kind === 'standings' && <Ranking asked={page.game} games={games} words={words} />}
        {games !== null && page.kind === 'player' && (
          <PlayerRecord key={page.id} id={page.id} games={games} words={words} />
        )}
      </main>
      <Footer />
    </div>
  );
};

const Coming = () => {
  const { reading } = useWords();
  return (
    <p class="unseen" role="status">
      {reading}
    </p>
  );
};

export default RecordsScreen;
