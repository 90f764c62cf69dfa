import type { ComponentChildren } from 'preact';
import { LanguageChoice } from '../language-choice.js';
import { useWords } from '../hall.js';
import { Icon } from './icon.js';
import { useAround, useAt } from './seated.js';
import { PACES } from './settings.js';
import type { Pace } from './settings.js';
import './settings-menu.css';

/** How one likes to be spoken to, to watch, and to be called. */
export const SettingsMenu = () => {
  const at = useAt();
  const { settings: words } = useAround();
  const { language } = useWords();
  return (
    <details class="settings">
      <summary class="sign" aria-label={words.title} title={words.title}>
        <Icon sign="settings" />
      </summary>
      <div class="settings-sheet">
        <div class="settings-language">
          <span aria-hidden="true">{language}</span>
          <LanguageChoice load={(chosen) => at.spoken.wordsIn(chosen)} />
        </div>
        <Motion />
        <Alert />
      </div>
    </details>
  );
};

const Motion = () => {
  const { settings } = useAt();
  const { settings: words } = useAround();
  return (
    <>
      <Tick isOn={!settings.still.value} wish={(isOn) => (settings.still.value = !isOn)}>
        {words.animations}
      </Tick>
      <fieldset class="settings-paces" disabled={settings.still.value}>
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
    </>
  );
};

const paces = Object.keys(PACES) as readonly Pace[];

const Alert = () => {
  const { alert, settings } = useAt();
  const { settings: words } = useAround();
  const consent = alert.consent.value;
  const wishNotices = async (isOn: boolean, box: HTMLInputElement): Promise<void> => {
    await alert.wishNotices(isOn);
    // Whoever gave no answer has changed nothing, but for the tick.
    box.checked = alert.isNoticing.peek();
  };
  return (
    <fieldset>
      <legend>{words.myTurn}</legend>
      <Tick isOn={settings.sound.value} wish={(isOn) => alert.wishSound(isOn)}>
        {words.sound}
      </Tick>
      <Tick isOn={alert.isNoticing.value} isPossible={consent !== 'missing'} wish={wishNotices}>
        {words.notices}
      </Tick>
      <p class="quiet" role="status">
        {consent === 'refused' || consent === 'missing' ? words.noNotices[consent] : ''}
      </p>
    </fieldset>
  );
};

interface TickShown {
  readonly isOn: boolean;
  readonly isPossible?: boolean;
  readonly wish: (isOn: boolean, box: HTMLInputElement) => unknown;
  readonly children: ComponentChildren;
}

const Tick = ({ isOn, isPossible = true, wish, children }: TickShown) => (
  <label class="check">
    <input
      type="checkbox"
      checked={isOn}
      disabled={!isPossible}
      onChange={({ currentTarget }) => wish(currentTarget.checked, currentTarget)}
    />
    {children}
  </label>
);
