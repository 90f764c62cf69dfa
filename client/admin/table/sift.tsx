import { EntryKind } from '#events/wire/timeline.js';
import { useConsole } from '../console.js';
import type { Inspection } from './inspection.js';
import type { Speech } from './said-of.js';

interface SiftShown {
  readonly inspection: Inspection;
  readonly speech: Speech;
}

/** What of the time line is shown: which kinds, whose, and what is written in it. */
export const Sift = ({ inspection, speech }: SiftShown) => {
  const { history } = useConsole().words;
  const sifted = inspection.sifted.value;
  const entries = inspection.entries.value ?? [];
  const seats = inspection.table.value?.seats ?? [];
  const there = EntryKind.options.filter((kind) => entries.some(({ entry }) => entry.kind === kind));
  const flip = (kind: EntryKind): void => {
    const kinds = new Set(sifted.kinds);
    if (!kinds.delete(kind)) kinds.add(kind);
    inspection.sifted.value = { ...sifted, kinds };
  };
  return (
    <div class="sift">
      <div class="sift-kinds" role="group" aria-label={history.kinds}>
        {there.map((kind) => (
          <button key={kind} type="button" aria-pressed={sifted.kinds.has(kind)} onClick={() => flip(kind)}>
            {history.kind[kind]} <small>{entries.filter(({ entry }) => entry.kind === kind).length}</small>
          </button>
        ))}
      </div>
      <div class="sift-row">
        <input
          data-search
          type="search"
          maxLength={100}
          autocomplete="off"
          aria-label={history.search}
          placeholder={history.search}
          value={sifted.text}
          onInput={({ currentTarget }) => {
            inspection.sifted.value = { ...sifted, text: currentTarget.value };
          }}
        />
        <select
          aria-label={history.seat}
          value={sifted.seat === null ? '' : String(sifted.seat)}
          onChange={({ currentTarget: { value } }) => {
            inspection.sifted.value = { ...sifted, seat: value === '' ? null : Number(value) };
          }}
        >
          <option value="">{history.allSeats}</option>
          {seats.map(({ seat }) => (
            <option key={seat} value={String(seat)}>
              {speech.names(seat)}
            </option>
          ))}
        </select>
        <span class="sift-count" role="status">
          {history.found(inspection.found.value.length, entries.length)}
        </span>
      </div>
    </div>
  );
};
