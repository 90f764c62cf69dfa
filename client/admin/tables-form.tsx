import { Anomaly } from '#events/wire/admin.js';
import { TableStatus } from '#events/wire/tables.js';
import { useConsole } from './console.js';
import { PlayerChoice } from './player-choice.js';
import { isNothing, NOTHING_SOUGHT } from './sought.js';
import type { Sought } from './sought.js';

/** What tables are searched for; whatever is changed is searched for at once. */
export const TablesForm = () => {
  const { words, games, sought } = useConsole();
  const wanted = sought.value;
  const seek = (change: Partial<Sought>): void => {
    sought.value = { ...wanted, ...change };
  };
  return (
    <form
      class="console-filters"
      role="search"
      aria-label={words.tables.search}
      onSubmit={(sent) => sent.preventDefault()}
    >
      <PlayerChoice player={wanted.player} choose={(player) => seek({ player })} />
      <Choice
        label={words.game}
        value={wanted.game}
        options={[['', words.everything], ...games.map(({ id, title }) => [id, title] as const)]}
        choose={(game) => seek({ game })}
      />
      <Choice
        label={words.tables.status}
        value={wanted.status}
        options={[
          ['', words.everything],
          ...TableStatus.options.map((each) => [each, words.tables.statuses[each]] as const),
        ]}
        choose={(status) => seek({ status })}
      />
      <Choice
        label={words.tables.stands}
        value={wanted.anomaly}
        options={[
          ['', words.everything],
          ['any', words.tables.any],
          ...Anomaly.options.map((each) => [each, words.anomalies[each]] as const),
        ]}
        choose={(anomaly) => seek({ anomaly })}
      />
      <Day label={words.tables.from} value={wanted.from} choose={(from) => seek({ from })} />
      <Day label={words.tables.to} value={wanted.to} choose={(to) => seek({ to })} />
      {!isNothing(wanted) && (
        <button
          type="button"
          class="button is-quiet is-small"
          onClick={() => {
            sought.value = NOTHING_SOUGHT;
          }}
        >
          {words.clear}
        </button>
      )}
    </form>
  );
};

interface ChoiceShown<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly choose: (value: Value) => void;
}

const Choice = <Value extends string>({ label, value, options, choose }: ChoiceShown<Value>) => (
  <label class="field">
    {label}
    <select
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options.find(([each]) => each === currentTarget.value);
        if (chosen !== undefined) choose(chosen[0]);
      }}
    >
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

interface DayShown {
  readonly label: string;
  readonly value: string;
  readonly choose: (day: string) => void;
}

const Day = ({ label, value, choose }: DayShown) => (
  <label class="field">
    {label}
    <input type="date" value={value} onChange={({ currentTarget }) => choose(currentTarget.value)} />
  </label>
);
