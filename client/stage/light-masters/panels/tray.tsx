import { CATEGORIES } from '#events/light-masters/components.js';
import type { Category, Creation } from '#events/light-masters/components.js';
import type { Seat } from '#events/viewer.js';
import { countOf } from '#engine/light-masters/fragments.js';
import { playerOf } from '#engine/light-masters/players.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { PanelShown } from '../../kit/face.js';
import { offered } from '../../kit/panels/offered.js';
import { Picture } from '../../kit/panels/picture.js';
import { previewing } from '../../kit/panels/previewing.js';
import { useVocabulary } from '../../kit/panels/use-vocabulary.js';
import { drawing } from '../art/drawing.js';
import { advantageWords } from '../words/vocabulary.js';
import type { LightMastersVocabulary } from '../words/vocabulary.js';
import { vocabularyIn } from '../words/words.js';
import { outlookOf } from './outlook.js';
import '../../kit/panels/tray.css';
import './tray.css';

/** What a seat keeps to itself: its hand, in order, with what each card still wants; and what the advantages do. */
export const Tray = (shown: PanelShown<LightMastersState>) => {
  const vocabulary = useVocabulary(vocabularyIn, shown.language);
  if (vocabulary === null) return null;

  const { panels } = vocabulary;
  const seat = typeof shown.viewer === 'number' ? shown.viewer : null;
  return (
    <section class="tray masters-tray" aria-label={seat === null ? panels.advantages : panels.yourHand}>
      {seat === null ? (
        <p class="tray-hidden">{panels.handsHidden}</p>
      ) : (
        <OwnHand {...shown} seat={seat} vocabulary={vocabulary} />
      )}
      <h3>{panels.advantages}</h3>
      <ul class="advantages">
        {CATEGORIES.map((category) => (
          <AdvantageRow key={category} category={category} {...shown} seat={seat} vocabulary={vocabulary} />
        ))}
      </ul>
    </section>
  );
};

interface Shown extends PanelShown<LightMastersState> {
  readonly vocabulary: LightMastersVocabulary;
}

const OwnHand = (shown: Shown & { readonly seat: Seat }) => {
  const { state, seat, vocabulary } = shown;
  const { panels, creations } = vocabulary;
  const { hand, completed } = playerOf(state, seat);
  const known = hand.filter((card) => card !== null);
  return (
    <>
      <h3>{panels.yourHand}</h3>
      {known.length === 0 ? (
        <p class="quiet">{panels.handEmpty}</p>
      ) : (
        <ol class="hand-cards">
          {known.map((creation, place) => (
            <HandCard key={creation} creation={creation} place={place} {...shown} />
          ))}
        </ol>
      )}
      <h3>{panels.completed}</h3>
      {completed.length === 0 ? (
        <p class="quiet">{panels.noneCompleted}</p>
      ) : (
        <ul class="made">
          {completed.map((creation) => (
            <li key={creation}>
              <Picture drawing={drawing(creation)} />
              {creations[creation]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

interface CardShown extends Shown {
  readonly seat: Seat;
  readonly creation: Creation;
  readonly place: number;
}

const HandCard = ({ creation, place, state, seat, vocabulary, choices, give, preview }: CardShown) => {
  const { panels, creations } = vocabulary;
  const { missing, lira } = outlookOf(creation, playerOf(state, seat));
  const isPayable = countOf(missing) === 0;
  const completing = place === 0 ? choices.filter(({ type }) => type === 'complete') : [];
  const [complete, another] = completing;
  const next = offered(choices, { type: 'putNext', from: place });
  return (
    <li class={place === 0 ? 'hand-card is-first' : 'hand-card'}>
      <Picture drawing={drawing(creation)} />
      <div>
        <h4>
          <span class="number">{place + 1}</span>
          {creations[creation]}
        </h4>
        <p class={isPayable ? 'is-payable' : undefined}>{isPayable ? panels.payable(lira) : panels.missing(missing)}</p>
        {complete !== undefined && another === undefined && (
          <button type="button" class="keep" onClick={() => give(complete)} {...previewing(complete, preview)}>
            {panels.complete(lira)}
          </button>
        )}
        {next !== null && (
          <button type="button" class="plain" onClick={() => give(next)} {...previewing(next, preview)}>
            {panels.putNext}
          </button>
        )}
      </div>
    </li>
  );
};

interface AdvantageShown extends Shown {
  readonly seat: Seat | null;
  readonly category: Category;
}

const AdvantageRow = ({ category, state, seat, vocabulary, choices, give, preview }: AdvantageShown) => {
  const number = state.advantages[category];
  const { name, rule } = advantageWords(vocabulary, number);
  const completed = seat === null ? [] : playerOf(state, seat).completed;
  return (
    <li class="advantage">
      <Picture drawing={drawing(`advantage-${category}-${number}`)} />
      <div>
        <h4>
          {name} <small>{vocabulary.categories[category]}</small>
        </h4>
        <p>{rule}</p>
        {completed.map((creation) => {
          const command = offered(choices, { type: 'activate', creation, category });
          return command === null ? null : (
            <button
              key={creation}
              type="button"
              class="plain"
              onClick={() => give(command)}
              {...previewing(command, preview)}
            >
              {vocabulary.panels.activate(vocabulary.creations[creation])}
            </button>
          );
        })}
      </div>
    </li>
  );
};
