import { useAround, useAt } from './seated.js';

/** The edition of the rules that this table is played by, for ever. */
export const EditionNote = () => {
  const { players } = useAround();
  const shown = useAt().visit.shown.value;
  return shown === null ? null : <p class="quiet edition">{players.edition(shown.edition)}</p>;
};
