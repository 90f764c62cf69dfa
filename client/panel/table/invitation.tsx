import { useMemo, useState } from 'preact/hooks';
import { encode } from 'uqr';
import { tableAddress } from '../address.js';
import { Dialog } from '../dialog.js';
import { copied } from './copied.js';
import { Icon } from './icon.js';
import { useAround, useAt } from './seated.js';
import './invitation.css';

/** The address of this table before the start, to be sent or pointed a phone at. */
export const Invitation = () => {
  const { seats: words } = useAround();
  return (
    <section class="paper invitation" aria-label={words.invite}>
      <h2>{words.invite}</h2>
      <Address name={words.invite} why={words.inviteWhy} />
    </section>
  );
};

/** The same once the game is under way or over, for who may watch it. */
export const InviteToWatch = () => {
  const { seats: words } = useAround();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="sign invite-key"
        aria-label={words.inviteToWatch}
        title={words.inviteToWatch}
        onClick={() => setOpen(true)}
      >
        <Icon sign="invite" />
      </button>
      {isOpen && (
        <Dialog title={words.inviteToWatch} close={() => setOpen(false)}>
          <div class="invitation">
            <Address name={words.inviteToWatch} why={words.inviteToWatchWhy} />
          </div>
        </Dialog>
      )}
    </>
  );
};

const Address = ({ name, why }: { readonly name: string; readonly why: string }) => {
  const at = useAt();
  const { seats: words } = useAround();
  const [said, setSaid] = useState('');
  const address = new URL(tableAddress(at.id), location.href).href;
  const copy = async (): Promise<void> => setSaid((await copied(address)) ? words.copied : words.notCopied);
  return (
    <>
      <Code text={address} name={words.code} />
      <p class="quiet">{why}</p>
      <input
        type="text"
        readOnly
        value={address}
        aria-label={name}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="row">
        <button type="button" class="deed" onClick={() => void copy()}>
          {words.copy}
        </button>
        <span role="status">{said}</span>
      </div>
    </>
  );
};

const Code = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 2 }), [text]);
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shape-rendering="crispEdges">
      <path d={path} />
    </svg>
  );
};
