import { useState } from 'preact/hooks';
import type { TroubleKind } from '../../words/lobby/words.js';
import { playerAddress } from '../address.js';
import { useHall, useWords } from '../hall.js';
import { troubleOf } from '../trouble.js';
import { FarewellDialog } from './farewell-dialog.js';
import { MyReports } from './my-reports.js';
import './person-menu.css';

/** Who one is, and what can be done about it. */
export const PersonMenu = () => {
  const { door } = useHall();
  const { person } = useWords();
  const player = door.player.value;

  if (player === undefined) return <div class="person is-coming" aria-hidden="true" />;
  if (player === null)
    return (
      <div class="person">
        <button type="button" class="person-name is-nobody" onClick={() => void door.ask('guest')}>
          {person.nobody}
        </button>
      </div>
    );
  return (
    <div class="person">
      <button type="button" class="person-name" popovertarget="person-deeds">
        <span class="unseen">{person.menu(player.name)}</span>
        <span class="person-initial" aria-hidden="true">
          {[...player.name][0]?.toLocaleUpperCase()}
        </span>
        <span class="person-text" aria-hidden="true">
          {player.name}
        </span>
        <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" stroke-width="1.600" />
        </svg>
      </button>
      <Deeds key={player.id} />
    </div>
  );
};

const Deeds = () => {
  const { door } = useHall();
  const { person, trouble: troubles } = useWords();
  const [trouble, setTrouble] = useState<TroubleKind | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [isReading, setReading] = useState(false);
  const leave = () => {
    door.leave().catch((fault: unknown) => setTrouble(troubleOf(fault)));
  };
  return (
    <>
      <div id="person-deeds" class="person-deeds" popover="auto">
        {door.player.value !== null && door.player.value !== undefined && (
          <a href={playerAddress(door.player.value.id)}>{person.record}</a>
        )}
        <button type="button" popovertarget="person-deeds" onClick={() => setReading(true)}>
          {person.reports.title}
        </button>
        {!door.hasAccount && (
          <>
            <button type="button" popovertarget="person-deeds" onClick={() => void door.ask('account')}>
              {person.keepName}
            </button>
            <button type="button" popovertarget="person-deeds" onClick={() => void door.ask('session')}>
              {person.signIn}
            </button>
          </>
        )}
        <button type="button" onClick={leave}>
          {door.hasAccount ? person.signOut : person.guestSignOut}
        </button>
        <button type="button" popovertarget="person-deeds" onClick={() => setLeaving(true)}>
          {person.farewell.open}
        </button>
        {trouble !== null && <p role="alert">{troubles[trouble]}</p>}
      </div>
      {isReading && <MyReports close={() => setReading(false)} />}
      {isLeaving && <FarewellDialog close={() => setLeaving(false)} />}
    </>
  );
};
