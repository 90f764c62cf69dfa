import type { Doubt } from '../../net/witness.js';
import { useAround, useAt } from './seated.js';

/**
 * The server tells another history than it told us before. It stays said, and what we have of it can be taken along. Where it
 * only does not answer, that is said as long as it is so, and nothing else.
 */
export const DoubtNote = () => {
  const at = useAt();
  const { fair } = useAround();
  const doubt = at.visit.doubt.value;
  if (doubt === null) return null;
  if (doubt.kind === 'silent')
    return (
      <p class="note" role="status">
        {fair.doubts.silent(doubt.seq)}
      </p>
    );
  return (
    <div class="note is-grave doubt" role="alert">
      <p>
        <strong>{fair.doubt}</strong> {fair.doubts[doubt.kind](doubt.seq)}
      </p>
      <a class="deed" href={asFile(at.id, doubt)} download={`laguna-${at.id}-doubt.json`}>
        {fair.keepProof}
      </a>
    </div>
  );
};

/** What the server signed for us earlier, beside what it tells now: two such things cannot both be true. */
const asFile = (table: string, doubt: Doubt): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify({ table, ...doubt }, null, 2))}`;
