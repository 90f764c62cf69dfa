import { useSignal } from '@preact/signals';
import { LANGUAGE_NAMES, LANGUAGES, languageFor } from '../words/language.js';
import type { Language } from '../words/language.js';
import type { PageWords } from '../words/verify/page-words.js';
import { PAGE_WORDS } from '../words/verify/words.js';
import type { Desk } from './desk.js';
import { VERIFY_WORDS } from './said.js';
import { VerdictView } from './verdict-view.js';
import './verify-page.css';

/** A place to lay a file, and what comes of it. */
export const VerifyPage = ({ desk }: { readonly desk: Desk }) => {
  const language = useSignal<Language>(languageFor(navigator.languages));
  const words = PAGE_WORDS[language.value];
  const speak = (wanted: Language): void => {
    language.value = wanted;
    document.documentElement.lang = wanted;
    document.title = `${PAGE_WORDS[wanted].title} · Laguna`;
  };
  return (
    <>
      <header class="verify-head">
        <span class="verify-name">Laguna</span>
        <label>
          <span class="unseen">{words.language}</span>
          <select value={language.value} onChange={({ currentTarget }) => speak(languageFor([currentTarget.value]))}>
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {LANGUAGE_NAMES[each]}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main class="verify-page">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <Place desk={desk} words={words} />
        <Came desk={desk} words={words} language={language.value} />
        <Keys desk={desk} words={words} />
        <section>
          <h2>{words.how}</h2>
          <ol>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p class="quiet">{words.stays}</p>
        </section>
      </main>
    </>
  );
};

interface Shown {
  readonly desk: Desk;
  readonly words: PageWords;
}

const Place = ({ desk, words }: Shown) => {
  const isOver = useSignal(false);
  const over = (event: DragEvent, is: boolean): void => {
    event.preventDefault();
    isOver.value = is;
  };
  return (
    <label
      class={isOver.value ? 'place is-over' : 'place'}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        for (const file of event.dataTransfer?.files ?? []) void desk.take(file);
      }}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M12 5h17l8 8v30H12z" />
        <path d="M29 5v8h8M18 29l5 5 9-11" />
      </svg>
      <strong>{words.drop}</strong>
      <span class="button">{words.choose}</span>
      <input
        class="unseen"
        type="file"
        accept=".ndjson,.json,application/x-ndjson"
        onChange={({ currentTarget }) => {
          for (const file of currentTarget.files ?? []) void desk.take(file);
          currentTarget.value = '';
        }}
      />
    </label>
  );
};

const Came = ({ desk, words, language }: Shown & { readonly language: Language }) => {
  const looked = desk.looked.value;
  switch (looked.kind) {
    case 'nothing':
      return null;
    case 'looking':
      return <p role="status">{words.checking(looked.name)}</p>;
    case 'not keys':
      return <p role="alert">{words.notKeys(looked.name)}</p>;
    case 'not read':
      return <p role="alert">{words.notRead(looked.name)}</p>;
    case 'seen':
      return (
        <section class="came">
          <h2>{words.checked(looked.name)}</h2>
          <VerdictView verdict={looked.verdict} words={VERIFY_WORDS[language]} />
        </section>
      );
  }
};

const Keys = ({ desk, words }: Shown) => (
  <section class="keys">
    <h2>{words.keys}</h2>
    <p>{keysSaid(desk, words)}</p>
    <label class="button is-quiet">
      {words.keysChoose}
      <input
        class="unseen"
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          for (const file of currentTarget.files ?? []) void desk.takeKeys(file);
          currentTarget.value = '';
        }}
      />
    </label>
  </section>
);

const keysSaid = (desk: Desk, words: PageWords): string => {
  const keys = desk.keys.value;
  switch (keys.from) {
    case 'nowhere':
      return words.keysNone;
    case 'server':
      return words.keysHere(keys.keys.length);
    case 'file':
      return words.keysFile(keys.name, keys.keys.length);
  }
};
