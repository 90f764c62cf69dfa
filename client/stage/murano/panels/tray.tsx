import { useMemo } from 'preact/hooks';
import type { PalaceTile, ShopTile } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { playerOf } from '#engine/murano/players.js';
import { recruitPrice } from '#engine/murano/rules/prices.js';
import { unscoredBerths } from '#engine/murano/scoring/gondoliers.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { PanelShown } from '../../kit/face.js';
import type { MuranoVocabulary } from '../words/vocabulary.js';
import { BestPlan } from './best-plan.js';
import { previewing } from '../../kit/panels/previewing.js';
import { CharacterCard } from './character-card.js';
import { offered } from '../../kit/panels/offered.js';
import { drawing } from '../art/drawing.js';
import { Picture } from '../../kit/panels/picture.js';
import { vocabularyIn } from '../words/words.js';
import { useVocabulary } from '../../kit/panels/use-vocabulary.js';
import { worthsOf } from './worths.js';
import '../../kit/panels/tray.css';
import './tray.css';

/** What a seat keeps to itself: its face-down tiles and its characters, with what these would score as things are. */
export const Tray = (shown: PanelShown<MuranoState>) => {
  const vocabulary = useVocabulary(vocabularyIn, shown.language);
  if (vocabulary === null) return null;
  if (typeof shown.viewer !== 'number') return <p class="tray-hidden">{vocabulary.panels.handsHidden}</p>;

  return <OwnHand {...shown} seat={shown.viewer} vocabulary={vocabulary} />;
};

interface Own extends PanelShown<MuranoState> {
  readonly seat: Seat;
  readonly vocabulary: MuranoVocabulary;
}

const OwnHand = ({ state, seat, vocabulary, choices, give, preview }: Own) => {
  const { panels } = vocabulary;
  const characters = playerOf(state, seat).characters.filter((card) => card !== null);
  const common = { vocabulary, choices, give, preview };
  return (
    <section class="tray" aria-label={panels.yourHand}>
      <Recruits state={state} seat={seat} {...common} />
      <BestPlan state={state} seat={seat} {...common} />
      <h3>{panels.characters}</h3>
      {characters.length === 0 ? (
        <p class="quiet">{panels.noCharacters}</p>
      ) : (
        <ul class="characters">
          {characters.map((card) => (
            <CharacterCard key={card} card={card} worths={worthsNow(state, seat, card)} {...common} />
          ))}
        </ul>
      )}
      {characters.length > 0 && canScore(state, seat) && <p class="aside">{panels.legend}</p>}
      <h3>{panels.tiles}</h3>
      <Tiles state={state} seat={seat} vocabulary={vocabulary} />
    </section>
  );
};

type Common = Pick<Own, 'state' | 'seat' | 'vocabulary' | 'choices' | 'give' | 'preview'>;

const worthsNow = (state: MuranoState, seat: Seat, card: Parameters<typeof worthsOf>[2]) =>
  canScore(state, seat) ? worthsOf(state, seat, card) : [];

/** Whether anything can still become of a character: the scoring of this seat is not over. */
const canScore = (state: MuranoState, seat: Seat): boolean => {
  if (state.phase.kind === 'over') return false;
  return state.phase.kind !== 'scoring' || unscoredBerths(state, seat).length > 0;
};

/** The characters that were drawn, to keep one of them. */
const Recruits = ({ state, seat, vocabulary, choices, give, preview }: Common) => {
  const { phase } = state;
  if (phase.kind !== 'recruiting' || phase.seat !== seat) return null;

  const { panels } = vocabulary;
  const price = recruitPrice(playerOf(state, seat));
  return (
    <>
      <h3>{panels.shown}</h3>
      <ul class="characters is-shown">
        {phase.cards.map((card) => {
          if (card === null) return null;
          const command = offered(choices, { type: 'keepCharacter', card });
          return (
            <CharacterCard
              key={card}
              card={card}
              vocabulary={vocabulary}
              worths={worthsOf(state, seat, card)}
              choices={choices}
              give={give}
              preview={preview}
            >
              {command !== null && (
                <button type="button" class="keep" onClick={() => give(command)} {...previewing(command, preview)}>
                  {panels.keepFor(price)}
                </button>
              )}
            </CharacterCard>
          );
        })}
      </ul>
    </>
  );
};

const Tiles = ({ state, seat, vocabulary: { panels, phrases } }: Pick<Own, 'state' | 'seat' | 'vocabulary'>) => {
  const { shops, palaces } = playerOf(state, seat);
  const tiles = useMemo(
    () => [...counted(shops, phrases.shop), ...counted(palaces, phrases.palace)],
    [shops, palaces, phrases],
  );
  if (tiles.length === 0) return <p class="quiet">{panels.noTiles}</p>;

  return (
    <ul class="tiles">
      {tiles.map(({ tile, name, count }) => (
        <li key={tile}>
          <Picture drawing={drawing(tile)} />
          <span>
            {name}
            {count > 1 && <b> ×{count}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** Tiles that look the same are shown once, with their number. */
const counted = <T extends ShopTile | PalaceTile>(tiles: readonly (T | null)[], name: (tile: T) => string) => {
  const known = tiles.filter((tile) => tile !== null);
  return [...new Set(known)].map((tile) => ({
    tile,
    name: name(tile),
    count: known.filter((other) => other === tile).length,
  }));
};
