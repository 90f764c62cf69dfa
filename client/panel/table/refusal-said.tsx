import type { Refusal } from '#events/refusal.js';
import type { TableWords } from '../../words/table/words.js';
import { useAround, useAt } from './seated.js';
import { undoStopTold } from './undo-stop-told.js';

/** Why something had no effect. What the rules of a game say themselves they say in English only: so it is marked. */
export const RefusalSaid = ({ refusal }: { readonly refusal: Refusal }) => {
  const { visit, words, names } = useAt();
  const around = useAround();
  const { refused } = around;
  const { rule, blockedBy } = refusal;
  const reading = { timeline: visit.timeline.value, around, words: words.value, names: names.value };
  const sentence = blockedBy === undefined ? sentenceOf(refusal, refused) : undoStopTold(blockedBy, reading);
  return (
    <div class="refusal-said">
      <p>
        <strong>{refused.title}</strong>{' '}
        {sentence ?? (rule === undefined ? refused.codes.illegal : refused.against(rule))}
        {sentence !== null && rule !== undefined && <small>{refused.rule(rule)}</small>}
      </p>
      {sentence === null && (
        <p class="quiet" lang="en">
          {refusal.message}
        </p>
      )}
    </div>
  );
};

/** In words of ours; `null` where only the game's own rules know what to say. */
const sentenceOf = ({ code, rule }: Refusal, words: TableWords['refused']): string | null => {
  if (rule !== undefined && Object.hasOwn(words.everywhere, rule))
    return words.everywhere[rule as keyof typeof words.everywhere];
  return code === 'illegal' ? null : words.codes[code];
};
