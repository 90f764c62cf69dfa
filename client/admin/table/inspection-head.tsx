import { useState } from 'preact/hooks';
import type { TableAsShown } from '#events/wire/tables.js';
import { exportOf } from '../../net/api.js';
import { consoleApi, sheetOf, soFarOf } from '../../net/console-api.js';
import { consoleAddress, tableAddress } from '../../panel/address.js';
import { SeatMark } from '../../panel/seat-mark.js';
import { useConsole, useMayAct } from '../console.js';
import { DeedDialog } from '../deed-dialog.js';
import { eyesOf } from '../eyes.js';
import type { Inspection } from './inspection.js';
import type { Speech } from './said-of.js';
import { VerifyDialog } from './verify-dialog.js';

interface InspectionHeadShown {
  readonly inspection: Inspection;
  readonly table: TableAsShown;
  readonly speech: Speech;
}

/** Which table it is, what can be taken along of it, and what can be done about it. */
export const InspectionHead = ({ inspection, table, speech }: InspectionHeadShown) => {
  const { words, games } = useConsole();
  const { history, tables } = words;
  const title = games.find(({ id }) => id === table.game)?.title ?? table.game;
  return (
    <header class="inspect-head">
      <a class="inspect-back" href={consoleAddress('tables')}>
        <span aria-hidden="true">←</span> {history.back}
      </a>
      <h1>
        {title} <span class={`mark is-${table.status}`}>{tables.statuses[table.status]}</span>
        {table.status === 'finished' && table.voided === true && <span class="mark">{tables.voided}</span>}
      </h1>
      <ul class="inspect-seats" aria-label={history.seat}>
        {table.seats.map(({ seat }) => (
          <li key={seat}>
            <SeatMark seat={seat} /> {speech.names(seat)}
          </li>
        ))}
      </ul>
      <div class="inspect-deeds">
        <TakenAlong inspection={inspection} table={table} />
        <Deeds inspection={inspection} table={table} about={`${title} · ${table.id}`} />
      </div>
    </header>
  );
};

const TakenAlong = ({ inspection, table }: Omit<InspectionHeadShown, 'speech'>) => {
  const { history } = useConsole().words;
  const [isVerifying, setVerifying] = useState(false);
  const { viewer, reason } = inspection.look.value;
  const asWhom = { as: eyesOf(viewer), ...(reason === null ? {} : { reason }) };
  const isOver = table.status === 'finished';
  return (
    <>
      <a class="button is-quiet is-small" href={tableAddress(table.id)}>
        {history.atTable}
      </a>
      <a class="button is-quiet is-small" href={sheetOf(table.id, asWhom)} download={`timeline-${table.id}.csv`}>
        {history.csv}
      </a>
      {isOver ? (
        <a class="button is-quiet is-small" href={exportOf(table.id)} download={`${table.game}-${table.id}.ndjson`}>
          {history.ndjson}
        </a>
      ) : (
        <a
          class="button is-quiet is-small"
          href={soFarOf(table.id, asWhom)}
          download={`${table.game}-${table.id}-so-far.ndjson`}
          title={history.soFarNote}
        >
          {history.soFar}
        </a>
      )}
      <button
        type="button"
        class="button is-sea is-small"
        disabled={!isOver}
        title={isOver ? history.check : history.notOver}
        onClick={() => setVerifying(true)}
      >
        {history.check}
      </button>
      {isVerifying && <VerifyDialog id={table.id} close={() => setVerifying(false)} />}
    </>
  );
};

/** Where nothing was played yet there is no result to take away. */
const DEEDS: Readonly<Record<TableAsShown['status'], readonly ('end' | 'void')[]>> = {
  open: ['end'],
  playing: ['end', 'void'],
  finished: ['void'],
};

interface DeedsShown {
  readonly inspection: Inspection;
  readonly table: TableAsShown;
  readonly about: string;
}

const Deeds = ({ inspection, table, about }: DeedsShown) => {
  const { deeds } = useConsole().words;
  const mayAct = useMayAct();
  const [asked, setAsked] = useState<'end' | 'void' | null>(null);
  if (!mayAct || (table.status === 'finished' && table.voided === true)) return null;
  return (
    <>
      {DEEDS[table.status].map((deed) => (
        <button key={deed} type="button" class="button is-small" onClick={() => setAsked(deed)}>
          {deeds[deed].open}
        </button>
      ))}
      {asked !== null && (
        <DeedDialog
          deed={asked}
          about={about}
          does={(reason) => consoleApi[asked](table.id, reason)}
          done={() => {
            setAsked(null);
            void inspection.read();
          }}
          close={() => setAsked(null)}
        />
      )}
    </>
  );
};
