import { Dialog } from '../panel/dialog.js';
import { useConsole } from './console.js';

/** Which keys do what. */
export const KeysDialog = ({ close }: { readonly close: () => void }) => {
  const { keys } = useConsole().words;
  return (
    <Dialog title={keys.title} close={close}>
      <dl class="console-key-list">
        {keys.all.map(({ keys: pressed, does }) => (
          <div key={does}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
