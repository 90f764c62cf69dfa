import type { LineState } from '../net/line.js';
import { LOBBY, STANDINGS } from './address.js';
import { useHall, useWords } from './hall.js';
import { LanguageChoice } from './language-choice.js';
import { PersonMenu } from './person/person-menu.js';
import './top.css';

/** The strip on top of a page: where one is, how the line is, the language, and who one is. */
export const Top = () => (
  <header class="top">
    <a class="brand" href={LOBBY} aria-label="Laguna">
      <svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
        <rect width="64" height="64" rx="14" fill="#0f4a55" />
        <circle cx="44" cy="20" r="8" fill="#f3c869" />
        <path d="M4 40c10-5 18-5 28 0s18 5 28 0v24H4z" fill="#1f7f86" />
        <path d="M12 38c6 8 32 9 42-4l-3 10c-10 8-30 8-36 0z" fill="#f7efe0" />
        <path d="M52 34l4-14" stroke="#f7efe0" stroke-width="3" stroke-linecap="round" />
      </svg>
      <span>Laguna</span>
    </a>
    <ToStandings />
    <LineMark />
    <LanguageChoice />
    <PersonMenu />
  </header>
);

const ToStandings = () => {
  const { whereabouts } = useHall();
  const { standings } = useWords();
  const isThere = whereabouts.page.value.kind === 'standings';
  return (
    <a
      class="top-way"
      href={STANDINGS}
      aria-label={standings}
      {...(isThere ? { 'aria-current': 'page' as const } : {})}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M7 17V4.500h6V17M1.500 17v-8H7v8m6 0v-5.500h5.500V17" />
      </svg>
      <span>{standings}</span>
    </a>
  );
};

/** How the line to the server is: a shape and a word, so that neither colour nor sight is needed. */
const LineMark = () => {
  const { line } = useHall();
  const words = useWords().line;
  const { kind } = line.state.value;
  return (
    <p class={`line-mark is-${kind}`} role="status">
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={MARKS[kind]} />
      </svg>
      <span>{words[kind]}</span>
      {kind === 'over' && (
        <button type="button" class="line-reload" onClick={() => location.reload()}>
          {words.reload}
        </button>
      )}
    </p>
  );
};

const MARKS: Readonly<Record<LineState['kind'], string>> = {
  up: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z',
  opening: 'M6 1a5 5 0 0 1 5 5H9a3 3 0 0 0-3-3zm0 10a5 5 0 0 1-5-5h2a3 3 0 0 0 3 3z',
  down: 'M2.400 1 6 4.600 9.600 1 11 2.400 7.400 6 11 9.600 9.600 11 6 7.400 2.400 11 1 9.600 4.600 6 1 2.400z',
  over: 'M2.400 1 6 4.600 9.600 1 11 2.400 7.400 6 11 9.600 9.600 11 6 7.400 2.400 11 1 9.600 4.600 6 1 2.400z',
};
