import { LOBBY } from '../address.js';
import { Icon } from './icon.js';
import { InviteToWatch } from './invitation.js';
import { LineState } from './line-state.js';
import { useAround, useAt } from './seated.js';
import { SettingsMenu } from './settings-menu.js';

/** What is played here, how the line is, the ways out and the settings. */
export const TableHead = () => {
  const at = useAt();
  const words = useAround();
  return (
    <header class="table-head">
      <a class="sign" href={LOBBY} aria-label={words.place.toLobby} title={words.place.toLobby}>
        <Icon sign="lobby" />
      </a>
      <h1 class="table-name">{at.face.value?.game.title ?? words.place.coming}</h1>
      <TextKey />
      <LineState />
      {at.now.value !== null && at.now.value.status !== 'open' && <InviteToWatch />}
      <SettingsMenu />
    </header>
  );
};

/** Lays the table in words over the board, where there is a board to lay it over. */
const TextKey = () => {
  const at = useAt();
  const { text } = useAround();
  const isSeen = at.isTextSeen.value;
  const name = isSeen ? text.hide : text.read;
  if (at.board.isMissing || at.now.value?.status === 'open') return null;
  return (
    <button
      type="button"
      class="sign text-key"
      aria-pressed={isSeen}
      aria-label={name}
      title={name}
      onClick={() => (at.isTextSeen.value = !isSeen)}
    >
      <Icon sign={isSeen ? 'close' : 'text'} />
    </button>
  );
};
