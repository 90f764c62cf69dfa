import { Anomaly } from '#events/wire/admin.js';
import type { FoundTable } from '#events/wire/admin.js';
import { inspectionAddress } from '../panel/address.js';
import { namesAt } from '../panel/table/names.js';
import { useWords } from '../panel/hall.js';
import { SeatMark } from '../panel/seat-mark.js';
import { useConsole } from './console.js';
import { When } from '../panel/when.js';

/** One table that was found: who sits there, how far it is, and what stands out. */
export const TableRow = ({ found: { table, opened, anomalies, openReports } }: { readonly found: FoundTable }) => {
  const { words, games } = useConsole();
  const { card } = useWords();
  const names = namesAt(table, card);
  const title = games.find(({ id }) => id === table.game)?.title ?? table.game;
  return (
    <li class="console-row table-row">
      <a class="console-row-main" data-entry href={inspectionAddress(table.id)}>
        <span class="table-row-game">{title}</span>
        <span class="table-row-seats">
          {table.seats.map((each) => (
            <span key={each.seat}>
              <SeatMark seat={each.seat} />
              {'player' in each || 'bot' in each ? names(each.seat) : words.tables.free}
            </span>
          ))}
        </span>
        <span class="console-quiet">
          <When at={opened} /> · {words.tables.events(table.seq)} · <code>{table.id}</code>
        </span>
      </a>
      <span class="table-row-marks">
        {openReports > 0 && <span class="mark is-open">{words.tables.reports(openReports)}</span>}
        {Anomaly.options.map(
          (anomaly) =>
            anomalies[anomaly] !== undefined && (
              <span key={anomaly} class="mark is-odd">
                {words.anomalies[anomaly]} {anomalies[anomaly]}
              </span>
            ),
        )}
        {table.status === 'finished' && table.voided === true && <span class="mark">{words.tables.voided}</span>}
        <span class={`mark is-${table.status}`}>{words.tables.statuses[table.status]}</span>
      </span>
    </li>
  );
};
