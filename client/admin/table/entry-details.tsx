import { stateOf } from '../../panel/table/state-of.js';
import type { Timeline } from '../../timeline/timeline.js';
import { useConsole } from '../console.js';
import { When } from '../../panel/when.js';
import type { Placed } from './placed.js';
import { saidOf } from './said-of.js';
import type { Speech } from './said-of.js';

interface EntryDetailsShown {
  readonly picked: Placed;
  readonly speech: Speech;
  readonly timeline: Timeline | null;
}

/** All that is known of one entry, and how the table stood then, in words. */
export const EntryDetails = ({ picked: { entry, moment }, speech, timeline }: EntryDetailsShown) => {
  const { history } = useConsole().words;
  const state = timeline === null ? null : stateOf(timeline.at(moment));
  const passages = state === null ? [] : (speech.words?.game.table(state, speech.names) ?? []);
  return (
    <section class="entry-details" aria-live="polite">
      <p class="entry-details-said">
        <b class={`mark is-${entry.kind}`}>{history.one[entry.kind]}</b> {saidOf(entry, speech)}
      </p>
      <p class="console-quiet">
        <When at={entry.at} />
      </p>
      {passages.length > 0 && (
        <details class="entry-details-more">
          <summary>{history.inWords}</summary>
          {passages.map(({ title, lines }) => (
            <section key={title}>
              <h3>{title}</h3>
              <ul>
                {lines.map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </details>
      )}
      <details class="entry-details-more">
        <summary>{history.asStored}</summary>
        <pre tabIndex={0}>{JSON.stringify(entry, null, 2)}</pre>
      </details>
    </section>
  );
};
