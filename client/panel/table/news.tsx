import { useAround, useAt } from './seated.js';
import { lately } from './story.js';
import { told } from './told.js';

/** What the others have done since our last turn, as far as it is shown: who waits follows it in words as well. */
export const News = () => {
  const at = useAt();
  const { deciding } = useAround();
  const words = at.words.value;
  if (words === null || at.table.value?.status === 'finished' || at.visit.errand.underWay.value !== null) return null;
  const news = lately(at.story.value, at.me.value, at.shown.value).slice(-MOST_TOLD);
  return (
    <div class="news">
      <p class="quiet">{at.me.value === null ? deciding.watching : deciding.wait}</p>
      <ol aria-label={deciding.lately}>
        {news.map((seen) => (
          <li key={seen.seq}>{told(seen, words, at.names.value)}</li>
        ))}
      </ol>
    </div>
  );
};

const MOST_TOLD = 7;
