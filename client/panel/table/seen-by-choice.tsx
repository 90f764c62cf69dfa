import type { Viewer } from '#events/viewer.js';
import { Icon } from './icon.js';
import { useAround, useAt } from './seated.js';

/** At a finished table: with whose eyes one looks back. */
export const SeenByChoice = () => {
  const at = useAt();
  const { replay } = useAround();
  if (at.now.value?.status !== 'finished') return null;
  const seats = at.visit.shown.value?.seats ?? [];
  return (
    <label class="eyes" title={replay.eyes}>
      <Icon sign="eye" />
      <span class="unseen">{replay.eyes}</span>
      <select
        value={String(at.eyes.value)}
        onChange={({ currentTarget }) => {
          const viewer = viewerNamed(currentTarget.value);
          // Until it is looked with those eyes, if it ever is, it is looked with these.
          currentTarget.value = String(at.eyes.peek());
          void at.lookAs(viewer);
        }}
      >
        <option value="public">{replay.everybody}</option>
        {seats.map(({ seat }) => (
          <option key={seat} value={String(seat)}>
            {at.names.value(seat)}
          </option>
        ))}
      </select>
    </label>
  );
};

const viewerNamed = (name: string): Viewer => (name === 'public' ? name : Number(name));
