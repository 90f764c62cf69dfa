import { Icon } from './icon.js';
import { useAround, useAt } from './seated.js';
import { PACES } from './settings.js';
import type { Pace } from './settings.js';

/** How one likes to watch. */
export const SettingsMenu = () => {
  const { settings } = useAt();
  const { settings: words } = useAround();
  return (
    <details class="settings">
      <summary class="sign" aria-label={words.title} title={words.title}>
        <Icon sign="settings" />
      </summary>
      <div class="settings-sheet">
        <label class="check">
          <input
            type="checkbox"
            checked={!settings.still.value}
            onChange={({ currentTarget }) => (settings.still.value = !currentTarget.checked)}
          />
          {words.animations}
        </label>
        <fieldset disabled={settings.still.value}>
          <legend>{words.pace}</legend>
          {paces.map((pace) => (
            <label key={pace} class="check">
              <input
                type="radio"
                name="pace"
                checked={settings.pace.value === pace}
                onChange={() => (settings.pace.value = pace)}
              />
              {words.paces[pace]}
            </label>
          ))}
        </fieldset>
      </div>
    </details>
  );
};

const paces = Object.keys(PACES) as readonly Pace[];
