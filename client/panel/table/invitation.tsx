import { useMemo, useState } from 'preact/hooks';
import { encode } from 'uqr';
import { tableAddress } from '../address.js';
import { copied } from './copied.js';
import { useAround, useAt } from './seated.js';

/** The address of this table, to be sent or pointed a phone at. */
export const Invitation = () => {
  const at = useAt();
  const { seats: words } = useAround();
  const [said, setSaid] = useState('');
  const address = new URL(tableAddress(at.id), location.href).href;
  const copy = async (): Promise<void> => setSaid((await copied(address)) ? words.copied : words.notCopied);
  return (
    <section class="paper invitation" aria-label={words.invite}>
      <h2>{words.invite}</h2>
      <Code text={address} name={words.code} />
      <p class="quiet">{words.inviteWhy}</p>
      <input
        type="text"
        readOnly
        value={address}
        aria-label={words.invite}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="row">
        <button type="button" class="deed" onClick={() => void copy()}>
          {words.copy}
        </button>
        <span role="status">{said}</span>
      </div>
    </section>
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
