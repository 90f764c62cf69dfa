import { useMemo } from 'preact/hooks';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { PanelShown } from '../../kit/face.js';
import { Picture } from '../../kit/panels/picture.js';
import { useVocabulary } from '../../kit/panels/use-vocabulary.js';
import { drawing } from '../art/drawing.js';
import type { LightMastersVocabulary } from '../words/vocabulary.js';
import { vocabularyIn } from '../words/words.js';
import '../../kit/panels/sheet.css';
import { tallyOf } from './tally.js';
import type { Parts, Tally } from './tally.js';

/** How the Lira came about, seat by seat, the winner first. */
export const Sheet = ({ state, told, names, language }: PanelShown<LightMastersState>) => {
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
              <header>
                <span class="place">{panels.place(tally.place)}</span>
                <h3 data-seat={tally.seat}>{names(tally.seat)}</h3>
                <span class="beside">{panels.creationsMade(tally.creations)}</span>
                <strong class="points">{vocabulary.phrases.lira(tally.points)}</strong>
              </header>
              {tally.parts !== null && <Breakdown parts={tally.parts} tally={tally} vocabulary={vocabulary} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

interface Shown {
  readonly parts: Parts;
  readonly tally: Tally;
  readonly vocabulary: LightMastersVocabulary;
}

const Breakdown = ({ parts, tally, vocabulary: { panels, creations } }: Shown) => (
  <table>
    <tbody>
      <Row name={panels.start} lira={parts.start} />
      {parts.creations.map(({ creation, lira }) => (
        <tr key={creation} class="scored">
          <th scope="row">
            <span class="who">
              <Picture drawing={drawing(creation)} />
              {creations[creation]}
            </span>
          </th>
          <td>{signed(lira)}</td>
        </tr>
      ))}
      {[
        [panels.sales, parts.sales] as const,
        [panels.byAdvantages, parts.advantages] as const,
        [panels.bought, -parts.bought] as const,
        [panels.spent, -parts.spent] as const,
      ]
        .filter(([, lira]) => lira !== 0)
        .map(([name, lira]) => (
          <Row key={name} name={name} lira={lira} />
        ))}
      <tr class="total">
        <th scope="row">{panels.total}</th>
        <td>{tally.points}</td>
      </tr>
    </tbody>
  </table>
);

const Row = ({ name, lira }: { readonly name: string; readonly lira: number }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{signed(lira)}</td>
  </tr>
);

const signed = (lira: number): string => `${lira < 0 ? '−' : '+'}${Math.abs(lira)}`;
