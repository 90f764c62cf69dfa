import type { ComponentChildren } from 'preact';
import type { Character, FloorCard } from '#events/burano/components.js';
import { CHARACTERS } from '#events/burano/components.js';
import type { BuranoCommand } from '#events/burano/commands.js';
import { playerOf } from '#engine/burano/players.js';
import { pointsOf } from '#engine/burano/scoring/characters.js';
import type { BuranoState } from '#engine/burano/state.js';

import type { Seat } from '#events/viewer.js';
import type { PanelShown } from '../../kit/face.js';
import { offered } from '../../kit/panels/offered.js';
import { Picture } from '../../kit/panels/picture.js';
import { previewing } from '../../kit/panels/previewing.js';
import { useVocabulary } from '../../kit/panels/use-vocabulary.js';
import { drawing } from '../art/drawing.js';
import { vocabularyIn } from '../words/words.js';
import type { BuranoVocabulary } from '../words/vocabulary.js';
import '../../kit/panels/tray.css';
import './burano.css';

/** What a seat keeps to itself: its cards, and those it put under the decks; and what its visitors bring. */
export const Tray = (shown: PanelShown<BuranoState>) => {
  const vocabulary = useVocabulary(vocabularyIn, shown.language);
  if (vocabulary === null) return null;
  if (typeof shown.viewer !== 'number') return <p class="tray-hidden">{vocabulary.panels.handsHidden}</p>;

  return <OwnHand {...shown} seat={shown.viewer} vocabulary={vocabulary} />;
};

interface Own extends PanelShown<BuranoState> {
  readonly seat: Seat;
  readonly vocabulary: BuranoVocabulary;
}

const OwnHand = (own: Own) => {
  const { state, seat, vocabulary } = own;
  const { panels } = vocabulary;
  const cards = playerOf(state, seat).hand.filter((card) => card !== null);
  const returned = state.decks.flatMap(({ under }) =>
    under.flatMap(({ card, by }) => (by === seat && card !== null ? [card] : [])),
  );
  return (
    <section class="tray" aria-label={panels.yourHand}>
      <Candidates {...own} />
      <h3>{panels.cards}</h3>
      {cards.length === 0 ? (
        <p class="quiet">{panels.noCards}</p>
      ) : (
        <ul class="floor-cards">
          {cards.map((card) => (
            <FloorShown key={card} card={card} vocabulary={vocabulary}>
              <Deed {...own} command={{ type: 'returnFloor', card }} label={panels.giveBack} />
            </FloorShown>
          ))}
        </ul>
      )}
      {returned.length > 0 && (
        <>
          <h3>{panels.returned}</h3>
          <ul class="floor-cards is-small">
            {returned.map((card) => (
              <FloorShown key={card} card={card} vocabulary={vocabulary} />
            ))}
          </ul>
        </>
      )}
      <Guests {...own} />
    </section>
  );
};

interface FloorShownAs {
  readonly card: FloorCard;
  readonly vocabulary: BuranoVocabulary;
  readonly children?: ComponentChildren;
}

const FloorShown = ({ card, vocabulary: { nouns }, children }: FloorShownAs) => (
  <li>
    <Picture drawing={drawing(card)} />
    <span class="floor-words">
      <b>{nouns.card(card)}</b>
      <small>{nouns.painted(card)}</small>
      {children}
    </span>
  </li>
);

/** A button for a command, where it may be given. */
const Deed = ({
  choices,
  give,
  preview,
  command,
  label,
}: Pick<Own, 'choices' | 'give' | 'preview'> & {
  readonly command: BuranoCommand;
  readonly label: string;
}) => {
  const choice = offered(choices, command);
  return choice === null ? null : (
    <button type="button" class="take" onClick={() => give(choice)} {...previewing(choice, preview)}>
      {label}
    </button>
  );
};

/** Whoever may come to a house that awaits somebody, with what they would bring as things are, the best first. */
const Candidates = (own: Own) => {
  const { state, seat, choices, vocabulary } = own;
  const { phase } = state;
  if (phase.kind !== 'visiting' || phase.seat !== seat) return null;
  const { panels, nouns } = vocabulary;
  const { street } = playerOf(state, seat);
  return (
    <>
      <h3>{panels.who}</h3>
      {phase.houses.map((house) => {
        const may = (character: Character): boolean => offered(choices, { type: 'welcome', house, character }) !== null;
        const ranked = CHARACTERS.filter(may)
          .map((character) => ({ character, points: pointsOf(character, street, house) }))
          .sort((one, other) => other.points - one.points);
        return (
          <div key={house}>
            {phase.houses.length > 1 && <h4 class="at-place">{panels.atPlace(house + 1)}</h4>}
            <ul class="guests">
              {ranked.map(({ character, points }) => (
                <li key={character}>
                  <Picture drawing={drawing(character)} />
                  <span class="floor-words">
                    <b>
                      {nouns.characters[character].name} · {panels.bring(points)}
                    </b>
                    <small>{nouns.characters[character].rule}</small>
                  </span>
                  <Deed {...own} command={{ type: 'welcome', house, character }} label={panels.come} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
};

/** Who came, and what they bring as things are. */
const Guests = ({ state, seat, vocabulary: { panels, nouns } }: Own) => {
  const { visits, street } = playerOf(state, seat);
  if (visits.length === 0) return null;
  return (
    <>
      <h3>{panels.guests}</h3>
      <ul class="guests">
        {visits.map(({ house, character }) => (
          <li key={house}>
            <Picture drawing={drawing(character)} />
            <span class="floor-words">
              <b>
                {nouns.characters[character].name} · {panels.bring(pointsOf(character, street, house))}
              </b>
              <small>{nouns.characters[character].rule}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
