import { useMemo } from 'preact/hooks';
import type { MuranoState } from '#engine/murano/state.js';
import type { PanelShown } from '../../kit/face.js';
import { characterWords } from '../words/characters.js';
import type { MuranoVocabulary } from '../words/vocabulary.js';
import { drawing } from '../art/drawing.js';
import { Picture } from '../../kit/panels/picture.js';
import { SHORT_NAMES } from './short-names.js';
import { tallyOf } from './tally.js';
import type { Parts, Tally } from './tally.js';
import { vocabularyIn } from '../words/words.js';
import { useVocabulary } from '../../kit/panels/use-vocabulary.js';
import '../../kit/panels/sheet.css';

/** How the points came about, seat by seat, the winner first. */
export const Sheet = ({ state, told, names, language }: PanelShown<MuranoState>) => {
  const vocabulary = useVocabulary(vocabularyIn, language);
  const tallies = useMemo(() => tallyOf(state, told), [state, told]);
  if (vocabulary === null) return null;

  const { panels } = vocabulary;
  return (
    <section class="sheet" aria-label={panels.sheet}>
      <h2>{panels.sheet}</h2>
      {tallies.length === 0 ? (
        <p>{panels.unfinished}</p>
      ) : (
        <ol class="tallies">
          {tallies.map((tally) => (
            <li key={tally.seat} class={tally.place === 1 ? 'tally is-first' : 'tally'}>
              <Head tally={tally} name={names(tally.seat)} vocabulary={vocabulary} />
              {tally.parts !== null && <Breakdown parts={tally.parts} tally={tally} vocabulary={vocabulary} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

interface Shown {
  readonly tally: Tally;
  readonly vocabulary: MuranoVocabulary;
}

const Head = ({ tally: { seat, place, points, gold }, name, vocabulary }: Shown & { readonly name: string }) => (
  <header>
    <span class="place">{vocabulary.panels.place(place)}</span>
    <h3 data-seat={seat}>{name}</h3>
    <span class="beside">
      {vocabulary.panels.goldLeft}: {gold}
    </span>
    <strong class="points">{vocabulary.phrases.vp(points)}</strong>
  </header>
);

const Breakdown = ({ parts, tally, vocabulary }: Shown & { readonly parts: Parts }) => {
  const { panels, islands } = vocabulary;
  return (
    <table>
      <tbody>
        <tr>
          <th scope="row" colSpan={2}>
            {panels.onTrack}
          </th>
          <td>{parts.onTrack}</td>
        </tr>
        {parts.characters.map(({ card, island, vp }) => (
          <tr key={card} class="scored">
            <th scope="row">
              <span class="who">
                <Picture drawing={drawing(card)} />
                {characterWords(vocabulary, card).name}
              </span>
            </th>
            <td class="where">
              <abbr title={islands[island]}>{SHORT_NAMES[island]}</abbr>
            </td>
            <td>+{vp}</td>
          </tr>
        ))}
        {parts.characters.length === 0 && (
          <tr class="scored">
            <th scope="row" colSpan={3}>
              {panels.noneScored}
            </th>
          </tr>
        )}
        <tr>
          <th scope="row" colSpan={2}>
            {panels.gondoliersLeft}
          </th>
          <td>+{parts.leftOver}</td>
        </tr>
        <tr class="total">
          <th scope="row" colSpan={2}>
            {panels.total}
          </th>
          <td>{tally.points}</td>
        </tr>
      </tbody>
    </table>
  );
};
