import type { ComponentChildren } from 'preact';
import type { Character } from '#events/murano/components.js';
import type { Asking } from '#engine/kit/game.js';
import { characterWords } from '../words/characters.js';
import type { MuranoVocabulary } from '../words/vocabulary.js';
import { previewing } from '../../kit/panels/previewing.js';
import { offered } from '../../kit/panels/offered.js';
import { drawing } from '../art/drawing.js';
import { Picture } from '../../kit/panels/picture.js';
import { SHORT_NAMES } from './short-names.js';
import type { Worth } from './worths.js';

interface Shown {
  readonly card: Character;
  readonly vocabulary: MuranoVocabulary;
  /** Empty where it cannot score any more. */
  readonly worths: readonly Worth[];
  readonly choices: readonly Asking[];
  readonly give: (command: Asking) => void;
  readonly preview: (command: Asking | null) => void;
  readonly children?: ComponentChildren;
}

/** A character: who it is, what it scores, and how much that is on each island now. */
export const CharacterCard = ({ card, vocabulary, worths, choices, give, preview, children }: Shown) => {
  const { name, rule } = characterWords(vocabulary, card);
  return (
    <li class="character">
      <Picture drawing={drawing(card)} />
      <div class="character-words">
        <h4>{name}</h4>
        <p>{rule}</p>
      </div>
      {worths.length > 0 && (
        <ul class="worths">
          {worths.map((worth) => (
            <li key={worth.island}>
              <WorthChip
                worth={worth}
                words={vocabulary.panels.worth(worth.island, worth.vp, worth.presence, worth.isBest)}
                command={offered(choices, { type: 'scoreCharacter', card, island: worth.island })}
                give={give}
                preview={preview}
              />
            </li>
          ))}
        </ul>
      )}
      {children}
    </li>
  );
};

interface Chip extends Pick<Shown, 'give' | 'preview'> {
  readonly worth: Worth;
  readonly words: string;
  /** Scores it there, where that can be done now and in one way only. */
  readonly command: Asking | null;
}

const WorthChip = ({ worth: { island, vp, presence, isBest }, words, command, give, preview }: Chip) => {
  const kind = `worth is-${presence}${isBest ? ' is-best' : ''}${vp === 0 ? ' is-nothing' : ''}`;
  const inside = (
    <span aria-hidden="true">
      <b>{vp === 0 ? '–' : vp}</b>
      <small>{SHORT_NAMES[island]}</small>
    </span>
  );
  if (command === null)
    return (
      <span class={kind} title={words} role="img" aria-label={words}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      class={kind}
      title={words}
      aria-label={words}
      onClick={() => give(command)}
      {...previewing(command, preview)}
    >
      {inside}
    </button>
  );
};
