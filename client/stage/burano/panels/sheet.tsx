import { RATINGS } from '#events/burano/components.js';
import type { Rating } from '#events/burano/components.js';
import type { Sheet as Reckoned } from '#events/burano/events.js';
import { outcome } from '#engine/burano/outcome.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { PanelShown } from '../../kit/face.js';
import { Picture } from '../../kit/panels/picture.js';
import { useVocabulary } from '../../kit/panels/use-vocabulary.js';
import { drawing } from '../art/drawing.js';
import { vocabularyIn } from '../words/words.js';
import type { BuranoVocabulary } from '../words/vocabulary.js';
import '../../kit/panels/sheet.css';
import './burano.css';

/** How the points came about, street by street, the winner first; alone, how good it was. */
export const Sheet = ({ state, names, language }: PanelShown<BuranoState>) => {
  const vocabulary = useVocabulary(vocabularyIn, language);
  if (vocabulary === null) return null;

  const { panels, nouns } = vocabulary;
  const standings = outcome(state)?.standings ?? [];
  return (
    <section class="sheet" aria-label={panels.sheet}>
      <h2>{panels.sheet}</h2>
      {state.rating !== null && (
        <p class="rating">
          <Stars state={state} />
          <strong>{nouns.ratings[state.rating]}</strong>
        </p>
      )}
      {standings.length === 0 ? (
        <p>{panels.unfinished}</p>
      ) : (
        <ol class="tallies">
          {standings.map(({ seat, place }) => {
            const sheet = state.sheets[seat];
            if (sheet === undefined) return null;
            return (
              <li key={seat} class={place === 1 ? 'tally is-first' : 'tally'}>
                <header>
                  <span class="place">{panels.place(place)}</span>
                  <h3 data-seat={seat}>{names(seat)}</h3>
                  <span class="gold-left">{panels.ties(sheet.coins, sheet.cats)}</span>
                  <strong class="points">{sheet.total}</strong>
                </header>
                <Lines sheet={sheet} vocabulary={vocabulary} />
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
};

const STARS: readonly (Rating | null)[] = RATINGS;

const Stars = ({ state: { rating } }: { readonly state: BuranoState }) => (
  <span class="stars" aria-hidden="true">
    {STARS.map((star, at) => (at <= STARS.indexOf(rating) ? '★' : '☆')).join('')}
  </span>
);

const Lines = ({ sheet, vocabulary }: { readonly sheet: Reckoned; readonly vocabulary: BuranoVocabulary }) => {
  const { panels, nouns } = vocabulary;
  return (
    <table>
      <tbody>
        {sheet.characters.map(({ house, character, points }) => (
          <tr key={house} class="scored">
            <th scope="row">
              <span class="who">
                <Picture drawing={drawing(character)} />
                {nouns.characters[character].name}
              </span>
            </th>
            <td class="where">{panels.atPlace(house + 1)}</td>
            <td>{signed(points)}</td>
          </tr>
        ))}
        {sheet.characters.length === 0 && (
          <tr class="scored">
            <th scope="row" colSpan={3}>
              {panels.nobody}
            </th>
          </tr>
        )}
        <Line name={panels.shops} points={sheet.shops} />
        <Line name={panels.tokens} points={sheet.tokens} />
        <Line name={panels.windows(sheet.windows)} points={-sheet.penalty} />
        <tr class="total">
          <th scope="row" colSpan={2}>
            {panels.total}
          </th>
          <td>{sheet.total}</td>
        </tr>
      </tbody>
    </table>
  );
};

const Line = ({ name, points }: { readonly name: string; readonly points: number }) => (
  <tr>
    <th scope="row" colSpan={2}>
      {name}
    </th>
    <td>{signed(points)}</td>
  </tr>
);

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
